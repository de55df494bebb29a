import { sideLetters } from '@oubliette/art';
import type { DuelSeat, Fighter, Fighters } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { faceOf } from '../seen/pieces.ts';
import { pieceName } from '../words/index.ts';
import { FightCard } from './FightCard.tsx';
import { text } from './messages.ts';
import { roleOf, type SceneSpeech, strengthWords } from './roles.ts';
import { type harmOf, type LaidCard, type SumTerm, termsOf } from './scene.ts';
import './Half.css';

interface HalfProps {
  readonly seat: DuelSeat;
  readonly name: string;
  readonly side: Fighters['attackers'];
  readonly sum: number;
  readonly attacks: boolean;
  readonly laid: LaidCard;
  readonly turning: boolean;
  /** Whether a card that turns has been counted in. */
  readonly isSummed: boolean;
  /** What the combat did, once it shows. */
  readonly harm: ReturnType<typeof harmOf> | null;
}

/** One side of a combat: who fights, the card, and the sum with every term by its name. */
export function Half(props: HalfProps) {
  const isCounted = () => !props.turning || props.isSummed;
  const card = () => (typeof props.laid === 'number' && isCounted() ? props.laid : null);
  const total = () => props.sum + (card() ?? 0);
  return (
    <section
      class="half"
      data-seat={props.seat}
      data-attacks={props.attacks || undefined}
      aria-label={props.name}
    >
      <ul class="half-crew" data-many={props.side.length > 3 || undefined}>
        <For each={props.side}>
          {(fighter, index) => (
            <FighterFigure
              fighter={fighter}
              role={roleOf(speech(), fighter, index() === 0, props.attacks)}
              wounded={fighter.wounded || (props.harm?.wounded.has(fighter.token) ?? false)}
              gone={props.harm?.gone.has(fighter.token) ?? false}
            />
          )}
        </For>
      </ul>
      <div class="half-middle">
        <output class="half-total" data-known={card() !== null || undefined}>
          <span class="unseen">{text().total(props.name, total())}</span>
          <span aria-hidden="true">{total()}</span>
        </output>
        <FightCard seat={props.seat} name={props.name} laid={props.laid} turning={props.turning} />
      </div>
      <ol class="half-sum">
        <For each={termsOf(props.side, card())}>
          {term => (
            <li data-card={term.of === 'card' || undefined}>
              <b>{term.value ?? '?'}</b>
              <span>{termName(term)}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

const speech = (): SceneSpeech => ({ texts: text(), nameOf: pieceName });

function FighterFigure(props: {
  readonly fighter: Fighter;
  readonly role: string;
  readonly wounded: boolean;
  readonly gone: boolean;
}) {
  const face = () => faceOf(props.fighter.token);
  return (
    <li class="fighter" data-gone={props.gone || undefined}>
      <Token
        side={face().seat}
        pictogram={face().pictogram}
        letter={sideLetters[writtenLanguage()][face().seat]}
        wounded={props.wounded}
      />
      <div class="fighter-words">
        <b class="fighter-name">{pieceName(props.fighter.token)}</b>
        <b>{props.role}</b>
        <Show
          when={props.gone || props.wounded}
          fallback={<span>{strengthWords(speech(), props.fighter)}</span>}
        >
          <span>{(props.gone ? text().gone : text().wounded)(props.fighter.token)}</span>
        </Show>
      </div>
    </li>
  );
}

function termName(term: SumTerm): string {
  if (term.of === 'fighter' || term.of === 'aid') return pieceName(term.token);
  return term.of === 'stab' ? text().stab : text().card;
}
