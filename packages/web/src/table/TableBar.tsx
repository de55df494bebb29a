import type { ParentProps } from 'solid-js';
import { InBar } from '../components/BarSlot.tsx';
import type { DeskWith } from './desk.ts';

type TableBarProps = ParentProps<{
  readonly class: string;
  readonly desk: DeskWith<'menu'>;
  readonly menu: string;
  /** How many sides find their place in it. */
  readonly players?: number;
}>;

/** What a table shows in the bar of the page: how the game stands, and the way to the menu. */
export const TableBar = (props: TableBarProps) => (
  <InBar>
    <div class={props.class} data-players={props.players}>
      {props.children}
      <button
        type="button"
        class="bar-link"
        aria-keyshortcuts="m"
        onClick={() => props.desk.openDialog('menu')}
      >
        {props.menu}
      </button>
    </div>
  </InBar>
);
