import type { Sound } from './sounds.ts';
import { canBeFelt, type SoundVolume, touch, volume } from './volume.ts';

const LOUD: Readonly<Record<SoundVolume, number>> = { off: 0, soft: 0.3, middle: 0.6, loud: 1 };

/** What is felt in the hand, in milliseconds. */
const FELT: { readonly [S in Sound]?: number | number[] } = {
  dice: [12, 40, 12, 40, 12],
  blow: 30,
  hurt: 45,
  death: [50, 30, 80],
  gate: 20,
  gear: [15, 60, 15, 60, 15],
  score: [20, 50, 20],
};

/** The one ear of the page: made at the first sound, for browsers count them. */
let ear: { readonly context: AudioContext; readonly master: GainNode } | null = null;

function listening(): NonNullable<typeof ear> {
  if (ear) return ear;
  const context = new AudioContext();
  const evenness = context.createDynamicsCompressor();
  const master = context.createGain();
  master.connect(evenness).connect(context.destination);
  ear = { context, master };
  return ear;
}

/** A sound of the table after so many milliseconds: nothing where the person wants silence. */
export function hear(sound: Sound | null | undefined, after = 0): void {
  if (!sound || document.hidden) return;
  if (touch() === 'on' && canBeFelt() && FELT[sound]) {
    setTimeout(() => navigator.vibrate(FELT[sound]!), after);
  }
  // Before the first click a browser keeps the page silent, and would play all of it later at once.
  if (volume() === 'off' || navigator.userActivation?.hasBeenActive === false) return;
  const due = performance.now() + after;
  void play(sound, due).catch(() => {
    // No sound device, or the browser waits for a first click: the match goes on in silence.
  });
}

async function play(sound: Sound, due: number): Promise<void> {
  const { playInto } = await import('./instrument.ts');
  const { context, master } = listening();
  if (context.state === 'suspended') await context.resume();
  master.gain.value = LOUD[volume()];
  playInto(master, sound, context.currentTime + Math.max(0, due - performance.now()) / 1000);
}
