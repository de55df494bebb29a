import { geometry } from '@oubliette/dungeon-twister/drawing';
import { createMemo, lazy, Show, Suspense } from 'solid-js';
import { createScreen } from '../board/screen.ts';
import { Panel } from '../components/Panel.tsx';
import { ReplaySlot } from '../match/ReplaySlot.tsx';
import { Board } from './board/Board.tsx';
import { createChoice, type DuelTableOf, type Refused } from './choice.ts';
import { ChroniclePanel, NewestLine } from './chronicle/index.tsx';
import { closeRefusalOutside, followTheEye, keepTheFocus } from './follow.ts';
import { layoutFor } from './layout.ts';
import { obey } from './obey.ts';
import { createDesk } from './panels/desk.ts';
import { HandPanel } from './panels/HandPanel.tsx';
import { Here } from './panels/Here.tsx';
import { commandOf } from './panels/keys.ts';
import { phaseOf } from './panels/phase.ts';
import { TopBar } from './panels/TopBar.tsx';
import { Scenes } from './Scenes.tsx';
import './Duel.css';

const SetUpPanel = lazy(() =>
  import('./setup/index.tsx').then(module => ({ default: module.SetUpPanel })),
);
const Sheet = lazy(() => import('./panels/Sheet.tsx').then(module => ({ default: module.Sheet })));
const refusals = () => import('./panels/Refusal.tsx');
const RefusalOnBoard = lazy(() => refusals().then(all => ({ default: all.RefusalOnBoard })));
const RefusalAtButton = lazy(() => refusals().then(all => ({ default: all.RefusalAtButton })));

/** Where keys belong to the browser: typing, and whatever covers the table. */
const elsewhere =
  'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], .chooser';

const isCovered = ({ at }: Refused) => at?.closest('dialog') != null;

/** The duel on the table: the board, the panels around it, and the scenes that cover them. */
export function DuelTable(props: { table: DuelTableOf }) {
  let stage!: HTMLDivElement;
  const choice = createChoice(props.table);
  const desk = createDesk(props.table, choice);
  const size = createScreen(press);
  const long = () => props.table.snapshot().view.long;
  const layout = createMemo(() => layoutFor(...size(), long()));
  const isSheet = () => layout().arrangement === 'sheet';
  const isSetUp = () => phaseOf(props.table.snapshot()) === 'set-up';
  const plane = createMemo(() => geometry(layout().square, { portrait: isSheet(), long: long() }));

  followTheEye(props.table, choice, isSheet);
  keepTheFocus(props.table, choice);
  closeRefusalOutside(choice);

  /** Scenes answer for themselves, and on phones the sheet does. */
  const isAtButton = (refused: Refused | null) =>
    refused !== null && refused.cell === null && !isSheet() && !isCovered(refused);

  function press(event: KeyboardEvent): void {
    const { target } = event;
    if (props.table.handOver() !== null) return;
    if (!(target instanceof Element) || target.closest(elsewhere)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    obey(desk, command);
  }

  return (
    <div
      class="duel"
      data-arrangement={layout().arrangement}
      data-moment={props.table.snapshot().moment}
      style={{ '--band': `${layout().band}px` }}
    >
      <TopBar {...desk} />
      <NewestLine table={props.table} />
      <div class="duel-stage" ref={stage}>
        <Board
          table={props.table}
          choice={choice}
          geometry={plane()}
          looking={props.table.looking()}
        />
        <Suspense>
          <Show when={!isSheet() && choice.refusal()?.cell != null && choice.refusal()}>
            {refused => <RefusalOnBoard {...desk} geometry={plane()} refused={refused()} />}
          </Show>
        </Suspense>
      </div>
      <Show
        when={isSheet()}
        fallback={
          <div class="duel-band">
            <Show when={props.table.looking()} fallback={<Here {...desk} />}>
              <ReplaySlot />
            </Show>
            <Show when={isSetUp() && !props.table.looking()} fallback={<HandPanel {...desk} />}>
              <Suspense fallback={<Panel class="duel-panel" />}>
                <SetUpPanel {...desk} />
              </Suspense>
            </Show>
            <ChroniclePanel {...desk} />
          </div>
        }
      >
        <Suspense>
          <Sheet
            {...desk}
            geometry={plane()}
            stage={() => stage}
            setUp={<SetUpPanel {...desk} />}
          />
        </Suspense>
      </Show>
      <Scenes {...desk} />
      <Suspense>
        <Show when={isAtButton(choice.refusal()) && choice.refusal()} keyed>
          {refused => <RefusalAtButton refused={refused} />}
        </Show>
      </Suspense>
    </div>
  );
}
