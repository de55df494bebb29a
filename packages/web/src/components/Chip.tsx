import type { PictogramName } from '@oubliette/art';
import { type ParentProps, Show } from 'solid-js';
import { Pictogram } from './Pictogram.tsx';
import './Chip.css';

type Verdict = 'good' | 'bad' | 'chosen' | 'unasked';

/** A word or two in a box: an object held, a state, a verdict. */
export function Chip(props: ParentProps<{ sign?: PictogramName; verdict?: Verdict | undefined }>) {
  return (
    <span class="chip" data-verdict={props.verdict}>
      <Show when={props.sign}>{sign => <Pictogram name={sign()} />}</Show>
      {props.children}
    </span>
  );
}
