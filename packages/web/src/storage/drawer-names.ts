/** What this browser keeps beside matches, by its name in the browser's storage. */
export const DRAWERS = {
  cards: 'oubliette.npc-cards',
  editor: 'oubliette.editor',
  companion: 'oubliette.companion',
  pastSolo: 'oubliette.solo.past',
  results: 'oubliette.results',
  lessons: 'oubliette.lessons',
  puzzles: 'oubliette.puzzles',
  daily: 'oubliette.puzzles.daily',
  guide: 'oubliette.guide',
} as const;
