import { type DuelOutlook, outlook, type Solo, solo } from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import type { HostedGame } from './hosted-game.ts';

type State = Solo['State'];

/** The duel's outlook for the Player, without what the solo book forbids. */
function soloOutlook(state: State): DuelOutlook | null {
  if (state.solo.work.length > 0) return null;
  const seen = outlook(state, 'yellow');
  const allowed = new Set(solo.legal(state, 'yellow').map(solo.notation.printAction));
  const isAllowed = (action: Solo['Action']) => allowed.has(solo.notation.printAction(action));
  const underWay = state.frames.at(-1)?.kind === 'move';
  return {
    ...seen,
    characters: seen.characters.map(character => ({
      ...character,
      deeds: character.deeds.map(deed => {
        const ways = deed.ways.filter(({ action }) => isAllowed(action));
        const [refused] = deed.ways;
        if (ways.length > 0 || refused === undefined) return { ...deed, ways };
        const rule = solo.refusal(state, 'yellow', refused.action)?.rule ?? null;
        return { ...deed, ways, rule: rule as typeof deed.rule };
      }),
      moves: underWay
        ? character.moves
        : character.moves.filter(({ actions: [first] }) => first && isAllowed(first)),
    })),
  };
}

export const hostedSolo: HostedGame = {
  game: solo,
  outlook: state => soloOutlook(state as State),
  score(state) {
    const { round, target, points, level } = solo.view(state as State, TABLE);
    return { turn: round, target, points: [points.yellow, points.np], level };
  },
  clock: () => null,
  timeUp: () => null,
};
