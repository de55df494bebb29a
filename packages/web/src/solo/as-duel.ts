import type { Duel, DuelAction, Solo } from '@oubliette/dungeon-twister';
import { createMemo } from 'solid-js';
import type { DuelSnapshot, DuelTableOf } from '../duel/seen/choice.ts';
import type { Chapter } from '../match/contract.ts';
import { ownName } from '../match/names.ts';
import type { SoloSnapshot, SoloTableOf } from './seen/seen.ts';
import { putFor, sixBehind, sixesIn } from './seen/six.ts';
import { eventOnBoard, viewAsDuel } from './seen/view-as-duel.ts';
import { text } from './words/messages.ts';

const OWN_ACTIONS: readonly Solo['Action']['do'][] = ['watch', 'row', 'column', 'pick'];

const isDuels = (action: Solo['Action']): action is DuelAction => !OWN_ACTIONS.includes(action.do);

const isPrisons = ({ kind }: Solo['Event']): boolean => kind === 'np-turn' || kind === 'planned';

const chapterAsDuel = (chapter: Chapter<Solo>): Chapter<Duel> => ({
  ...chapter,
  events: chapter.events.flatMap(eventOnBoard),
});

const OPTIONS: Duel['Options'] = {
  target: 5,
  forces: 'set',
  set: 'prison',
  scenario: null,
  beginner: false,
  quick: true,
  characters: { blue: 8, yellow: 8 },
  withoutHighCards: [],
  timer: null,
};

function snapshotAsDuel(snapshot: SoloSnapshot): DuelSnapshot {
  return {
    ...snapshot,
    options: OPTIONS,
    // Nobody is there to hide a choice from.
    openTable: true,
    seats: ['blue', 'yellow'],
    players: { blue: text().prison, yellow: ownName(snapshot.players, 'yellow') || text().player },
    view: viewAsDuel(snapshot.view),
    legal: [
      ...snapshot.legal.filter(isDuels),
      ...sixesIn(snapshot).map(six => putFor(six, snapshot.view)),
    ],
    // What the prison has done is watched, not taken back.
    canUndo: snapshot.canUndo && !snapshot.chapters.at(-1)?.events.some(isPrisons),
    chapters: snapshot.chapters.map(chapterAsDuel),
  } as unknown as DuelSnapshot;
}

/** The same match for the parts of the duel's table. */
export function tableAsDuel(table: SoloTableOf): DuelTableOf {
  const snapshot = createMemo(() => snapshotAsDuel(table.snapshot()));
  const news = createMemo(() => table.news().map(chapterAsDuel));
  const act = (...actions: DuelAction[]) =>
    table.act(...actions.map(action => sixBehind(action, table.snapshot()) ?? action));
  return { ...table, snapshot, news, act } as unknown as DuelTableOf;
}

/** Whether the machine can be asked for a hint: it can tell what a duellist may do. */
export function mayAsk(table: SoloTableOf): boolean {
  const { legal } = table.snapshot();
  return legal.length > 0 && legal.every(isDuels);
}
