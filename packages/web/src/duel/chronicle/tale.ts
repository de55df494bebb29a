import type { DuelSnapshot } from '../seen/choice.ts';
import { lotWords, saidWords, tellStory, timeUpWords } from '../story/happened.ts';
import type { DuelStoryLine } from '../story/story.ts';

type Texts = NonNullable<Parameters<typeof tellStory>[2]>;
type Told = Pick<DuelSnapshot, 'chapters' | 'view' | 'said' | 'timeUps' | 'options'>;

/** What is told beside the actions: before those of a moment, or after them. */
interface Aside {
  readonly after: number;
  readonly line: Omit<DuelStoryLine, 'turn' | 'active'>;
}

/** The whole story: who begins, what happened, what was said meanwhile, and when time ran out. */
export function taleOf(snapshot: Told, texts?: Texts): DuelStoryLine[] {
  const lines: DuelStoryLine[] = tellStory(snapshot.chapters, snapshot.view, texts);
  for (const { after, line } of asidesOf(snapshot, texts)) {
    const at = lines.findLastIndex(({ moment }) => moment <= after) + 1;
    const { turn, active } = lines[at - 1] ?? { turn: 0, active: null };
    lines.splice(at, 0, { ...line, turn, active });
  }
  return lines;
}

function asidesOf(told: Told, texts?: Texts): Aside[] {
  const { chapters, view, said, timeUps, options } = told;
  const lot = options.quick
    ? [{ after: 0, line: plain(0, lotWords(chapters[0]?.seat ?? view.active, texts)) }]
    : [];
  const clock = chapters
    .filter(({ moment }) => timeUps.includes(moment))
    .map(({ moment, seat, events }) => {
      const words = timeUpWords(
        seat,
        events.some(({ kind }) => kind === 'turn-ended'),
      );
      return { after: moment - 1, line: { ...plain(moment, words), seat } };
    });
  const spoken = said.map(({ at, seat, word }) => ({
    after: at,
    line: { ...plain(at, saidWords(seat, word)), seat },
  }));
  return [...lot, ...clock, ...spoken, ...playedOn(told)];
}

/** Draws that were turned down without a word: the other side played on (DT-END-03). */
function playedOn({ chapters, said }: Told): Aside[] {
  return said.flatMap(({ at, seat, word }, index) => {
    if (word !== 'offer-draw') return [];
    const next = chapters.find(chapter => chapter.moment > at && chapter.seat !== seat);
    const answer = said.slice(index + 1).find(later => later.seat !== seat);
    if (next === undefined || (answer && answer.at < next.moment)) return [];
    const after = next.moment - 1;
    const words = saidWords(next.seat, 'decline-draw');
    return [{ after, line: { ...plain(after, words), seat: next.seat } }];
  });
}

const plain = (moment: number, words: string) => ({ seat: null, words, cells: [], moment });
