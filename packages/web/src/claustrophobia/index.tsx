import { createMemo, createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { createScreen } from '../components/screen.ts';
import { closeRefusalOutside, isAtButton, isElsewhere } from '../table/covered.ts';
import { RefusalAtButton } from '../table/Refusal.tsx';
import { ReplaySlot } from '../table/ReplaySlot.tsx';
import { UnderCurtain } from '../table/UnderCurtain.tsx';
import { ChroniclePanel, NewestLine } from './chronicle/index.tsx';
import { createDesk } from './desk/desk.ts';
import { passWhereIdle } from './desk/passing.ts';
import { arrangementFor } from './layout.ts';
import { CaveMap } from './map/Map.tsx';
import { createView } from './map/view.ts';
import { createWishes } from './map/wishes.ts';
import { obey } from './obey.ts';
import { commandOf } from './panels/keys.ts';
import { Prompt } from './panels/Prompt.tsx';
import { pickWarrior } from './panels/pick-warrior.ts';
import { RefusalOnMap } from './panels/Refusal.tsx';
import { Side } from './panels/Side.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { WarriorCards } from './panels/Warriors.tsx';
import { Scenes } from './Scenes.tsx';
import { type CaveTableOf, createChoice } from './seen/choice.ts';
import { refusalWords } from './words/refusal.ts';
import './Cave.css';

const Sheet = lazy(() => import('./panels/Sheet.tsx').then(module => ({ default: module.Sheet })));

/** What a question with several attacks needs of the map's lower edge, so that no later one moves the map. */
const QUESTION = 104;

/** Claustrophobia on the table: the map, the panels around it, and the scenes that cover them. */
export function ClaustrophobiaTable(props: { table: CaveTableOf }) {
  let stage!: HTMLDivElement;
  let prompt: HTMLDivElement | undefined;
  const { table } = props;
  passWhereIdle(table);
  const choice = createChoice(table);
  const desk = createDesk(table, choice);
  const size = createScreen(press);
  const [covered, setCovered] = createSignal(QUESTION);
  const arrangement = createMemo(() => arrangementFor(...size()));
  const isSheet = () => arrangement() === 'sheet' || arrangement() === 'beside';
  const sight = createView(
    table,
    choice,
    () => stage,
    () => (isSheet() ? { covered: 0, smallest: 0.7 } : { covered: covered(), smallest: 0.52 }),
  );
  const wishes = createWishes(table, choice);
  const hands = { ...desk, sight, wishes };
  const pick = (who: string, at: Element) => pickWarrior(desk, wishes, who, at);

  closeRefusalOutside(choice);

  /** On phones the sheet answers. */
  const atButton = () => {
    const refused = choice.refusal();
    return refused && !isSheet() && isAtButton(refused) ? refused : null;
  };

  function press(event: KeyboardEvent): void {
    if (table.handOver() !== null || isElsewhere(event.target)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    obey(hands, command);
  }

  onMount(() => {
    // The most that a question has needed so far: the map does not leap with every question.
    const prompts = new ResizeObserver(() =>
      setCovered(most =>
        Math.min(Math.max(most, prompt?.offsetHeight ?? 0), stage.clientHeight / 3),
      ),
    );
    if (prompt) prompts.observe(prompt);
    onCleanup(() => prompts.disconnect());
  });

  return (
    <div class="cave" data-arrangement={arrangement()} data-moment={table.snapshot().moment}>
      <TopBar {...desk} />
      <NewestLine table={table} />
      <UnderCurtain table={desk.match}>
        <div class="cave-stage" ref={stage}>
          <CaveMap {...hands} />
          <div class="cave-prompt-place" ref={prompt}>
            <Show when={!isSheet()}>
              <Show when={!table.looking()} fallback={<ReplaySlot />}>
                <Prompt {...hands} />
              </Show>
            </Show>
          </div>
          <Show when={!isSheet() && choice.refusal()?.cell != null && choice.refusal()}>
            {refused => <RefusalOnMap sight={sight} refused={refused()} />}
          </Show>
        </div>
        <Show
          when={isSheet()}
          fallback={
            <>
              <div class="cave-band">
                <WarriorCards {...hands} onPick={pick} />
              </div>
              <Side {...desk} chronicle={<ChroniclePanel {...desk} />} />
            </>
          }
        >
          <Suspense>
            <Sheet {...hands} onPick={pick} />
          </Suspense>
        </Show>
      </UnderCurtain>
      <Scenes {...desk} />
      <Show when={atButton()} keyed>
        {refused => <RefusalAtButton at={refused.at} words={refusalWords(refused.refusal)} />}
      </Show>
    </div>
  );
}
