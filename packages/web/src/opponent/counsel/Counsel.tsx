import type { Hint } from '@oubliette/host';
import type { Shape } from '@oubliette/kernel';
import {
  createEffect,
  createResource,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { Portal } from 'solid-js/web';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { MatchTable } from '../../match/contract.ts';
import { playerName } from '../../match/names.ts';
import { text } from './messages.ts';
import './Counsel.css';

interface CounselProps {
  readonly table: MatchTable<Shape>;
  /** Actions that belong together, in words. */
  readonly deed: (actions: readonly unknown[]) => string;
  /** The same of what somebody else may do; nothing if that could not be told without guessing. */
  readonly answer: (actions: readonly unknown[]) => string | null;
  /** What something that counts is called: it gets better or worse. */
  readonly reason: (name: string, better: boolean) => string | null;
  /** Whether a match can end in a draw by its own rules: that counts as half a win. */
  readonly isHalfADraw?: boolean;
  /** Shows it on the board. */
  readonly onTold: (hint: Hint) => void;
  /** What it speaks of on the board: the panel goes elsewhere if it would lie over that. */
  readonly about?: () => readonly Element[];
  readonly onDo: (actions: readonly unknown[]) => void;
  readonly onClose: () => void;
}

/** “What I would do”: a move, why, and what is expected; drawn on the board at the same time. */
export function Counsel(props: CounselProps) {
  const [isAway, setAway] = createSignal(false);
  const [hint] = createResource(() => props.table.hint().catch(() => null));
  createEffect(on(props.table.snapshot, () => props.onClose(), { defer: true }));
  createEffect(() => {
    const told = hint();
    if (!told) return;
    props.onTold(told);
    // What it speaks of is scrolled into sight first.
    requestAnimationFrame(() => setAway(covers(props.about?.() ?? [])));
  });
  onMount(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && props.onClose();
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
  });
  /** A fight has the screen for itself: advice about it lies in its scene, and leaves with it. */
  const scene = document.querySelector<HTMLDialogElement>('dialog.fight:modal');
  const leave = () => props.onClose();
  scene?.addEventListener('close', leave);
  onCleanup(() => scene?.removeEventListener('close', leave));
  return (
    <Portal mount={scene ?? document.body}>
      <Panel class={isAway() ? 'counsel counsel-away' : 'counsel'} title={text().title}>
        <div class="counsel-words" aria-live="polite">
          <Show when={!hint.loading} fallback={<p>{text().thinking}</p>}>
            <Show when={hint()} fallback={<p>{text().nothing}</p>}>
              {told => <Told {...props} hint={told()} />}
            </Show>
          </Show>
        </div>
        <div class="counsel-ways">
          <Show when={hint()}>
            {told => (
              <Button kind="primary" onClick={() => props.onDo(told().play)}>
                {text().doIt}
              </Button>
            )}
          </Show>
          <Button onClick={() => props.onClose()}>{text().close}</Button>
        </div>
      </Panel>
    </Portal>
  );
}

/** Whether the panel lies over something that it speaks of. */
function covers(parts: readonly Element[]): boolean {
  const panel = document.querySelector('.counsel')?.getBoundingClientRect();
  return parts.some(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (!panel || left >= panel.right || right <= panel.left) return false;
    return top < panel.bottom && bottom > panel.top;
  });
}

/** Luck is told as exactly as a few imagined worlds can tell it, in percent. */
const STEP = 10;
/** Whoever advises something so likely to go wrong says why, in percent. */
const DEAR = 50;

/** What gets better is a reason, the worst of the rest its price; what hangs on luck is told with its odds. */
function reasonsOf({ hint, reason }: Pick<CounselProps, 'reason'> & { readonly hint: Hint }) {
  const told = hint.reasons.flatMap(({ name, isBetter: better, share = 1, percent: mixed }) => {
    if (mixed !== undefined) return [{ words: text().mix(mixed), better, percent: 0 }];
    const words = reason(name, better);
    if (!words) return [];
    const percent = STEP * Math.round((100 * share) / STEP);
    const isSure = percent === 100;
    const said = better ? text().luck : text().risk;
    const plain = better ? words : text().price(words);
    return [{ words: isSure ? plain : said(words, percent), better, percent }];
  });
  const good = told.filter(({ better }) => better).map(({ words }) => words);
  const price = told.find(({ better }) => !better);
  if (price === undefined) return good;
  const isDear = price.percent >= DEAR || good.length === 0;
  return isDear ? [...good, price.words, text().despite] : [...good, price.words];
}

function Told(props: CounselProps & { readonly hint: Hint }) {
  const snapshot = () => props.table.snapshot();
  const own = () => snapshot().seats.indexOf(snapshot().viewer);
  /** Nobody can say as long as forces are chosen. */
  const chance = () => props.hint.chances[own()];
  const reasons = () => reasonsOf(props);
  const answer = () => {
    const step = props.hint.line.find(({ seat }) => seat !== snapshot().viewer);
    const deed = step && props.answer(step.actions);
    return deed ? text().expects(playerName(snapshot().players, step.seat), deed) : null;
  };
  return (
    <>
      <div class="counsel-part">
        <p class="counsel-deed">{props.deed(props.hint.play)}</p>
        <Show when={chance() !== undefined}>
          <p class="counsel-chance">
            <span
              class="counsel-scale"
              style={{ '--chance': `${100 * chance()!}%` }}
              aria-hidden="true"
            />
            {text().chance(chance()!, props.isHalfADraw ?? false)}
          </p>
        </Show>
      </div>
      <Show when={reasons().length > 0 || answer()}>
        <div class="counsel-part">
          <Show when={reasons().length > 0}>
            <ul class="counsel-reasons">
              <For each={reasons()}>{words => <li>{words}</li>}</For>
            </ul>
          </Show>
          <Show when={answer()}>{words => <p>{words()}</p>}</Show>
        </div>
      </Show>
    </>
  );
}
