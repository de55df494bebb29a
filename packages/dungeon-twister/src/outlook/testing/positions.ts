import { fastRandom } from '@oubliette/kernel';
import { duel } from '../../duel/game.ts';
import { COLOURS, type DuelSeat, type DuelState } from '../../duel/state.ts';
import { type CharacterOutlook, outlook } from '../index.ts';

/** A position written in notation. */
export function position(...lines: readonly string[]): DuelState {
  const read = duel.notation.parsePosition(lines.join('\n'));
  if (!read.ok) throw new Error(read.faults[0]!.text);
  return read.value;
}

export function activeSeat(state: DuelState): DuelSeat {
  return COLOURS[state.active]!;
}

/** What the active side's character can do. */
export function prospects(state: DuelState, token: string): CharacterOutlook {
  const seen = outlook(state, activeSeat(state)).characters.find(each => each.token === token);
  if (seen === undefined) throw new Error(`Nobody asks ${token}.`);
  return seen;
}

/** Positions of random matches in which AP can be spent, each with three of them. */
export function turns(count: number): DuelState[] {
  const found: DuelState[] = [];
  for (let seed = 1; found.length < count; seed++) found.push(...turnsOf(seed).slice(0, 8));
  return found.slice(0, count);
}

function turnsOf(seed: number): DuelState[] {
  const random = fastRandom(seed);
  const options = duel.parseOptions({ quick: true });
  if (!options.ok) throw new Error('The quick start is no option.');
  const state = duel.setup(options.value, random);
  const found: DuelState[] = [];
  for (let action = 0; action < 900; action++) {
    const seat = duel.decision(state)?.seats[0];
    if (seat === undefined) break;
    const all = duel.legal(state, seat);
    const lively = all.filter(({ do: kind }) => kind !== 'end');
    const from = lively.length > 0 ? lively : all;
    if (state.frames.at(-1)?.kind === 'turn' && state.left > 0 && random.below('keep', 12) === 0) {
      found.push({ ...duel.clone(state), left: 3 });
    }
    duel.apply(state, seat, from[random.below('play', from.length)]!, random);
  }
  return found;
}
