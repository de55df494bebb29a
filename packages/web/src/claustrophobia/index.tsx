import { createMemo, createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { type CaveTableOf, createChoice, type Refused } from './choice.ts';
import { ChroniclePanel, NewestLine } from './chronicle/index.tsx';
import { arrangementFor } from './layout.ts';
import { CaveMap } from './map/Map.tsx';
import { createView } from './map/view.ts';
import { createWishes } from './map/wishes.ts';
import { obey } from './obey.ts';
import { createDesk } from './panels/desk.ts';
import { commandOf } from './panels/keys.ts';
import { Prompt } from './panels/Prompt.tsx';
import { pickWarrior } from './panels/pick-warrior.ts';
import { RefusalAtButton, RefusalOnMap } from './panels/Refusal.tsx';
import { Side } from './panels/Side.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { WarriorCards, WarriorTabs } from './panels/Warriors.tsx';
import { Scenes } from './Scenes.tsx';
import './Cave.css';

const Sheet = lazy(() => import('./panels/Sheet.tsx').then(module => ({ default: module.Sheet })));

/** Where keys belong to the browser: typing, and whatever covers the table. */
const elsewhere =
  'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], .cave-chooser';

const isCovered = ({ at }: Refused) => at?.closest('dialog') != null;

/** Claustrophobia on the table: the map, the panels around it, and the scenes that cover them. */
export function ClaustrophobiaTable(props: { table: CaveTableOf }) {
  let stage!: HTMLDivElement;
  let prompt: HTMLDivElement | undefined;
  const choice = createChoice(props.table);
  const desk = createDesk(props.table, choice);
  const [size, setSize] = createSignal([innerWidth, innerHeight] as const, { equals: false });
  const [covered, setCovered] = createSignal(0);
  const arrangement = createMemo(() => arrangementFor(...size()));
  const isSheet = () => arrangement() === 'sheet';
  const sight = createView(
    props.table,
    choice,
    () => stage,
    () => (isSheet() ? { covered: 0, smallest: 0.78 } : { covered: covered(), smallest: 0.52 }),
  );
  const wishes = createWishes(props.table, choice);
  const hands = { ...desk, sight, wishes };
  const pick = (who: string, at: Element) => pickWarrior(desk, wishes, who, at);

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
    obey(hands, command);
  }

  onMount(() => {
    const measure = () => setSize([document.documentElement.clientWidth, innerHeight]);
    const prompts = new ResizeObserver(() => setCovered(prompt?.offsetHeight ?? 0));
    if (prompt) prompts.observe(prompt);
    measure();
    addEventListener('resize', measure);
    document.addEventListener('keydown', press);
    onCleanup(() => {
      prompts.disconnect();
      removeEventListener('resize', measure);
      document.removeEventListener('keydown', press);
    });
  });

  return (
    <div class="cave" data-arrangement={arrangement()} data-moment={props.table.snapshot().moment}>
      <TopBar {...desk} />
      <NewestLine table={props.table} />
      <div class="cave-stage" ref={stage}>
        <CaveMap {...hands} />
        <div class="cave-prompt-place" ref={prompt}>
          <Show when={!isSheet()}>
            <Prompt {...hands} />
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
              <Show
                when={arrangement() === 'wide'}
                fallback={<WarriorTabs {...hands} onPick={pick} />}
              >
                <WarriorCards {...hands} onPick={pick} />
              </Show>
            </div>
            <Side {...desk} chronicle={<ChroniclePanel {...desk} />} />
          </>
        }
      >
        <Suspense>
          <Sheet {...hands} onPick={pick} />
        </Suspense>
      </Show>
      <Scenes {...desk} />
      <Show when={isAtButton(choice.refusal()) && choice.refusal()} keyed>
        {refused => <RefusalAtButton refused={refused} />}
      </Show>
    </div>
  );
}
