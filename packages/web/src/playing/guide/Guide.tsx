import { createEffect, createMemo, createSignal, For, on, Show, untrack } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { guideMatch, markShown, timesShown } from '../../storage/guide.ts';
import { Coach, CoachPlace } from '../coach/Coach.tsx';
import { Pointer } from '../coach/Pointer.tsx';
import { text } from './messages.ts';
import { createPatience, stretchesOf } from './patience.ts';
import { offeredOf, shownIn, topicsOf } from './topics.ts';
import './Guide.css';

/** Speaks beside a first match: what can be done now and why, of what was not yet done. */
export const Guide = (props: { readonly table: OpenedTable }) => (
  <CoachPlace>{() => <GuidePanel {...props} />}</CoachPlace>
);

function GuidePanel(props: { readonly table: OpenedTable }) {
  const present = () => props.table.present();
  const game = untrack(present).game;
  const topics = topicsOf(game);
  const [wanted, setWanted] = createSignal<string | null>(null);
  const [isShown, setShown] = createSignal(false);

  const isKnown = (id: string) =>
    timesShown(game, id) >= (topics.find(topic => topic.id === id)?.times ?? 0);
  const offered = createMemo(() => offeredOf(topics, present()));
  const patience = createPatience();
  const told = createMemo(
    () =>
      offered().find(({ topic }) => topic.id === wanted()) ??
      offered().find(({ topic }) => !isKnown(topic.id) && !patience.isOver(topic.id)) ??
      null,
  );
  createEffect(() => {
    const now = told();
    if (now) patience.tell(now.topic.id, stretchesOf(present().chapters));
  });
  const others = () => offered().filter(({ topic }) => topic.id !== told()?.topic.id);
  const words = (id: string) => text().topics[game]![id]!;

  /** What a person does after this moment counts; what was done before has been counted. */
  createEffect(
    on(
      () => present().last,
      (last, before = last) => {
        const { chapters, viewer } = present();
        const done = chapters.filter(({ moment }) => moment > before);
        const times = shownIn(topics, done, viewer);
        if (Object.keys(times).length > 0) markShown(game, times);
        setWanted(null);
        setShown(false);
        return last;
      },
    ),
  );

  const waitedFor = () => {
    const { decision, players, viewer } = present();
    const seat = decision?.seats.find(each => each !== viewer);
    return seat === undefined ? '' : playerName(players, seat);
  };
  const said = () => {
    const now = told();
    if (now) return words(now.topic.id);
    if (present().outcome !== null) return text().over;
    if (offered().length > 0) return text().quiet;
    if (present().legal.length > 0) return text().answer;
    return { title: text().waiting.title, words: text().waiting.words(waitedFor()) };
  };
  const tone = () => (told() ? 'task' : 'quiet');

  return (
    <>
      <Coach
        label={text().named(said().title)}
        tone={tone()}
        head={
          <>
            <span class="guide-name">{text().name}</span>
            <h1 class="coach-name">{said().title}</h1>
          </>
        }
        words={
          <>
            <p>
              {said().words} <Show when={told()}>{now => <RuleLink id={now().topic.rule} />}</Show>
            </p>
            <Show when={others().length > 0}>
              <p class="guide-also">
                {text().also}
                <For each={others()}>
                  {({ topic }) => (
                    <button
                      type="button"
                      data-known={isKnown(topic.id) || undefined}
                      onClick={() => setWanted(topic.id)}
                    >
                      {words(topic.id).title}
                    </button>
                  )}
                </For>
              </p>
            </Show>
          </>
        }
        ways={
          <>
            <Show when={told()}>
              <Button size="small" aria-pressed={isShown()} onClick={() => setShown(!isShown())}>
                {text().show}
              </Button>
            </Show>
            <Button size="small" onClick={() => guideMatch(game, null)}>
              {text().enough}
            </Button>
          </>
        }
      />
      <Show when={isShown() && told()}>{now => <Pointer place={now().place} />}</Show>
    </>
  );
}
