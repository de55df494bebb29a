import { geometry } from '@oubliette/dungeon-twister/drawing';
import { createMemo, lazy, Show, Suspense } from 'solid-js';
import { lately } from '../components/lately.ts';
import { Panel } from '../components/Panel.tsx';
import { createScreen } from '../components/screen.ts';
import { isElsewhere } from '../table/covered.ts';
import { ReplaySlot } from '../table/ReplaySlot.tsx';
import { UnderCurtain } from '../table/UnderCurtain.tsx';
import { ChroniclePanel, NewestLine } from './chronicle/index.tsx';
import { isTurned, layoutFor } from './layout.ts';
import { MazeStage, RefusalAtButton, tendMaze } from './MazeStage.tsx';
import { obey } from './obey.ts';
import { HandPanel } from './panels/HandPanel.tsx';
import { Here } from './panels/Here.tsx';
import { commandOf } from './panels/keys.ts';
import { phaseOf } from './panels/phase.ts';
import { TopBar } from './panels/TopBar.tsx';
import { Scenes } from './Scenes.tsx';
import { createChoice, type DuelTableOf } from './seen/choice.ts';
import { createDesk } from './seen/desk.ts';
import { planIn } from './seen/reading.ts';
import './Duel.css';

const ForcesTable = lately(() => import('./forces/index.tsx'), 'ForcesTable');
const SetUpPanel = lately(() => import('./setup/index.tsx'), 'SetUpPanel');
const Sheet = lazy(() => import('./panels/Sheet.tsx').then(module => ({ default: module.Sheet })));

/** Forces are chosen before there is a board to look at. */
const CHOOSING: ReadonlySet<string | undefined> = new Set([
  'pairs',
  'picks',
  'gathering',
  'removal',
]);

/** The duel on the table: the board, the panels around it, and the scenes that cover them. */
export function DuelTable(props: { table: DuelTableOf }) {
  let stage!: HTMLDivElement;
  const choice = createChoice(props.table);
  const desk = createDesk(props.table, choice);
  const size = createScreen(press);
  const plan = createMemo(() => planIn(props.table.snapshot().view));
  const layout = createMemo(() => layoutFor(...size(), plan()));
  const isSheet = () => layout().arrangement === 'sheet';
  const isSetUp = () => phaseOf(props.table.snapshot()) === 'set-up';
  const isChoosing = createMemo(() => CHOOSING.has(props.table.snapshot().view.asked?.kind));
  const plane = createMemo(() => {
    const portrait = isTurned(layout().arrangement, plan());
    return geometry(layout().square, { ...plan(), portrait });
  });

  tendMaze(desk);

  function press(event: KeyboardEvent): void {
    if (props.table.handOver() !== null || isElsewhere(event.target)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    obey(desk, command);
  }

  return (
    <div
      class="duel"
      data-arrangement={layout().arrangement}
      data-dock={layout().isAside && 'aside'}
      data-moment={props.table.snapshot().moment}
      data-shape={plan().shape}
      style={{ '--band': `${layout().band}px` }}
    >
      <TopBar {...desk} />
      <NewestLine table={props.table} />
      <UnderCurtain table={desk.match}>
        <Show
          when={!isChoosing()}
          fallback={
            <Suspense>
              <ForcesTable {...desk} isSheet={isSheet()} />
            </Suspense>
          }
        >
          <MazeStage
            desk={desk}
            geometry={plane()}
            isSheet={isSheet()}
            ref={element => {
              stage = element;
            }}
          />
          <Show
            when={isSheet()}
            fallback={
              <div class="duel-band">
                <Show when={props.table.looking()} fallback={<Here {...desk} />}>
                  <ReplaySlot />
                </Show>
                <Show when={isSetUp() && !props.table.looking()} fallback={<HandPanel {...desk} />}>
                  <Suspense fallback={<Panel class="duel-panel" />}>
                    <SetUpPanel {...desk} geometry={plane()} />
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
                setUp={<SetUpPanel {...desk} geometry={plane()} />}
              />
            </Suspense>
          </Show>
        </Show>
      </UnderCurtain>
      <Scenes {...desk} />
      <RefusalAtButton desk={desk} isSheet={isSheet()} />
    </div>
  );
}
