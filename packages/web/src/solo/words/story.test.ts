import { NPC_CARDS, type Solo, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { scriptedRandom, TABLE } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { switchLanguage } = await import('../../i18n/language.ts');
const { traceRows } = await import('../trace/rows.ts');
const { soloStory } = await import('./story.ts');

const MAZE = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';
const ED = [
  'N:puny-ed @13,4',
  'Y:cleric @18,4',
  'Y:wizard @19,5',
  'Y:naga @19,1',
  'Y:mekanork @11,4',
  'Y:fireball-wand @17,1',
  'row N:puny-ed',
];

function played(facts: readonly string[], ...actions: readonly SoloAction[]) {
  const read = solo.notation.parsePosition([MAZE, ...facts].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const state = read.value;
  const random = scriptedRandom({});
  const chapters = actions.map((action, index) => ({
    moment: index + 1,
    seat: 'yellow' as const,
    events: solo.apply(state, 'yellow', action, random) as Solo['Event'][],
  }));
  return { chapters, view: solo.view(state, TABLE) };
}

describe('the solo game in words', () => {
  it('DS-OBJ-01: tells the objective first, then the way step by step', () => {
    const lines = soloStory(played(ED, { do: 'watch' }));
    expect(lines.map(({ words }) => words)).toEqual([
      'Puny Ed: Combat, Cleric, 4 AP.',
      'Puny Ed walks to o5.',
      'Puny Ed jumps over the pit to q5.',
      'Puny Ed walks to r5.',
      "Puny Ed attacks Yellow's Cleric.",
    ]);
    expect(new Set(lines.map(({ seat }) => seat))).toEqual(new Set(['prison']));
  });

  it('DS-OBJ-01: the trace names every objective up to the chosen one, and the rest as not asked', () => {
    const { chapters } = played(ED, { do: 'watch' });
    const planned = chapters[0]!.events.find(event => event.kind === 'planned')!;
    const card = NPC_CARDS.find(({ id }) => id === 'puny-ed')!;
    const rows = traceRows(planned.trace, card);
    expect(rows.map(({ place, verdict }) => [place, verdict])).toEqual([
      ['1', 'bad'],
      ['2', 'bad'],
      ['3', 'chosen'],
      ['4–6', 'unasked'],
    ]);
    expect(rows[2]!.reason).toContain('Cleric 4 AP (chosen)');
    expect(rows[2]!.reason).toContain('Wizard 4 AP (lower on the list)');
  });

  it('is told in Russian with names that decline', () => {
    switchLanguage('ru');
    const lines = soloStory(played(ED, { do: 'watch' })).map(({ words }) => words);
    switchLanguage('en');
    expect(lines[0]).toBe('Хилый Эд: Сражение, Клерик, 4 ОД.');
    expect(lines.at(-1)).toMatch(/^Хилый Эд .*Клерика жёлтых/);
  });
});
