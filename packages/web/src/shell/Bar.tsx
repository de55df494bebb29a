import { For } from 'solid-js';
import { BarSlot } from '../components/BarSlot.tsx';
import { LanguageTrouble } from '../components/LanguageTrouble.tsx';
import type { Language } from '../i18n/choose.ts';
import { language, switchLanguage } from '../i18n/language.ts';
import { address } from '../router/address.ts';
import { Logo } from './Logo.tsx';
import { text } from './messages.ts';
import './Bar.css';

const sections = ['labyrinth', 'rules'] as const;

const other: Record<Language, { to: Language; sign: string; name: string }> = {
  en: { to: 'ru', sign: 'RU', name: 'RU, по-русски' },
  ru: { to: 'en', sign: 'EN', name: 'EN, in English' },
};

export function Bar() {
  const next = () => other[language()];
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
        lang={next().to}
        aria-label={next().name}
        onClick={() => switchLanguage(next().to)}
      >
        {next().sign}
      </button>
      <LanguageTrouble />
    </header>
  );
}
