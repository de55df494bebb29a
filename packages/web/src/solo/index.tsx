import { geometry } from '@oubliette/dungeon-twister/drawing';
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import type { Plane } from '../board/plane.ts';
import { Fetching } from '../components/Fetching.tsx';
import { lately } from '../components/lately.ts';
import { Panel } from '../components/Panel.tsx';
import { createScreen } from '../components/screen.ts';
import { ChroniclePanel } from '../duel/chronicle/index.tsx';
import { MazeStage, RefusalAtButton, tendMaze } from '../duel/MazeStage.tsx';
import { obey } from '../duel/obey.ts';
import { commandOf } from '../duel/panels/keys.ts';
import { phaseOf } from '../duel/panels/phase.ts';
import { createChoice, type DuelChoice } from '../duel/seen/choice.ts';
import { createDesk } from '../duel/seen/desk.ts';
import { SetUpPanel } from '../duel/setup/index.tsx';
import { explainOtherwise } from '../duel/words/gists.ts';
import { pieceName } from '../duel/words/index.ts';
import { ReadOut } from '../table/chronicle/Roll.tsx';
import { isElsewhere } from '../table/covered.ts';
import { ReplaySlot } from '../table/ReplaySlot.tsx';
import { mayAsk, tableAsDuel } from './as-duel.ts';
import { Answers } from './asked/Answers.tsx';
import { text } from './asked/messages.ts';
import { countedIn, forcedBy } from './combat/ahead.ts';
import { createHold } from './combat/hold.ts';
import { text as combat } from './combat/messages.ts';
import { createUnseen } from './combat/unseen.ts';
import { Rolls } from './dice/Rolls.tsx';
import { soloLayout } from './layout.ts';
import { showCards } from './npc/own.ts';
import { Band } from './panels/Band.tsx';
import { Dialogs } from './panels/Dialogs.tsx';
import { PhoneDock } from './panels/PhoneDock.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { roomNumbers, toComeIn } from './room-numbers.ts';
import { RowTokens } from './row/RowPanel.tsx';
import { Stock } from './row/Stock.tsx';
import { pace, speedAt } from './seen/pace.ts';
import type { SoloTableOf } from './seen/seen.ts';
import { goOn, isWaiting, watchByItself } from './seen/watching.ts';
import { WhyPanel } from './trace/WhyPanel.tsx';
import { wayPicture } from './way/picture.ts';
import { createReasoning } from './way/reasoning.ts';
import { decidingLook, targetsOn, targetsPicture, withPrice } from './way/targets.ts';
import { soloStory } from './words/index.ts';
import '../duel/Duel.css';
import './Solo.css';
import './npc/likenesses.ts';
import './npc/names.ts';

const CombatScene = lately(() => import('../duel/combat/index.tsx'), 'CombatScene');
const EndCard = lazy(() => import('./end/index.tsx').then(module => ({ default: module.EndCard })));

type Kinded = { readonly kind: string };
const isFought = ({ kind }: Kinded) => kind === 'fought';
const isPlanned = ({ kind }: Kinded) => kind === 'planned';

/** The solo game on the table: the duel's board and hand, the row of the prison, and its reasons. */
export function SoloTable(props: { table: SoloTableOf }) {
  let stage!: HTMLDivElement;
  const duel = tableAsDuel(props.table);
  const [isMoving, setMoving] = createSignal(false);
  const [isFighting, setFighting] = createSignal(false);
  const isBusy = () => isMoving() || isFighting();
  const snapshot = () => props.table.snapshot();
  showCards(() => snapshot().view.own);
  const isPrisons = () => snapshot().view.active === 'np';
  const own = createChoice(duel);
  const choice: DuelChoice = {
    ...own,
    speed: () => (isPrisons() ? speedAt(pace()) * own.speed() : own.speed()),
  };
  const desk = { ...createDesk(duel, choice), mayAsk: () => mayAsk(props.table) };
  const reasoning = createReasoning(props.table, choice);
  const story = createMemo(() => soloStory(snapshot()));
  const size = createScreen(press);
  const long = () => snapshot().view.long;
  const layout = createMemo(() => soloLayout(...size(), long()));
  const isSheet = () => layout().arrangement === 'sheet';
  const isSetUp = () => phaseOf(duel.snapshot()) === 'set-up';
  const hasReasonsBelow = () =>
    layout().hasReasonsBelow &&
    (isPrisons() || reasoning.selected() !== null) &&
    !isSetUp() &&
    !props.table.looking();
  const plane = createMemo(() => geometry(layout().square, { portrait: isSheet(), long: long() }));
  const hold = createHold(props.table, isMoving);
  const unseen = createUnseen(props.table, duel);
  const row = { table: props.table, reasoning, hold };

  tendMaze(desk);
  watchByItself(props.table, isBusy);
  onCleanup(explainOtherwise('telepath', () => text().telepath));

  /** Reasons are drawn once nothing moves over them; a forecast at once. */
  const drawn = () => {
    const reasoned = reasoning.reasoned();
    const isNews = props.table.news().some(({ events }) => events.some(isPlanned));
    const isFresh = !isMoving() && (isPrisons() || isNews);
    return reasoned?.foreseen || isFresh ? reasoned : null;
  };
  const under = (on: Plane) => {
    const way = drawn()?.way;
    return way ? wayPicture(on, way) : '';
  };
  const over = (on: Plane) => {
    const numbers = roomNumbers(on, snapshot().view);
    const { trace, turns, foreseen } = drawn() ?? {};
    if (!trace || (!foreseen && !isPrisons())) return numbers;
    const pointed = reasoning.look();
    const look = pointed === null ? decidingLook(trace) : trace.looks[pointed];
    if (!look) return numbers;
    const targets = targetsOn(look, snapshot().view, turns);
    return numbers + targetsPicture(on, pointed === null ? withPrice(targets) : targets);
  };

  function press(event: KeyboardEvent): void {
    if (isElsewhere(event.target)) return;
    if (event.key === ' ' && (isWaiting(props.table) || hold.waiting())) {
      event.preventDefault();
      if (hold.isAsked()) hold.enter();
      else if (isWaiting(props.table) && !isBusy()) goOn(props.table);
      return;
    }
    const command = commandOf(event);
    if (!command || command.name === 'standings') return;
    event.preventDefault();
    obey(desk, command);
  }

  function forced(): string | null {
    const found = forcedBy(snapshot().view);
    return found && `${pieceName(found.npc)}: ${combat().players[found.players]}.`;
  }

  function showFighting(isShown: boolean): void {
    if (isFighting() && !isShown) unseen.see();
    setFighting(isShown);
  }

  /** A combat that chance decided is shown too, once its cards are known. */
  const [hasFought, setFought] = createSignal(false);
  createEffect(
    on([snapshot, props.table.news], () => {
      const asks = duel.snapshot().view.asked?.kind;
      const hasNews = props.table.news().some(({ events }) => events.some(isFought));
      if (asks === 'fight' || asks === 'muster' || hasNews) setFought(true);
    }),
  );

  return (
    <div
      class="duel solo"
      data-arrangement={layout().arrangement}
      data-dock={layout().isAside && 'aside'}
      data-column={layout().hasColumn || undefined}
      data-moment={snapshot().moment}
      data-shape="strip"
      style={{ '--band': `${layout().band}px` }}
    >
      <TopBar table={props.table} desk={desk} reasoning={reasoning} />
      <ReadOut lines={soloStory({ chapters: props.table.news(), view: snapshot().view })} />
      <div class="solo-main">
        <MazeStage
          desk={desk}
          geometry={plane()}
          isSheet={isSheet()}
          actor={reasoning.actor}
          ref={element => {
            stage = element;
          }}
          more={{
            under,
            over,
            toCome: room => toComeIn(snapshot().view, room),
            onMoving: setMoving,
          }}
        />
        <Show
          when={isSheet()}
          fallback={
            <div class="solo-band">
              <Answers table={props.table} mark={choice.mark}>
                <Switch
                  fallback={
                    <Band {...row} desk={desk} isBusy={isBusy()} reasons={hasReasonsBelow()} />
                  }
                >
                  <Match when={props.table.looking()}>
                    <Panel class="duel-panel solo-replay">
                      <ReplaySlot />
                    </Panel>
                  </Match>
                  <Match when={isSetUp()}>
                    <SetUpPanel {...desk} geometry={plane()} />
                  </Match>
                </Switch>
              </Answers>
            </div>
          }
        >
          <PhoneDock
            {...row}
            desk={desk}
            isBusy={isBusy()}
            geometry={plane()}
            stage={() => stage}
          />
        </Show>
      </div>
      <Show when={!isSheet()}>
        <aside class="solo-side">
          <Show when={!isPrisons()}>
            <Panel class="duel-panel" title={text().inPlay}>
              <RowTokens {...row} />
              <Stock view={snapshot().view} />
            </Panel>
          </Show>
          <Rolls table={props.table} />
          <Show when={!hasReasonsBelow()}>
            <WhyPanel {...row} />
          </Show>
          <ChroniclePanel {...desk} story={story} rounds />
        </aside>
      </Show>
      <Suspense fallback={<Fetching />}>
        <Show when={hasFought() && (unseen.isUnseen() || !hold.isHeld())}>
          <CombatScene
            table={unseen.table}
            choice={choice}
            counted={(fighters, how) => countedIn(snapshot().view, fighters, how)}
            forced={forced}
            onShown={showFighting}
            onAsk={desk.mayAsk() ? () => desk.openDialog('counsel') : null}
          />
        </Show>
        <Show when={!isBusy()}>
          <EndCard table={props.table} duel={duel} />
        </Show>
      </Suspense>
      <Dialogs table={props.table} desk={desk} story={story} />
      <RefusalAtButton desk={desk} isSheet={isSheet()} />
    </div>
  );
}
