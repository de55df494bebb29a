import { readFileSync } from 'node:fs';
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
});
