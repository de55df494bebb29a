import type { LedgerPlan } from '@oubliette/kernel/ledger';

export const LEDGER: LedgerPlan = {
  books: [
    { name: 'duel', title: { en: 'Duel and sets', ru: 'Игра вдвоём и наборы' }, facts: [] },
    { name: 'further-sets', title: { en: 'Further sets', ru: 'Другие наборы' }, facts: [] },
    { name: 'solo', title: { en: 'Solo', ru: 'Одиночная игра' }, facts: [] },
    {
      name: 'npc-cards',
      title: { en: 'NPC cards', ru: 'Карты НИП' },
      facts: [
        { en: 'Objectives', ru: 'Цели' },
        { en: 'Objects', ru: 'Предметы' },
        { en: 'Characters', ru: 'Персонажи' },
        { en: 'Card text', ru: 'Текст карты' },
        { en: 'Motto', ru: 'Девиз' },
        { en: 'Trait', ru: 'Личная характеристика' },
        { en: 'Known', ru: 'Известно' },
      ],
    },
    { name: 'glossary', title: { en: 'Glossary', ru: 'Словарь' }, facts: [] },
  ],
  sources: {
    'seed-extra': {
      en: 'sheet on mixing the sets and additional rules',
      ru: 'лист о смешивании наборов и дополнительных правилах',
    },
    'seed-solo': { en: 'solo rulebook of Prison', ru: 'правила одиночной игры «Темницы»' },
    'base-rulebook': { en: 'rulebook of the base set', ru: 'правила базового набора' },
    'league-glossary': { en: "the league's rulings", ru: 'глоссарий лиги' },
    'card-scan': {
      en: 'printed cards, tokens and rooms',
      ru: 'отпечатанные карты, жетоны и комнаты',
    },
    'box-rules': {
      en: 'opening pages of the expansion rulebooks',
      ru: 'первые страницы правил дополнений',
    },
    review: { en: 'reviews with figures', ru: 'обзоры с цифрами' },
    app: { en: 'earlier digital versions', ru: 'прежние цифровые версии' },
    inference: { en: 'deduced from the others', ru: 'вывод из остальных источников' },
    ours: { en: 'our own design', ru: 'придумано нами' },
  },
};
