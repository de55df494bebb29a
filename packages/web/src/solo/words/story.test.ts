import {
  NPC_CARDS,
  type NpcAim,
  type Solo,
  type SoloAction,
  solo,
} from '@oubliette/dungeon-twister';
import { scriptedRandom, TABLE } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { learn, switchLanguage } = await import('../../i18n/language.ts');
await import('../npc/names.ts');
const { traceRows } = await import('../trace/rows.ts');
const { soloStory } = await import('./story.ts');
await learn('en');

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

const played = (facts: readonly string[], ...actions: readonly SoloAction[]) =>
  rolledOn(MAZE, facts, {}, ...actions);

function rolledOn(
  maze: string,
  facts: readonly string[],
  script: Readonly<Record<string, readonly number[]>>,
  ...actions: readonly SoloAction[]
) {
  const read = solo.notation.parsePosition([maze, ...facts].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const state = read.value;
  const random = scriptedRandom(script);
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
      'Puny Ed attacks Cleric.',
    ]);
    expect(new Set(lines.map(({ seat }) => seat))).toEqual(new Set(['prison']));
  });

  it('DS-TURN-02: speaks to the Player, whose characters need no owner', () => {
    const lines = soloStory(
      played(
        ['Y:cleric @18,4', 'asks card'],
        { do: 'card', value: 2 },
        { do: 'move', token: 'Y:cleric' },
        { do: 'step', to: 1 },
        { do: 'stop' },
      ),
    );
    expect(lines.map(({ seat, words }) => [seat, words])).toEqual([
      ['yellow', 'You play 2 Actions.'],
      ['yellow', 'Cleric walks to t5.'],
    ]);
  });

  it('DS-OBJ-01: the trace names every objective up to the chosen one, and the rest as not asked', () => {
    const { chapters, view } = played(ED, { do: 'watch' });
    const planned = chapters[0]!.events.find(event => event.kind === 'planned')!;
    const card = NPC_CARDS.find(({ id }) => id === 'puny-ed')!;
    const rows = traceRows(planned.trace, card, view);
    expect(rows.map(({ place, verdict }) => [place, verdict])).toEqual([
      ['1', 'bad'],
      ['2', 'bad'],
      ['3', 'chosen'],
      ['4–6', 'unasked'],
    ]);
    expect(rows[2]!.reason).toContain('Cleric 4 AP (chosen)');
    expect(rows[2]!.reason).toContain('Wizard 4 AP (lower on the list)');
    const named = rows[2]!.reason!.match(/Cleric|Wizard|Naga|Mekanork/g);
    expect(new Set(named)).toEqual(new Set(['Cleric', 'Wizard', 'Naga', 'Mekanork']));
  });

  it('DS-GET-01: the trace names the objects on the board that are not on the list', async () => {
    const { chapters, view } = played(ED, { do: 'watch' });
    const { trace } = chapters[0]!.events.find(event => event.kind === 'planned')!;
    const card = NPC_CARDS.find(({ id }) => id === 'puny-ed')!;
    const get = () => traceRows(trace, card, view)[1]!.reason;
    expect(get()).toBe('No object of its list is there to get. Not on its list: Fireball Wand.');
    await switchLanguage('ru');
    expect(get()).toContain('на поле нет. Нет в списке: Волшебная палочка.');
    await switchLanguage('en');
  });

  it('DS-CMB-04: the trace says who was wounded already in this turn, in both languages', async () => {
    const facts = ED.map(fact => (fact === 'Y:mekanork @11,4' ? `${fact} wounded struck` : fact));
    const { chapters, view } = played(facts, { do: 'watch' });
    const { trace } = chapters[0]!.events.find(event => event.kind === 'planned')!;
    const card = NPC_CARDS.find(({ id }) => id === 'puny-ed')!;
    const combat = () => traceRows(trace, card, view)[2]!;
    expect(combat().reason).toMatch(/Mekanork \(already wounded this turn\)\.$/);
    expect(combat().rules).toEqual(['DS-CMB-01', 'DS-CMB-04']);
    await switchLanguage('ru');
    expect(combat().reason).toMatch(/Меканорк — рана уже нанесена в этом ходу\.$/);
    await switchLanguage('en');
  });

  it('DS-MODE-04: says why AP are lost, in both languages', async () => {
    const maze = MAZE.replace('37R@2', '37R@2?');
    const facts = ['N:ley-wight @18,8', 'row N:ley-wight'];
    const last = () =>
      soloStory(rolledOn(maze, facts, { rotation: [0] }, { do: 'watch' })).at(-1)!.words;
    expect(last()).toMatch(/^Ley-Wight stops with \d AP left: at a gear there is one roll\.$/);
    await switchLanguage('ru');
    expect(last()).toMatch(/в остатке \d ОД: кубик поворота бросают один раз\.$/);
    await switchLanguage('en');
  });

  it('DS-ROT-03: says so when the die names a room that is not revealed', () => {
    const maze = MAZE.replace('37R@2', '37R@2?');
    const facts = ['N:ley-wight @18,8', 'row N:ley-wight'];
    const wordsOf = (rotation: number) =>
      soloStory(rolledOn(maze, facts, { rotation: [rotation] }, { do: 'watch' })).map(
        ({ words }) => words,
      );
    expect(wordsOf(0)).toContain('Its room is not revealed: nothing turns.');
    expect(wordsOf(5).at(-1)).toBe('Ley-Wight turns room 37L half a turn counter-clockwise.');
  });

  it('DS-VIS-04: a room that a Vision reveals is told once, by the Vision', () => {
    const { view } = played(ED);
    const events: Solo['Event'][] = [
      { kind: 'vision', to: 'all', room: 0, seen: false },
      {
        kind: 'revealed',
        to: 'all',
        seat: 'yellow',
        room: 0,
        name: '37R',
        tokens: [],
        quarters: 2,
      },
    ];
    const lines = soloStory({ chapters: [{ moment: 1, seat: 'yellow', events }], view });
    expect(lines.map(({ words }) => words)).toEqual([
      'A Vision of the Arch-Mage: room 37R is revealed.',
    ]);
  });

  it('DS-PRIM-01: whoever only comes nearer is told to go, in Russian words for its aim', async () => {
    const { chapters, view } = played(ED, { do: 'watch' });
    const planned = chapters[0]!.events.find(event => event.kind === 'planned')!;
    const tell = (aim: NpcAim, token: string | null) => {
      const choice = { ...planned.trace.choice!, target: token === null ? null : { token } };
      const trace = { ...planned.trace, choice };
      const events = [{ ...planned, aim, trace, reached: false, ap: 1 }];
      return soloStory({ chapters: [{ moment: 1, seat: 'yellow', events }], view })[0]!.words;
    };
    await switchLanguage('ru');
    expect(tell('combat', 'Y:cleric')).toBe('Хилый Эд идёт к Клерику, чтобы напасть: 1 ОД.');
    expect(tell('get', 'Y:rope')).toBe('Хилый Эд идёт за Верёвкой: 1 ОД.');
    expect(tell('exit', 'exit')).toBe('Хилый Эд идёт к выходу: 1 ОД.');
    expect(tell('break', '@3,4')).toBe('Хилый Эд идёт к решётке, чтобы сломать её: 1 ОД.');
    await switchLanguage('en');
  });

  it('is told in Russian with names that decline', async () => {
    await switchLanguage('ru');
    const lines = soloStory(played(ED, { do: 'watch' })).map(({ words }) => words);
    await switchLanguage('en');
    expect(lines[0]).toBe('Хилый Эд: «Сражение» — с Клериком, 4 ОД.');
    expect(lines.at(-1)).toMatch(/^Хилый Эд .*Клерика\.$/);
  });
});
