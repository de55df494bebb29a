/** Spoils sound files by chance and tries them, until one is answered as none should be. */
import { readTokenName, roomById, SETS } from '@oubliette/dungeon-twister';
import { fastRandom, fingerprint, pick, type Random } from '@oubliette/kernel';
import { mutatedJson, mutatedText } from '@oubliette/kernel/battery';
import { resealed } from './repair.ts';
import { type FileKind, type Specimen, specimens } from './specimens.ts';
import { TRYING } from './trying.ts';

export interface FileFault {
  readonly kind: FileKind;
  /** The sound file that was spoiled. */
  readonly specimen: string;
  /** Which one it was: the same seed and number spoil it in the same way. */
  readonly number: number;
  readonly text: string;
  readonly file: string;
}

export interface FuzzedFiles {
  readonly files: number;
  readonly refused: number;
  readonly faults: readonly FileFault[];
}

interface FilesPlan {
  readonly files: number;
  readonly seed: number;
  /** The first of them, to try one again. */
  readonly from?: number;
  /** So many faults are enough. */
  readonly most?: number;
}

export function fuzzFiles(
  { files, seed, from = 0, most = 1 }: FilesPlan,
  afterEach: (soFar: FuzzedFiles) => void = () => {},
): FuzzedFiles {
  const sound = specimens(fastRandom(seed));
  const before = world();
  let refused = 0;
  const faults: FileFault[] = [];
  let number = from;
  for (; number < from + files && faults.length < most; number++) {
    const random = fastRandom(seed * 1_000_003 + number);
    const specimen = kindAndFile(sound, random);
    const file = spoiled(specimen, random);
    const answer = answerOf(specimen.kind, file);
    if (answer === 'refused') refused++;
    const text = answer instanceof Error ? answer.message : worldChange(before);
    if (text !== null) {
      faults.push({ kind: specimen.kind, specimen: specimen.name, number, text, file });
    }
    afterEach({ files: number - from + 1, refused, faults });
  }
  return { files: number - from, refused, faults };
}

/** Every kind as often as any other, however many files of it there are. */
function kindAndFile(sound: readonly Specimen[], random: Random): Specimen {
  const kind = pick(random, 'kind', ['match', 'document', 'vector'] as const);
  return pick(
    random,
    'file',
    sound.filter(specimen => specimen.kind === kind),
  );
}

function spoiled({ kind, text }: Specimen, random: Random): string {
  const asText = kind === 'vector' || random.below('text', 5) === 0;
  const file = (asText ? mutatedText : mutatedJson)(text, random);
  return kind === 'match' && random.below('seal', 2) === 0 ? resealed(file) : file;
}

function answerOf(kind: FileKind, file: string): 'refused' | 'works' | Error {
  try {
    return TRYING[kind](file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What all matches of a process share: no file changes it. */
function world() {
  return {
    sets: fingerprint(SETS),
    goblin: readTokenName('B:goblin')?.piece,
    room: roomById('37L'),
    language: Object.getOwnPropertyNames(Object.prototype).join(),
  };
}

function worldChange(before: ReturnType<typeof world>): string | null {
  const after = world();
  const changed = (Object.keys(before) as (keyof typeof before)[]).find(
    key => before[key] !== after[key],
  );
  return changed === undefined ? null : `what all matches share has changed: ${changed}`;
}
