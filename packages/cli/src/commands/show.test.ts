import { readFileSync, writeFileSync } from 'node:fs';
import { type ScenarioDocument, SHIPPED } from '@oubliette/dungeon-twister/documents';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { temporaryFolder } from '../run-cli.ts';
import { newMatch } from './new.ts';
import { show } from './show.ts';

const folder = temporaryFolder();

describe('oubliette show --svg', () => {
  const lantern = GAMES.lantern!;

  it('writes the picture of what the viewer sees, if the game draws one', () => {
    const [match, svg] = [folder.file('match.json'), folder.file('a.svg')];
    newMatch('lantern', { out: match, seed: '7' });
    lantern.drawSvg = view => `<svg>${(view as { viewer: string }).viewer}</svg>`;
    try {
      expect(show(match, { as: 'white', svg }).text).toContain(`The picture is in ${svg}.`);
      expect(readFileSync(svg, 'utf8')).toBe('<svg>white</svg>');
      expect(() => show(match, { svg: match })).toThrow('The picture would overwrite the match.');
    } finally {
      delete lantern.drawSvg;
    }
  });

  it('DT-MIX-08: draws pieces of a further set as they look', () => {
    const vault = SHIPPED[0]!;
    const names = { en: 'Wisp', ru: 'Огонёк' };
    const team = ['wisp', 'naga', 'goblin', 'cleric'];
    const drawn = (likeness: string): string => {
      const wisp = { id: 'wisp', names, likeness, move: 4, combat: 2, abilities: [] };
      const document: ScenarioDocument = {
        ...vault,
        sets: [{ ...vault.sets![0]!, characters: [wisp] }],
        teams: { blue: team, yellow: team },
        starters: { blue: team, yellow: team },
        hidden: {},
      };
      const [match, svg] = [folder.file('match.json'), folder.file('a.svg')];
      writeFileSync(folder.file('wisp.json'), JSON.stringify(document));
      newMatch('duel', { out: match, seed: '7', document: folder.file('wisp.json'), force: true });
      show(match, { svg });
      return readFileSync(svg, 'utf8');
    };
    const [key, again, naga] = ['key', 'key', 'naga'].map(drawn);
    expect(key === again).toBe(true);
    expect(key === naga).toBe(false);
  });
});
