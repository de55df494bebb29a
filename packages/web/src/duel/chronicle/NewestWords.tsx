import { ReadOut } from '../../table/chronicle/Roll.tsx';
import type { DuelTableOf } from '../seen/choice.ts';
import { tellStory } from '../story/happened.ts';
import { createWordsTo } from './words-to.ts';

/** The newest lines for those who do not see them. */
export function NewestWords(props: { readonly table: DuelTableOf }) {
  const snapshot = () => props.table.snapshot();
  const words = createWordsTo(snapshot);
  return <ReadOut lines={tellStory(props.table.news(), snapshot().view, words())} />;
}
