import { keptChoice } from '../storage/kept-choice.ts';

export const TEMPI = ['calm', 'usual', 'brisk', 'at-once'] as const;
export type Tempo = (typeof TEMPI)[number];

/** What every duration is divided by. */
const SPEEDS: Readonly<Record<Tempo, number>> = { calm: 0.6, usual: 1, brisk: 2, 'at-once': 2 };

/** How fast everything moves, at all tables. */
export const [tempo, setTempo] = keptChoice<Tempo>('tempo', TEMPI, () => 'usual');

export const speed = (): number => SPEEDS[tempo()];

/** The key for hurried players. */
export const switchSpeed = (): void => setTempo(tempo() === 'brisk' ? 'usual' : 'brisk');

/** Whether what happens is shown as it is afterwards, without motion. */
export const wantsStillness = (): boolean =>
  tempo() === 'at-once' || matchMedia('(prefers-reduced-motion: reduce)').matches;
