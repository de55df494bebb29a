import { type DuelSeat, type Fighters, fightersOf } from '@oubliette/dungeon-twister';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { Pictogram } from '../../components/Pictogram.tsx';
import { playerName } from '../../match/names.ts';
import { FightScene } from '../../table/fight/FightScene.tsx';
import { Steps } from '../../table/fight/Steps.tsx';
import { lookBehind } from '../../table/fight/scene.ts';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import { seatOf } from '../words/mention.ts';
import { refusalWords } from '../words/refusal.ts';
import { Controls } from './Controls.tsx';
import { Half } from './Half.tsx';
import { text } from './messages.ts';
import {
  attackerOf,
  type CombatResult,
  type CombatStep,
  combatFrameOf,
  forcedIn,
  harmOf,
  laidBy,
  resultOf,
  STEPS,
  type WaitingCombat,
} from './scene.ts';
import { Verdict } from './Verdict.tsx';
import './Combat.css';
import './Low.css';

interface CombatProps {
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  /** How the sums count, where a game counts them otherwise. */
  readonly counted?: (fighters: Fighters, how: WaitingCombat['how']) => Fighters;
  /** Who forces a card on whom, where a game forces otherwise. */
  readonly forced?: () => string | null;
  /** Told when the scene covers the table and when it leaves. */
  readonly onShown?: (shown: boolean) => void;
  /** Asks the machine what it would do, where it can be asked. */
  readonly onAsk?: (() => void) | null;
}

/** How long the cards take to turn over, and how long the sums stand before the wounds show. */
const TURNING = 420;
const SUMS = 900;

/** Combat as a small scene over the table: from the attack to the wounds. */
export function CombatScene(props: CombatProps) {
  const snapshot = () => props.table.snapshot();
  const [result, setResult] = createSignal<CombatResult | null>(null);
  const [step, setStep] = createSignal<'turning' | 'turned' | 'wounds'>('turning');
  const [isFolded, setFolded] = createSignal(false);

  const frame = () => combatFrameOf(snapshot().view);
  const pending = createMemo(() => {
    const fighters = fightersOf(snapshot().view);
    const how = frame()?.battle.how;
    return fighters && how && props.counted ? props.counted(fighters, how) : fighters;
  });
  const bout = (): WaitingCombat | null => {
    const fighters = pending();
    const how = frame()?.battle.how;
    return fighters === null || how === undefined ? null : { fighters, how };
  };
  const fighters = () => result()?.fighters ?? pending();
  const isCovered = () => props.table.handOver() !== null && result() === null;
  const isCalledOff = () => snapshot().outcome !== null && result() === null;
  const isShown = () => fighters() !== null && !isCovered() && !isFolded() && !isCalledOff();
  const name = (seat: DuelSeat) => playerName(snapshot().players, seat);

  /** What the last snapshot knew of the fighters; the one after the cards does not name them. */
  let before = bout();
  createEffect(
    on(props.table.news, news => {
      const decided = resultOf(news, before);
      if (decided) {
        setFolded(false);
        setResult(decided);
      } else if (props.table.looking()) setResult(null);
    }),
  );
  createEffect(() => {
    before = bout();
    if (pending() === null) setFolded(false);
    else setResult(null);
  });

  createEffect(() => {
    setStep('turning');
    if (result() === null) return;
    const after = (time: number) => time / props.choice.speed();
    const sums = setTimeout(() => setStep('turned'), after(TURNING));
    const wounds = setTimeout(() => setStep('wounds'), after(TURNING + SUMS));
    onCleanup(() => {
      clearTimeout(sums);
      clearTimeout(wounds);
    });
  });

  createEffect(() => props.onShown?.(fighters() !== null && !isCalledOff()));
  const named = () => {
    const forced = forcedIn(snapshot().view);
    return forced && text().forced(name(forced.victim), forced.card, name(forced.reader));
  };
  /** Kept for the outcome: the cards are turned up, and the question is gone. */
  const forcedBy = createMemo<string | null>(before => {
    if (fighters() === null) return null;
    return result() ? before : (props.forced?.() ?? named());
  }, null);

  function dismiss(): void {
    setResult(null);
    lookBehind();
  }

  const whyNot = () => {
    const refused = props.choice.refusal();
    return refused && refusalWords(refused.refusal);
  };
  const isHurt = () => result() !== null && step() === 'wounds';
  const progress = (): CombatStep => {
    if (result()) return isHurt() ? 'wounds' : 'turned';
    const asked = frame();
    return asked?.kind === 'fight' && asked.given.length > 0 ? 'laid' : 'declared';
  };

  const title = () => {
    const { attackers = [], defenders = [] } = fighters() ?? {};
    if (attackers.length + defenders.length > 2) return text().group;
    const isShot = (result()?.how ?? frame()?.battle.how) === 'shoot';
    return isShot ? text().ranged : text().duel;
  };

  const half = (side: 'attackers' | 'defenders') => {
    const index = side === 'attackers' ? 0 : 1;
    const seat = () => seatOf(fighters()![side][0]!.token);
    return (
      <Half
        seat={seat()}
        name={name(seat())}
        attacks={index === 0}
        side={fighters()![side]}
        sum={fighters()!.sums[index]}
        laid={result()?.fought.cards[index] ?? laidBy(snapshot().view, seat())}
        turning={result() !== null}
        isSummed={step() !== 'turning'}
        harm={isHurt() ? harmOf(result()!.events) : null}
      />
    );
  };

  return (
    <FightScene
      kind="combat"
      title={title()}
      style={{ '--flip': `${TURNING / props.choice.speed()}ms` }}
      isShown={isShown()}
      isTold={result() !== null}
      isLooking={props.table.looking()}
      isFolded={fighters() !== null && isFolded() && !isCovered()}
      onFold={setFolded}
      first={attackerOf(fighters()!)}
      steps={
        <Steps names={STEPS.map(each => text().steps[each])} now={STEPS.indexOf(progress())} />
      }
      foot={
        <>
          <Show when={forcedBy()}>{words => <p class="combat-forced">{words()}</p>}</Show>
          <div class="combat-foot">
            <Show when={result()} keyed fallback={<Controls {...props} />}>
              {decided => (
                <Show when={isHurt()}>
                  <Verdict
                    result={decided}
                    view={snapshot().view}
                    name={name}
                    onDismiss={props.table.looking() ? null : dismiss}
                  />
                </Show>
              )}
            </Show>
          </div>
        </>
      }
      refused={whyNot()}
      onAsk={props.onAsk ?? null}
      onUndo={snapshot().canUndo ? () => void props.table.undo() : null}
      words={text()}
      changes={[snapshot]}
    >
      {half('attackers')}
      {half('defenders')}
      <div class="combat-sign" aria-hidden="true">
        <Pictogram name="crossed-swords" />
      </div>
    </FightScene>
  );
}
