import {
  createEffect,
  createSignal,
  createUniqueId,
  For,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { Button, LinkButton } from '../../../components/Button.tsx';
import { hrefOfChapter } from '../../../ledger/place.ts';
import { beside, closeBeside } from '../../../router/beside.ts';
import { Blocks } from '../Blocks.tsx';
import { Contents } from '../Contents.tsx';
import { text } from '../messages.ts';
import { Rule } from '../Rule.tsx';
import { createReading, type OpenedChapter } from '../reading.ts';
import { Unknown } from '../Unknown.tsx';
import '../Parchment.css';
import './Beside.css';

/**
 * The rules in a drawer beside whatever is being done: one rule, or a chapter. Where a scene has the
 * screen for itself, the drawer takes it over; otherwise the table can be played on.
 */
export function RulesBeside() {
  let drawer!: HTMLDialogElement;
  let page!: HTMLDivElement;
  let title!: HTMLHeadingElement;
  const label = createUniqueId();
  const path = () => beside() ?? '';
  const { place, reading, told, unknown } = createReading(path);
  const trail = createTrail(path);
  const opener = document.activeElement;

  createEffect(() => {
    if (document.querySelector('dialog:modal')) drawer.showModal();
    else drawer.show();
  });
  createEffect(
    on(path, () => {
      page.scrollTo(0, 0);
      title.focus({ preventScroll: true });
    }),
  );
  onCleanup(() => opener instanceof HTMLElement && opener.focus({ preventScroll: true }));

  function leave(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    closeBeside();
  }

  return (
    <dialog
      class="beside"
      ref={drawer}
      aria-labelledby={label}
      onCancel={leave}
      on:keydown={event => event.key === 'Escape' && leave(event)}
    >
      <div class="beside-head">
        <Show when={trail()}>
          {before => (
            <LinkButton size="small" href={`#/rules/${before()}`}>
              {text().beside.back}
            </LinkButton>
          )}
        </Show>
        <h2 id={label} tabindex="-1" ref={title}>
          {told() ?? chapterOf(reading())?.title ?? text().title}
        </h2>
        <Button kind="ghost" size="small" onClick={closeBeside}>
          {text().beside.close}
        </Button>
      </div>
      <div class="beside-page parchment" ref={page}>
        <Switch fallback={<p>{text().opening}</p>}>
          <Match when={unknown()}>{words => <Unknown words={words()} />}</Match>
          <Match when={place().kind === 'cover'}>
            <Contents reading={undefined} />
          </Match>
          <Match when={reading()} keyed>
            {open => <Passage reading={open} told={told()} />}
          </Match>
        </Switch>
      </div>
      <div class="beside-foot">
        <a href={`#/rules/${path()}`} target="_blank" rel="noopener">
          {text().beside.book}
        </a>
      </div>
    </dialog>
  );
}

/** Where the reader was before they followed a link; nothing where they began. */
function createTrail(path: () => string) {
  const [trail, setTrail] = createSignal<readonly string[]>([]);
  createEffect(
    on(path, (now, before) => {
      if (trail().at(-1) === now) setTrail(trail().slice(0, -1));
      else if (before !== undefined) setTrail([...trail(), before]);
    }),
  );
  return () => trail().at(-1);
}

const chapterOf = (reading: OpenedChapter | undefined) =>
  reading?.book.chapters[reading.number - 1];

/** The rule that is asked for, with the way to its chapter; or the chapter. */
function Passage(props: { readonly reading: OpenedChapter; readonly told: string | undefined }) {
  const chapter = () => chapterOf(props.reading)!;
  const entries = () => {
    const rule = chapter().entries.filter(({ ids }) => ids.some(id => id === props.told));
    return rule.length > 0 ? rule : chapter().entries;
  };
  const { game } = props.reading.shelf;
  return (
    <>
      <Show when={props.told === undefined}>
        <Blocks blocks={chapter().intro} game={game} />
      </Show>
      <For each={entries()}>{entry => <Rule entry={entry} game={game} told={false} />}</For>
      <Show when={props.told} fallback={<Chapters {...props.reading} />}>
        <p class="beside-chapter">
          <a href={hrefOfChapter(props.reading.shelf, props.reading.number)}>
            {text().beside.chapter(chapter().title)}
          </a>
        </p>
      </Show>
    </>
  );
}

/** The chapters of the book that lies open. */
function Chapters(props: OpenedChapter) {
  return (
    <nav class="beside-chapters" aria-label={text().contents}>
      <h3>{text().contents}</h3>
      <ol>
        <For each={props.book.chapters}>
          {(chapter, at) => (
            <li>
              <a
                href={hrefOfChapter(props.shelf, at() + 1)}
                aria-current={props.number === at() + 1 ? 'page' : undefined}
              >
                {chapter.title}
              </a>
            </li>
          )}
        </For>
      </ol>
    </nav>
  );
}
