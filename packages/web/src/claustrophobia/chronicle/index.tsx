import type { TokenSide } from '@oubliette/art';
import { createMemo, Show } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { playerName } from '../../match/names.ts';
import { Lead } from '../../table/chronicle/Lead.tsx';
import { ReadOut, Roll } from '../../table/chronicle/Roll.tsx';
import { SealedChance } from '../../table/SealedChance.tsx';
import type { CaveChoice, CaveTableOf } from '../seen/choice.ts';
import { ownRole } from '../seen/reading.ts';
import { tellStory } from '../story/happened.ts';
import type { CaveStoryLine } from '../story/story.ts';
import { actorNames, type Party, phaseName } from '../words/index.ts';
import { leadOf } from './lead.ts';
import { text } from './messages.ts';
import './Chronicle.css';

interface ChronicleProps {
  readonly table: CaveTableOf;
  readonly choice: CaveChoice;
  /** A line has led to its moment. */
  readonly onReplay?: () => void;
}

const SIDES: Readonly<Record<Party, TokenSide>> = { human: 'humans', demon: 'demon' };

/** Everything that happened; a line points at its tiles and leads to its moment. */
function ChronicleRoll(props: ChronicleProps) {
  const snapshot = () => props.table.snapshot();
  const names = createMemo(() => actorNames(snapshot().view));
  return (
    <Roll
      lines={storyOf(props.table, snapshot().chapters)}
      sideOf={({ party }) => party && SIDES[party]}
      wordsOf={({ words }) => <Lead words={words} lead={leadOf(words, names())} />}
      headingOf={({ round, phase }, before) =>
        before?.round === round && before.phase === phase
          ? undefined
          : text().heading(round, phaseName(phase))
      }
      onReplay={({ moment }) => {
        props.onReplay?.();
        void props.table.look(moment);
      }}
      onPoint={({ cells }, here) => props.choice.mark(here ? cells : [])}
      empty={text().empty}
    >
      <SealedChance promises={snapshot().promises} />
    </Roll>
  );
}

function storyOf(table: CaveTableOf, chapters: ReturnType<CaveTableOf['news']>): CaveStoryLine[] {
  const { view, players } = table.snapshot();
  const you = ownRole(table.snapshot());
  return tellStory(chapters, view, seat => playerName(players, seat), you);
}

/** The chronicle as a panel of the table. */
export function ChroniclePanel(props: ChronicleProps) {
  const round = () => props.table.snapshot().view.facts.round;
  return (
    <Panel
      class="cave-chronicle"
      title={text().title}
      aside={<Show when={round() > 0}>{text().round(round())}</Show>}
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
      <ChronicleRoll {...props} onReplay={props.onClose} />
    </Dialog>
  );
}

/** The newest lines for those who do not see them. */
export const NewestLine = (props: { readonly table: CaveTableOf }) => (
  <ReadOut lines={storyOf(props.table, props.table.news())} />
);
