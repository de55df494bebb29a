import type { NotationWords } from '@oubliette/kernel';
import { forEachOwn, OWN_ALONE, OWN_AT_TILE, type OwnWork } from '../scenarios/own-questions.ts';
import type { Work } from '../work.ts';

const OWN_SAMPLES = {
  ...forEachOwn(OWN_AT_TILE, kind => ({ kind, tile: 0 })),
  ...forEachOwn(OWN_ALONE, kind => ({ kind })),
} as { readonly [K in OwnWork['kind']]: Extract<OwnWork, { kind: K }> };

/** One of each kind of work: what fields it has, and of what sort. */
const SAMPLES: { readonly [K in Work['kind']]: Extract<Work, { kind: K }> } = {
  auction: { kind: 'auction', turn: 0, bid: 0 },
  team: { kind: 'team', points: 0, advantages: 0 },
  gift: { kind: 'gift' },
  marker: { kind: 'marker', role: 0, tile: 0 },
  seals: { kind: 'seals', left: 0 },
  window: { kind: 'window', window: 0, role: 0 },
  event: { kind: 'event', card: 'lost', target: '', answered: false },
  'second-chance': { kind: 'second-chance', picked: [] },
  traps: { kind: 'traps', left: 0 },
  action: {
    kind: 'action',
    who: 0,
    move: 0,
    fought: false,
    spent: 0,
    march: 0,
    smoke: false,
  },
  exploration: {
    kind: 'exploration',
    who: 0,
    from: 0,
    side: 0,
    stage: 0,
    tile: 0,
    placer: 0,
    marked: false,
    looked: false,
    lost: false,
  },
  arrival: { kind: 'arrival', who: 0, tile: 0 },
  foresee: { kind: 'foresee' },
  hole: { kind: 'hole' },
  ambush: { kind: 'ambush', tile: 0, left: 0 },
  attack: {
    kind: 'attack',
    who: 0,
    target: 0,
    tile: 0,
    stage: 0,
    bonus: 0,
    watched: 0,
    suicide: false,
    breach: false,
    hits: 0,
    misses: 0,
    dice: [],
    possessed: false,
  },
  hits: { kind: 'hits', target: 0, tile: 0, left: 0, combat: false, hammer: false, striker: 0 },
  blast: { kind: 'blast', tile: 0, need: 0, left: [], whole: false },
  line: { kind: 'line', who: 0, combat: false, asked: false },
  exorcism: { kind: 'exorcism', tile: 0, who: 0, cancelled: 0 },
  fallen: { kind: 'fallen', who: 0, tile: 0 },
  ...OWN_SAMPLES,
};

const KINDS = Object.keys(SAMPLES) as Work['kind'][];
type Value = number | boolean | string | readonly number[];
type Fields = Readonly<Record<string, Value>>;

/** `action who=3 move=1 fought=no …`; lists are `1,2` or `-`, blanks in words are `_`. */
export function printWork(work: Work): string {
  const fields = Object.entries(work as unknown as Fields).filter(([key]) => key !== 'kind');
  return [work.kind, ...fields.map(([key, value]) => `${key}=${printValue(value)}`)].join(' ');
}

function printValue(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value === '' ? '-' : value.replaceAll(' ', '_');
  return value.join(',') || '-';
}

export function readWork(words: NotationWords): Work {
  const kind = words.oneOf('work', KINDS);
  const sample = SAMPLES[kind] as unknown as Fields;
  const work: Record<string, Value> = { kind };
  for (const key of Object.keys(sample)) {
    if (key === 'kind') continue;
    const word = words.word(`“${key}=”`);
    const value = word.startsWith(`${key}=`)
      ? readValue(word.slice(key.length + 1), sample[key]!)
      : null;
    work[key] = value ?? words.refuse(`“${key}=” should stand where “${word}” stands.`);
  }
  return work as unknown as Work;
}

function readValue(text: string, like: Value): Value | null {
  if (typeof like === 'boolean') return text === 'yes' ? true : text === 'no' ? false : null;
  if (typeof like === 'string') return text === '-' ? '' : text.replaceAll('_', ' ');
  if (typeof like === 'number') return /^-?\d+$/.test(text) ? Number(text) : null;
  return text === '-' ? [] : text.split(',').map(Number);
}
