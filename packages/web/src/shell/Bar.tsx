import { For } from 'solid-js';
import { BarSlot } from '../components/BarSlot.tsx';
import { LanguageTrouble } from '../components/LanguageTrouble.tsx';
import type { Language } from '../i18n/choose.ts';
import { invitationTo, nextLanguage, switchLanguage } from '../i18n/language.ts';
import { address } from '../router/address.ts';
import { Logo } from './Logo.tsx';
import { text } from './messages.ts';
import './Bar.css';

const sections = ['labyrinth', 'rules'] as const;

const signOf = (to: Language) => to.toUpperCase();

export function Bar() {
  return (
    <header class="bar">
      <a class="bar-name" href="#/" aria-label={text().toHome}>
        <Logo />
        <span class="bar-word">Oubliette</span>
      </a>
      <BarSlot />
      <nav class="bar-nav" aria-label={text().sections}>
        <For each={sections}>
          {section => (
            <a
              class="bar-link"
              href={`#/${section}`}
              aria-current={address().page === section ? 'page' : undefined}
            >
              {text().bar[section]}
            </a>
          )}
        </For>
      </nav>
      <button
        type="button"
        class="bar-link"
        lang={nextLanguage()}
        aria-label={`${signOf(nextLanguage())}, ${invitationTo(nextLanguage())}`}
        onClick={() => switchLanguage(nextLanguage())}
      >
        {signOf(nextLanguage())}
      </button>
      <LanguageTrouble />
    </header>
  );
}
