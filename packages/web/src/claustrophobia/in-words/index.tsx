import { createMemo } from 'solid-js';
import { InWords as AnyInWords } from '../../table/in-words/InWords.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { doingsOf } from './doings.ts';
import { positionWords } from './position.ts';

/** Claustrophobia in words: what can be done, and how everything stands. */
export function InWords(props: CaveDesk) {
  const { choice } = props;
  const snapshot = () => props.table.snapshot();
  const passages = createMemo(() => positionWords(snapshot().view, snapshot().decision));
  const doings = createMemo(() =>
    props.table.looking()
      ? []
      : doingsOf(snapshot(), choice.selected(), actions => void choice.perform(actions)),
  );
  return <AnyInWords desk={props} passages={passages()} doings={doings()} />;
}
