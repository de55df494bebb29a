import { type JSX, Show, Suspense } from 'solid-js';
import { Fetching } from '../components/Fetching.tsx';
import type { DeskWith } from './desk.ts';

interface LateDialogsProps {
  readonly desk: DeskWith<'counsel' | 'words'>;
  readonly counsel: JSX.Element;
  readonly words: JSX.Element;
}

/** The dialogs of a table that nobody fetches before they are asked for. */
export const LateDialogs = (props: LateDialogsProps) => (
  <Suspense fallback={<Fetching />}>
    <Show when={props.desk.dialog() === 'counsel'}>{props.counsel}</Show>
    <Show when={props.desk.dialog() === 'words'}>{props.words}</Show>
  </Suspense>
);
