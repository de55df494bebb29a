/** What cannot be on any table, and the rule that says so. */
import {
  groundAt,
  isOnBoard,
  isRevealed,
  lineAt,
  planOf,
  positionAt,
  type RoomPosition,
  type SoloView,
} from '@oubliette/dungeon-twister';
import { labyrinthOf } from '../../duel/seen/labyrinth.ts';
import { cellOf, isCharacter, isWounded } from '../../duel/seen/reading.ts';
import { isOfPrison, pieceOf } from '../../duel/words/mention.ts';
import { viewAsDuel } from '../../solo/seen/view-as-duel.ts';

/** Why a token cannot be where it is, and under which rule. */
export const RULES = {
  'face-down': 'DS-SET-05',
  pit: 'DT-PIT-01',
  'has-left': 'DT-EXIT-01',
  'two-standing': 'DT-MOVE-05',
  'two-lying': 'DT-MOVE-05',
  'two-things': 'DT-MOVE-05',
  'lying-enemy': 'DT-MOVE-05',
  three: 'DT-MOVE-04',
} as const;

export type ImpossiblePlace = keyof typeof RULES;

type Token = SoloView['tokens'][number];

export const labyrinthIn = (view: SoloView) => labyrinthOf(viewAsDuel(view));

const isStanding = (token: Token) => isCharacter(token.name) && !isWounded(token);

/** What is impossible about a token where it lies now. */
export function impossible(view: SoloView, name: string): ImpossiblePlace | null {
  const token = view.tokens.find(each => each.name === name);
  if (!token || !isOnBoard(token)) return null;
  const company = view.tokens.filter(each => each.place === token.place);
  return onGround(view, token, company) ?? inCompany(token, company);
}

function onGround(view: SoloView, token: Token, company: readonly Token[]): ImpossiblePlace | null {
  const plan = planOf(view.long);
  const labyrinth = labyrinthIn(view);
  const cell = cellOf(view, token)!;
  const position = positionAt(plan, cell);
  if (position !== null && !isRevealed(labyrinth, position as RoomPosition)) return 'face-down';
  const away = plan.lines[isOfPrison(token.name) ? 1 : 0];
  if (isCharacter(token.name) && lineAt(plan, cell) === away) return 'has-left';
  const isRoped = company.some(each => pieceOf(each.name) === 'rope');
  return groundAt(labyrinth, cell) === 'pit' && !isRoped ? 'pit' : null;
}

/** Two at most, and only certain pairs. */
function inCompany(token: Token, company: readonly Token[]): ImpossiblePlace | null {
  const others = company.filter(each => each.name !== token.name);
  if (!isCharacter(token.name) && others.some(each => !isCharacter(each.name))) return 'two-things';
  const characters = others.filter(each => isCharacter(each.name));
  if (isStanding(token) && characters.some(isStanding)) return 'two-standing';
  if (isCharacter(token.name) && isWounded(token) && characters.some(isWounded)) return 'two-lying';
  const isEnemy = (each: Token) => isOfPrison(each.name) !== isOfPrison(token.name);
  if (isCharacter(token.name) && characters.some(isEnemy)) return 'lying-enemy';
  return others.length > 1 ? 'three' : null;
}

/** Everything that keeps the position from being one. */
export function impossibleIn(
  view: SoloView,
): { readonly name: string; readonly why: ImpossiblePlace }[] {
  return view.tokens.flatMap(({ name }) => {
    const why = impossible(view, name);
    return why ? [{ name, why }] : [];
  });
}
