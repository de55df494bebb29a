/** Wishes that found nothing to do. */
export type Idle =
  | 'break'
  | 'enter'
  | 'portcullis'
  | 'redo'
  | 'reset'
  | 'reveal'
  | 'revealAll'
  | 'turn'
  | 'turnTwin'
  | 'undo';
