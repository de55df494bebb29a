import { plural } from '../i18n/plural.ts';

export const en = {
  alone: (player: string) => (player ? `${player}, alone` : 'Alone against the prison'),
  standing: (turn: number, points: string, target: number) =>
    `turn ${turn} · ${points} · to ${target} VP`,
  inRound: (round: number, points: string, target: number) =>
    `round ${round} · ${points} · to ${target} VP`,
  inCave: (title: string, round: number, humans: number, threat: number) =>
    `${title} · round ${round} · ${humans} ${plural('en', humans, { one: 'human', other: 'humans' })} · ${threat} TP`,
  inSetUp: 'set-up',
  won: (name: string, points: string) => `${name} won · ${points}`,
  lost: (points: string) => `the prison won · ${points}`,
  drawn: (points: string) => `drawn · ${points}`,
};
