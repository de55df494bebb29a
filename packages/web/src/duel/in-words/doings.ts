import type { DuelAction, DuelView, WholeMove } from '@oubliette/dungeon-twister';
import type { Doing, Doings } from '../../table/in-words/told.ts';
import type { en as Board } from '../board/messages.en.ts';
import { handsWords } from '../board/offer-words.ts';
import { offersAt, offersNow } from '../board/offers.ts';
import type { BoardTurned } from '../deeds/setting.ts';
import type { BoardIntent } from '../deeds/wishes.ts';
import { actionWords } from '../deeds/words.ts';
import type { DuelSnapshot } from '../seen/choice.ts';
import { cellIn, planIn } from '../seen/reading.ts';
import { pieceName } from '../words/index.ts';
import { squareName } from '../words/square-name.ts';
import type { en } from './messages.en.ts';

interface DoingTexts {
  readonly texts: typeof en;
  readonly board: typeof Board;
  /** How the board lies on the screen. */
  readonly turned: BoardTurned;
}

type Way = Pick<WholeMove, 'actions' | 'spared'>;
type Perform = (way: Way) => void;

/** What the player has in mind. */
interface InMind {
  readonly selected: string | null;
  /** The square under the bracket. */
  readonly cell: number | null;
}

/** Steps of a move belong to whole moves, and its first action to its deeds. */
const OF_CHARACTERS: ReadonlySet<DuelAction['do']> = new Set(['move', 'step']);

/** Everything that the viewer can do now: at the square they have in mind, with each character, and from the hand. */
export function doingsOf(
  told: DoingTexts,
  snapshot: DuelSnapshot,
  wishes: BoardIntent,
  { selected, cell }: InMind,
  perform: Perform,
): Doings[] {
  const { texts } = told;
  const { view, outlook, legal } = snapshot;
  if (legal.length === 0) return [];
  const plan = planIn(view);
  const characters = outlook?.characters ?? [];
  const listed = new Set<string>();
  const doing = (way: Way, words: string, price: number): Doing => {
    listed.add(JSON.stringify(way.actions[0]));
    return {
      words: price > 0 ? `${words} · ${texts.ap(price)}` : words,
      perform: () => perform(way),
    };
  };

  const ofCharacters = characters.map(({ token, deeds, moves }): Doings => {
    const here = cellIn(view, token);
    const acts = deeds.flatMap(({ deed, ways }) =>
      deed === 'move'
        ? []
        : ways.map(({ action, price, spared }) => {
            const way = { actions: [action], ...(spared && { spared: [spared] }) };
            return doing(way, wordsOf(told, action, view), price);
          }),
    );
    const walks = moves.toSorted((one, other) => one.ap - other.ap || one.to - other.to);
    const name = pieceName(token);
    return {
      title: here === null ? name : texts.place(name, squareName(plan, here)),
      inMind: token === selected,
      list: [
        ...acts,
        ...walks.map(move =>
          doing(
            move,
            texts.walk(squareName(plan, move.to), handsWords(told.board, move, view)),
            move.ap,
          ),
        ),
      ],
    };
  });
  const rest = legal
    .filter(action => !OF_CHARACTERS.has(action.do) && !listed.has(JSON.stringify(action)))
    .map(action => doing({ actions: [action] }, wordsOf(told, action, view), 0));
  const offers = cell === null ? [] : offersAt(wishes, offersNow(wishes), cell as never);
  const here = offers.map(offer =>
    doing(
      offer,
      offer.move === null
        ? wordsOf(told, offer.action, view)
        : texts.walk(squareName(plan, offer.move.to), handsWords(told.board, offer.move, view)),
      offer.price,
    ),
  );
  return [
    ...(cell === null
      ? []
      : [{ title: texts.square(squareName(plan, cell)), inMind: true, list: here }]),
    { title: texts.hand, list: rest, inMind: characters.length === 0 },
    ...ofCharacters,
  ];
}

const wordsOf = ({ turned }: DoingTexts, action: DuelAction, view: DuelView): string =>
  actionWords(action, view, turned);
