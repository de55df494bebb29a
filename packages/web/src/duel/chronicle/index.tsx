import { createResource, Show } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { spoken } from '../../i18n/catalogue.ts';
import { playerName } from '../../match/names.ts';
import { readerOf } from '../../match/reader.ts';
import { Lead } from '../../table/chronicle/Lead.tsx';
import { ReadOut, Roll } from '../../table/chronicle/Roll.tsx';
import type { Choice, DuelSnapshot, DuelTableOf } from '../seen/choice.ts';
import { type Line, tellStory } from '../words/index.ts';
import { leadOf } from './lead.ts';
import { text } from './messages.ts';
import { taleOf } from './tale.ts';
import './Chronicle.css';

interface ChronicleProps {
  readonly table: DuelTableOf;
  readonly choice: Choice;
  /** Who tells the story, where it is not the duel's. */
  readonly story?: (() => readonly Line[]) | undefined;
  /** Two turns make a round, and rounds are counted. */
  readonly rounds?: boolean;
}

const roundOf = (turn: number): number => Math.ceil(turn / 2);

/** How the story is told to whoever sits alone; until that is fetched, as to everybody. */
function createWordsTo(snapshot: () => DuelSnapshot) {
  /** Before the first action there is nothing to tell yet. */
  const isTold = () => snapshot().machine !== undefined && snapshot().chapters.length > 0;
  const [you] = createResource(isTold, () => spoken(import('../words/you/index.ts')));
  return () => {
    const reader = readerOf(snapshot());
    const fetched = you.state === 'ready' ? you() : undefined;
    return reader === null ? undefined : fetched?.wordsTo(reader);
  };
}

/** Everything that happened; a line points at its squares and leads to its moment. */
function ChronicleRoll(props: ChronicleProps) {
  const snapshot = () => props.table.snapshot();
  const words = createWordsTo(snapshot);

  function headingOf({ turn, active }: Line, before: Line | undefined): string | undefined {
    if (before?.turn === turn) return undefined;
    if (turn === 0 || active === null) return text().setUp;
    const isYou = props.rounds ? active === 'yellow' : active === readerOf(snapshot());
    const name = isYou ? text().you : playerName(snapshot().players, active);
    return props.rounds ? text().roundHeading(roundOf(turn), name) : text().heading(turn, name);
  }

  return (
    <Roll
      lines={props.story?.() ?? taleOf(snapshot(), words())}
      sideOf={({ seat }) => seat}
      wordsOf={({ words }) => <Lead words={words} lead={leadOf(words)} />}
      headingOf={headingOf}
      onReplay={({ moment }) => void props.table.look(moment)}
      onPoint={({ cells }, here) => props.choice.mark(here ? cells : [])}
      empty={text().empty}
    />
  );
}

/** The chronicle as a panel of the table. */
export function ChroniclePanel(props: ChronicleProps) {
  const turn = () => props.table.snapshot().view.turn;
  return (
    <Panel
      class="duel-panel duel-chronicle"
      title={text().title}
      aside={
        <Show when={turn() > 0}>
          {props.rounds ? text().round(roundOf(turn())) : text().turn(turn())}
        </Show>
      }
    >
      <ChronicleRoll {...props} />
    </Panel>
  );
}

/** The whole chronicle over the table, where there is no place for a panel. */
export function ChronicleDialog(
  props: ChronicleProps & { readonly open: boolean; readonly onClose: () => void },
) {
  return (
    <Dialog title={text().title} open={props.open} onClose={props.onClose}>
      <ChronicleRoll {...props} />
    </Dialog>
  );
}

/** The newest lines for those who do not see them. */
export const NewestLine = (props: { readonly table: DuelTableOf }) => (
  <ReadOut lines={tellStory(props.table.news(), props.table.snapshot().view)} />
);
