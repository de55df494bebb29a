import type { Duel, DuelAction, DuelOutlook, Solo } from '@oubliette/dungeon-twister';
import { createMemo } from 'solid-js';
import type { DuelSnapshot, DuelTableOf } from '../duel/choice.ts';
import type { Chapter, Snapshot, Table } from '../match/contract.ts';
import { eventOnBoard, viewAsDuel } from './view-as-duel.ts';
import { text } from './words/messages.ts';

export type SoloTableOf = Table<Solo, DuelOutlook>;
export type SoloSnapshot = Snapshot<Solo, DuelOutlook>;

const OWN_ACTIONS: readonly Solo['Action']['do'][] = ['watch', 'row', 'column', 'pick'];

const isDuels = (action: Solo['Action']): action is DuelAction => !OWN_ACTIONS.includes(action.do);

const chapterAsDuel = (chapter: Chapter<Solo>): Chapter<Duel> => ({
  ...chapter,
  events: chapter.events.flatMap(eventOnBoard),
});

const OPTIONS: Duel['Options'] = {
  target: 5,
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
    seats: ['blue', 'yellow'],
    players: { ...snapshot.players, blue: text().prison },
    view: viewAsDuel(snapshot.view),
    legal: snapshot.legal.filter(isDuels),
    chapters: snapshot.chapters.map(chapterAsDuel),
  } as unknown as DuelSnapshot;
}

/** The same match for the parts of the duel's table. */
export function tableAsDuel(table: SoloTableOf): DuelTableOf {
  const snapshot = createMemo(() => snapshotAsDuel(table.snapshot()));
  const news = createMemo(() => table.news().map(chapterAsDuel));
  return { ...table, snapshot, news } as unknown as DuelTableOf;
}
