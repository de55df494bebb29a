import type { Shape } from '@oubliette/kernel';
import type { ParentProps } from 'solid-js';
import type { MatchTable } from '../match/contract.ts';
import './UnderCurtain.css';

type UnderCurtainProps = ParentProps<{ readonly table: Pick<MatchTable<Shape>, 'handOver'> }>;

/** What of a table lies under the curtain: neither keys nor screen readers reach it there. Scenes stand before it. */
export const UnderCurtain = (props: UnderCurtainProps) => (
  <div class="under-curtain" inert={props.table.handOver() !== null}>
    {props.children}
  </div>
);
