import { sideLetters } from '@oubliette/art';
import { For } from 'solid-js';
import { Keycap } from '../../components/Keycap.tsx';
import { Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { explorerNames, explorerToken } from './explorers.ts';
import { text } from './messages.ts';
import type { LabyrinthSession } from './session.ts';
import './Explorers.css';

/** The four explorers, to be picked up wherever they stand. */
export function Explorers(props: { readonly session: LabyrinthSession }) {
  const { session } = props;
  return (
    <fieldset class="maze-explorers">
      <legend class="unseen">{text().explorersTitle}</legend>
      <For each={explorerNames}>
        {(name, index) => (
          <button
            type="button"
            class="maze-explorer"
            title={text().explorers[name]}
            aria-pressed={session.held() === name}
            onClick={() => session.pickUp(name)}
          >
            <Token
              {...explorerToken(name)}
              letter={sideLetters[writtenLanguage()].yellow}
              selected={session.held() === name}
              size={36}
            />
            <span>{text().explorers[name]}</span>
            <Keycap>{index() + 1}</Keycap>
          </button>
        )}
      </For>
    </fieldset>
  );
}
