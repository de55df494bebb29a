import type { AbilityWords } from './wording.ts';

export const dwarvenWords: AbilityWords = {
  word: 'dwarven',
  rule: 'DT-MERC-10',
  en: { title: 'Dwarven runes', gist: 'In the hands of the Dwarf Troll Slayer it adds 1 more.' },
  ru: { title: 'Руны гномов', gist: 'В руках Гнома-троллебоя прибавляет ещё 1.' },
};
