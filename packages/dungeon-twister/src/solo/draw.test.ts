import { TABLE } from '@oubliette/kernel';
import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { parsePosition } from './notation/position.ts';
import { view } from './view.ts';

it('NC-OWN-01: says who is who among cards of one’s own', () => {
  const read = parsePosition(
    [
      'maze hall@0',
      'own naga exit5*,get4,reveal3,combat2,regroup2,rotate1 objects - characters naga,cleric,wizard,telepath,banshee,mekanork,colossus,backstabber trait by-hand name Sly Pete',
      'N:own-naga-a @3,3',
      'N:jen @1,1',
      'row N:own-naga-a N:jen',
    ].join('\n'),
  );
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const drawn = draw(view(read.value, TABLE));
  expect(drawn).toContain('\nown cards: own-naga-a Sly Pete\n');
  expect(drawn).toContain('NNA');
});
