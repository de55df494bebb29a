import { readFileSync } from 'node:fs';
import { NPC_CARDS } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { cards as en } from './cards.en.ts';
import { cards as ru } from './cards.ru.ts';
import { npcs } from './names.en.ts';
import { NPCS } from './names.ru.ts';

const ledger = (language: string) =>
  readFileSync(
    new URL(`../../../../dungeon-twister/rules/${language}/npc-cards.md`, import.meta.url),
    'utf8',
  );

describe('NC-READ-01: what the cards of the prison say', () => {
  const [english, russian] = [ledger('en'), ledger('ru')];

  it.each(NPC_CARDS.map(({ id, rule }) => ({ id, rule })))(
    '$rule: $id as the ledger has it, in both languages',
    ({ id, rule }) => {
      expect(english).toContain(`### ${rule} · ${npcs[id as keyof typeof npcs]}\n`);
      expect(russian).toContain(`### ${rule} · ${NPCS[id]?.forms[0]}\n`);
      expect(english).toContain(`- Card text: ${en[id]?.text}\n- Motto: ${en[id]?.motto}\n`);
      expect(russian).toContain(`- Текст карты: ${ru[id]?.text}\n- Девиз: ${ru[id]?.motto}\n`);
    },
  );
});
