import type { CaveSeat } from '@oubliette/claustrophobia';
import { type CaveView, OBJECTS, phaseOf, WARRIOR_NAMES } from '@oubliette/claustrophobia';
import type { Decision } from '@oubliette/kernel';
import type { Passage } from '../../table/in-words/told.ts';
import { text as map } from '../map/messages.ts';
import { spokenTile } from '../map/spoken.ts';
import { text as panels } from '../panels/messages.ts';
import { fateOf, teamOf } from '../panels/warriors.ts';
import { tileName } from '../pieces/tile-name.ts';
import {
  cancelledOf,
  hasActed,
  isExhausted,
  isHuman,
  isOnMap,
  placeOf,
  roleOf,
  tileAt,
  warriorIn,
} from '../seen/reading.ts';
import {
  cardWords,
  objectWords,
  partyName,
  phaseName,
  questionWords,
  scenarioWords,
  warriorName,
} from '../words/index.ts';
import { text } from './messages.ts';

/** The whole position as a viewer knows it, without a picture. */
export function positionWords(view: CaveView, decision: Decision<CaveSeat> | null): Passage[] {
  const figures = WARRIOR_NAMES.filter(who => isOnMap(view, who) && !isHuman(who));
  return [
    { title: text().standing, lines: standingWords(view, decision) },
    {
      title: text().warriors,
      lines: [...teamOf(view), ...figures].map(who => warriorWords(view, who)),
    },
    { title: text().tiles, lines: view.board.map(tile => spokenTile(view, tile)) },
  ];
}

function standingWords(view: CaveView, decision: Decision<CaveSeat> | null): string[] {
  const { facts, dice, hands, pile } = view;
  const own = roleOf(view);
  const cards = own === null ? undefined : hands[own].cards;
  return [
    scenarioWords(facts.scenario).name,
    [panels().round(facts.round), phaseName(phaseOf(view))].join(', '),
    questionWords(decision),
    text().threat(facts.tp),
    ...(dice.length > 0 ? [text().dice(dice)] : []),
    text().hand(partyName('human'), hands.human.count),
    text().hand(partyName('demon'), hands.demon.count),
    ...(cards && cards.length > 0 ? [text().ownHand(cards.map(card => cardWords(card).name))] : []),
    text().pile(pile.count),
  ];
}

/** Where a warrior is, their die, their lost lines or wounds, what they carry. */
function warriorWords(view: CaveView, who: string): string {
  const seen = warriorIn(view, who)!;
  const fate = isHuman(who) ? fateOf(view, who) : null;
  const lost = cancelledOf(view, who);
  const carried = OBJECTS.filter(({ id }) => view.bearer[id] === who);
  return [
    text().stands(warriorName(who, view), fate ? panels()[fate] : placeWords(view, seen.place)),
    ...(isHuman(who) && !fate && seen.die ? [text().line(seen.die)] : []),
    ...(isHuman(who) && !fate && isExhausted(view, who) ? [text().exhausted] : []),
    ...(lost.length > 0 ? [text().cancelled(lost)] : []),
    ...(seen.wounds > 0 ? [text().wounds(seen.wounds)] : []),
    ...carried.map(({ id }) => text().carries(objectWords(id).name)),
    ...(hasActed(view, who) ? [map().acted] : []),
  ].join('; ');
}

function placeWords(view: CaveView, cell: string): string {
  const tile = tileAt(view, cell);
  if (!tile) return map().place(...placeOf(cell));
  return `${tileName(tile.id)}, ${map().place(...placeOf(cell))}`;
}
