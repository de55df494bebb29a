/** A rule on the screen and how far below the top of the window it stands. */
interface ReadingPlace {
  readonly rule: string;
  readonly top: number;
}

let held: ReadingPlace | undefined;

const articleOf = (rule: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);

const barHeight = (): number =>
  document.querySelector('header')?.getBoundingClientRect().height ?? 0;

/** Remembers the rule under the reader's eyes while its text is exchanged. */
export function holdPlace(): void {
  const bar = barHeight();
  const articles = [...document.querySelectorAll<HTMLElement>('[data-rule]')];
  const isBegun = (candidate: HTMLElement) => {
    const { top } = candidate.getBoundingClientRect();
    return top >= bar && top < innerHeight / 2;
  };
  // The last lines of a rule above it are not what is read.
  const article =
    articles.find(isBegun) ??
    articles.find(candidate => candidate.getBoundingClientRect().bottom > bar);
  const rule = article?.dataset.rule;
  held = article && rule ? { rule, top: article.getBoundingClientRect().top } : undefined;
}

/** Puts the remembered rule back where it stood; false if there is none. */
export function resumePlace(): boolean {
  const place = held;
  held = undefined;
  const article = place && articleOf(place.rule);
  if (!place || !article) return false;
  scrollBy(0, article.getBoundingClientRect().top - place.top);
  return true;
}

export function goToRule(rule: string): void {
  const article = articleOf(rule);
  if (!article) return;
  article.focus({ preventScroll: true });
  article.scrollIntoView();
  const settled = scrollY;
  requestAnimationFrame(async () => {
    await document.fonts.ready;
    // Lines break anew when a font arrives; a reader who has moved on is left in peace.
    if (scrollY === settled) article.scrollIntoView();
  });
}

export function goToTop(): void {
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('.parchment-title')?.focus({ preventScroll: true });
}
