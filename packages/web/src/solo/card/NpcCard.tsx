import { sideLetters } from '@oubliette/art';
import type { NpcAim } from '@oubliette/dungeon-twister';
import { For } from 'solid-js';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Token } from '../../components/Token.tsx';
import { faceOf } from '../../duel/seen/pieces.ts';
import { pieceName } from '../../duel/words/index.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { AIM_SIGNS, cardOf, cardText, printedName } from '../npc/card.ts';
import { text } from '../npc/messages.ts';
import { text as words } from '../words/messages.ts';
import './NpcCard.css';

interface NpcCardProps {
  readonly token: string;
  readonly wounded: boolean;
  /** Lies sideways: it has acted, or does not act. */
  readonly turned?: boolean;
  /** Whose turn it is. */
  readonly acting?: boolean;
  /** The objective that was chosen. */
  readonly chosen?: NpcAim | null;
}

/** A card of the prison: who it is, what it is after, and its trait. */
export function NpcCard(props: NpcCardProps) {
  return (
    <article
      class="npc-card"
      data-turned={props.turned || undefined}
      data-acting={props.acting || undefined}
    >
      <NpcHead token={props.token} wounded={props.wounded} />
      <Objectives token={props.token} chosen={props.chosen ?? null} />
      <p class="npc-text">{cardText(props.token)}</p>
    </article>
  );
}

/** The six objectives with their AP; the primary one is framed. */
export function Objectives(props: { readonly token: string; readonly chosen?: NpcAim | null }) {
  const card = () => cardOf(props.token);
  return (
    <ol class="npc-objectives">
      <For each={card().objectives}>
        {({ aim, ap }, index) => (
          <li
            data-chosen={props.chosen === aim || undefined}
            data-primary={card().primary === aim || undefined}
            title={card().primary === aim ? text().primary : undefined}
          >
            <span>{index() + 1}</span>
            <Pictogram name={AIM_SIGNS[aim]} />
            <span>
              {words().aims[aim]}
              {card().primary === aim && <span class="unseen"> ({text().primary})</span>}
            </span>
            <b>{ap}</b>
          </li>
        )}
      </For>
    </ol>
  );
}

/** Token, name, class and figures. */
export function NpcHead(props: { readonly token: string; readonly wounded: boolean }) {
  const card = () => cardOf(props.token);
  return (
    <header class="npc-head">
      <Token
        side="prison"
        pictogram={faceOf(props.token).pictogram}
        letter={sideLetters[writtenLanguage()].prison}
        wounded={props.wounded}
        size={42}
      />
      <div>
        <h3>{pieceName(props.token)}</h3>
        <p>
          {printedName(card().likeness.id)} ·{' '}
          {text().figures(card().likeness.move, card().likeness.combat)}
        </p>
      </div>
    </header>
  );
}
