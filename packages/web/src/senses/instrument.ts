// The sounds of the table, made of noise and plain tones: no file is fetched for them.
import type { Sound } from './sounds.ts';

/** Where a sound is played, and when, in seconds of the context. */
interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

/** Noise through a filter whose pitch glides: stone, steps, dice. */
interface Rustle {
  readonly after?: number;
  readonly time: number;
  readonly filter?: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly sharp?: number;
  readonly loud: number;
}

/** A tone that fades while its pitch glides: metal, bells, voices. */
interface Tone {
  readonly after?: number;
  readonly time: number;
  readonly wave?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
}

const ATTACK = 0.006;
const SILENCE = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same for every rustle. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

function fading({ context, out }: Stage, start: number, time: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + time);
  gain.connect(out);
  return gain;
}

function rustle(stage: Stage, { after = 0, time, filter = 'bandpass', ...sound }: Rustle): void {
  const { context, at } = stage;
  const start = at + after;
  const source = context.createBufferSource();
  source.buffer = noiseIn(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = filter;
  band.Q.value = sound.sharp ?? 1;
  band.frequency.setValueAtTime(sound.from, start);
  band.frequency.exponentialRampToValueAtTime(sound.to ?? sound.from, start + time);
  source.connect(band).connect(fading(stage, start, time, sound.loud));
  source.start(start, (start * 7) % 1);
  source.stop(start + time);
}

function tone(stage: Stage, { after = 0, time, wave = 'sine', ...sound }: Tone): void {
  const start = stage.at + after;
  const source = stage.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(sound.from, start);
  source.frequency.exponentialRampToValueAtTime(sound.to ?? sound.from, start + time);
  source.connect(fading(stage, start, time, sound.loud));
  source.start(start);
  source.stop(start + time);
}

const chord = (stage: Stage, pitches: readonly number[], apart: number, one: Omit<Tone, 'from'>) =>
  pitches.forEach((from, index) => {
    tone(stage, { ...one, from, after: (one.after ?? 0) + index * apart });
  });

const knocks = (stage: Stage, moments: readonly number[], one: Rustle) => {
  for (const after of moments) rustle(stage, { ...one, after });
};

const PLAYED: Readonly<Record<Sound, (stage: Stage) => void>> = {
  step: stage => rustle(stage, { time: 0.07, filter: 'lowpass', from: 520, to: 180, loud: 0.35 }),
  take: stage => chord(stage, [1320, 1760], 0.05, { time: 0.12, loud: 0.12 }),
  card: stage =>
    rustle(stage, { time: 0.11, filter: 'highpass', from: 2600, to: 5200, loud: 0.16 }),
  bell: stage => chord(stage, [784, 1568], 0, { time: 0.7, loud: 0.12 }),
  jump(stage) {
    rustle(stage, { time: 0.2, from: 280, to: 1000, loud: 0.3 });
    rustle(stage, { after: 0.24, time: 0.09, filter: 'lowpass', from: 420, to: 120, loud: 0.6 });
  },
  dice: stage =>
    knocks(stage, [0, 0.07, 0.13, 0.22, 0.29, 0.41, 0.55], {
      time: 0.045,
      from: 2700,
      to: 1500,
      sharp: 5,
      loud: 0.7,
    }),
  gear(stage) {
    rustle(stage, { time: 0.9, filter: 'lowpass', from: 130, to: 210, loud: 0.6 });
    knocks(stage, [0.04, 0.18, 0.32, 0.46, 0.6, 0.74], {
      time: 0.05,
      from: 1500,
      sharp: 7,
      loud: 0.5,
    });
  },
  gate(stage) {
    knocks(stage, [0, 0.06, 0.12, 0.18], { time: 0.05, from: 2100, sharp: 6, loud: 0.35 });
    chord(stage, [311, 487, 829], 0, { after: 0.22, time: 0.45, wave: 'triangle', loud: 0.12 });
  },
  stone(stage) {
    rustle(stage, { time: 0.6, filter: 'lowpass', from: 160, to: 320, loud: 0.7 });
    tone(stage, { after: 0.5, time: 0.25, from: 80, to: 42, loud: 0.7 });
  },
  heal: stage => chord(stage, [523, 659, 784], 0.09, { time: 0.4, loud: 0.14 }),
  enter: stage => tone(stage, { time: 0.45, wave: 'triangle', from: 98, to: 58, loud: 0.5 }),
  shot(stage) {
    rustle(stage, { time: 0.16, from: 3200, to: 700, sharp: 2, loud: 0.4 });
    rustle(stage, { after: 0.16, time: 0.06, filter: 'lowpass', from: 700, to: 200, loud: 0.6 });
  },
  fire: stage => rustle(stage, { time: 0.6, from: 300, to: 1800, sharp: 0.7, loud: 0.55 }),
  blow(stage) {
    rustle(stage, { time: 0.1, filter: 'lowpass', from: 1200, to: 160, loud: 0.9 });
    tone(stage, { time: 0.18, wave: 'triangle', from: 150, to: 55, loud: 0.6 });
  },
  hurt(stage) {
    rustle(stage, { time: 0.12, filter: 'lowpass', from: 700, to: 140, loud: 0.7 });
    tone(stage, { after: 0.03, time: 0.28, wave: 'triangle', from: 233, to: 117, loud: 0.25 });
  },
  death(stage) {
    tone(stage, { time: 0.7, wave: 'triangle', from: 165, to: 41, loud: 0.45 });
    rustle(stage, { after: 0.12, time: 0.5, filter: 'lowpass', from: 380, to: 80, loud: 0.5 });
  },
  score: stage => chord(stage, [523, 659, 784, 1047], 0.08, { time: 0.45, loud: 0.16 }),
  end: stage => chord(stage, [262, 392, 523, 659, 784], 0.14, { time: 0.9, loud: 0.18 }),
};

/** Plays a sound into a node, beginning at a moment of its context. */
export function playInto(out: AudioNode, sound: Sound, at: number): void {
  PLAYED[sound]({ context: out.context, out, at });
}
