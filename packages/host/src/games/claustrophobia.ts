import { type Claustrophobia, claustrophobia, outlook } from '@oubliette/claustrophobia';
import { TABLE } from '@oubliette/kernel';
import type { HostedGame } from './hosted-game.ts';

type State = Claustrophobia['State'];

export const hostedClaustrophobia: HostedGame = {
  game: claustrophobia,
  outlook: (state, seat) => outlook(state as State, seat as Claustrophobia['Seat']),
  score(state) {
    const { facts, warriors } = claustrophobia.view(state as State, TABLE);
    const inPlay = Object.keys(warriors).filter(
      name => /^(RD|BR|BL)/.test(name) && warriors[name]!.place.startsWith('@'),
    );
    const points = [inPlay.length, facts.tp];
    const scenario = Number(facts.scenario.slice(1));
    return { turn: facts.round, target: 0, points, scenario };
  },
  clock: () => null,
  timeUp: () => null,
};
