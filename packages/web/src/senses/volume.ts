import { keptChoice } from '../storage/kept-choice.ts';

export const VOLUMES = ['off', 'soft', 'middle', 'loud'] as const;
export type SoundVolume = (typeof VOLUMES)[number];

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** How loud the table is; silent on phones until somebody wants it otherwise. */
export const [volume, setVolume] = keptChoice<SoundVolume>('volume', VOLUMES, () =>
  isPhone() ? 'off' : 'soft',
);

/** Whether a blow or a throw of dice is felt in the hand. */
export const [touch, setTouch] = keptChoice<'on' | 'off'>('touch', ['on', 'off'], () => 'on');

export const canBeFelt = (): boolean => 'vibrate' in navigator && isPhone();
