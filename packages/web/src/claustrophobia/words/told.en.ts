import type { ScenarioId } from '@oubliette/claustrophobia';
import { plural } from '../../i18n/plural.ts';
import type { CaveMention } from './mention.ts';
import { nameOf, parties } from './names.en.ts';

export type Party = 'human' | 'demon';
/** A side, or the reader who leads it against the machine. */
export type Doer = Party | 'you';
/** What the ten-sided die counts, by scenario. */
type D10Words = Readonly<
  Partial<Record<ScenarioId, (value: number) => string>> & { any: (value: number) => string }
>;
type Nouns = { readonly one: string; readonly other: string };

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (n: number) => COUNTS[n] ?? String(n);
const counted = (n: number, nouns: Nouns) => `${inWords(n)} ${plural('en', n, nouns)}`;
const hitsOf = (n: number) => counted(n, { one: 'hit', other: 'hits' });
const troglodytes = (n: number) => counted(n, { one: 'Troglodyte', other: 'Troglodytes' });
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Humans are called by name; of the others there may be many. */
function phrase(who: CaveMention): string {
  const name = nameOf(who);
  if (who.figure === 'redeemer' || who.number > 0) return name;
  return who.figure === 'troglodyte' || who.figure === 'damned' ? `a ${name}` : `the ${name}`;
}

const subject = (who: CaveMention) => capital(phrase(who));
const verb = ({ figure }: CaveMention, one: string, many: string) =>
  figure === 'pack' ? many : one;
const withTarget = (target: string | null) => (target === null ? '' : `: ${target}`);

const doers: Readonly<Record<Doer, string>> = { ...parties, you: 'You' };
const withoutStop = (words: string) => words.replace(/\.$/, '');

const SPRUNG = [
  '',
  'nothing happens',
  'one hit',
  'one hit',
  'he goes no further',
  'a Troglodyte appears',
  'two hits',
];

export const told = {
  list: (words: readonly (string | number)[]) => listed(words),
  line: (line: number) => `line ${line}`,
  bid: (name: string, points: number) => `${name} bids ${points}.`,
  team: (name: string, points: number) =>
    `The other side passes. ${name} leads the humans: a team worth ${points}.`,
  hired: (who: CaveMention) => `${subject(who)} joins the team.`,
  equipped: (who: CaveMention, object: string) => `${subject(who)} carries the ${object}.`,
  giftChosen: (gift: string) => `The Redeemer has the gift “${gift}”.`,
  boughtAdvantage: 'One more advantage card is bought.',
  dealt: (party: Doer, count: number, cards: readonly string[] | null) => {
    const what = counted(count, { one: 'card', other: 'cards' });
    return `${doers[party]} draw ${what}${cards ? `: ${listed(cards.map(card => `“${card}”`))}` : ''}.`;
  },
  marker: (at: string, side: string) => `Fresh air now blows ${at}, from the ${side}.`,
  markerGone: 'The Fresh Air marker is taken away.',
  seal: (at: string) => `A Seal of Protection lies ${at}.`,
  round: (round: number) => `Round ${round} begins.`,
  phase: (phase: string) => `${phase}.`,
  actionDice: (dice: readonly number[]) => `Action dice: ${listed(dice)}.`,
  given: (who: CaveMention, die: number) => `${subject(who)} gets the ${die}.`,
  assigned: (pairs: readonly (readonly [CaveMention, number])[], aside: readonly number[]) => {
    const given = pairs.map(([who, die]) => `${nameOf(who)} ${die}`).join(', ');
    const left = aside.length > 0 ? `; left over: ${listed(aside)}` : '';
    return `The dice are given${given === '' ? '' : `: ${given}`}${left}.`;
  },
  exhausted: (who: CaveMention) => `${subject(who)} is exhausted.`,
  refreshed: (who: CaveMention) => `${subject(who)} is exhausted no longer.`,
  gift: (gift: string, target: string | null) =>
    `The Redeemer uses “${gift}”${withTarget(target)}.`,
  blessed: (who: CaveMention, bonus: 'mvt' | 'cbt') =>
    `The Redeemer blesses ${phrase(who)}: ${bonus === 'mvt' ? '+1 MVT' : '+2 CBT'}.`,
  card: (party: Doer, card: string, target: string | null, words: string) =>
    `${doers[party]} play “${card}”${withTarget(target)}. It says: “${withoutStop(words)}”.`,
  eventCancelled: (card: string) => `“${card}” is cancelled.`,
  passed: (party: Doer) => `${doers[party]} pass.`,
  foresaw: (party: Doer, tiles: readonly string[] | null) =>
    `${doers[party]} look at the top of the pile${tiles ? `: ${listed(tiles)}` : ''}.`,
  acting: (who: CaveMention) => `${subject(who)} acts.`,
  acted: (who: CaveMention) => `${subject(who)} waits.`,
  moved: (who: CaveMention, into: string) => `${subject(who)} goes ${into}.`,
  dived: (who: CaveMention, into: string) => `${subject(who)} crawls through the holes ${into}.`,
  stopped: (who: CaveMention) => `${subject(who)} stops.`,
  exploring: (who: CaveMention, side: string) => `${subject(who)} explores an opening ${side}.`,
  explored: (who: CaveMention | null, tile: string) =>
    `${who === null ? 'The Guide' : subject(who)} explores: ${tile}.`,
  foundNothing: (who: CaveMention | null) =>
    `${who === null ? 'The Guide' : subject(who)} finds nothing: the opening is closed to humans.`,
  drawn: (tile: string) => `Drawn: ${tile}.`,
  placed: (tile: string) => `Laid: ${tile}.`,
  deadEnd: (tile: string, back: boolean) =>
    back
      ? `${tile} would be a dead end and goes back into the pile.`
      : `${tile} would be a dead end and is discarded.`,
  hole: (at: string) => `A Hole token lies ${at}.`,
  sprung: (who: CaveMention, die: number) =>
    `${subject(who)} springs a trap, a ${die}: ${SPRUNG[die]}.`,
  mechanism: (who: CaveMention) =>
    `${subject(who)} sets a Demonic Mechanism going: one more destiny die.`,
  attacked: (who: CaveMention, target: CaveMention) =>
    `${subject(who)} ${verb(who, 'attacks', 'attack')} ${phrase(target)}.`,
  rolled: (who: CaveMention, dice: readonly number[], def: number, hits: number) =>
    `${subject(who)} rolls ${listed(dice)} against defence ${def}: ${hitsOf(hits)}.`,
  fought: (
    who: CaveMention,
    target: CaveMention,
    dice: readonly number[],
    again: readonly number[],
    def: number,
    hits: number,
  ) =>
    `${subject(who)} attacks ${phrase(target)}: ${listed(dice)}${again.length > 0 ? `, rerolled ${listed(again)},` : ''} against defence ${def}, ${hitsOf(hits)}`,
  rerolled: (who: CaveMention, dice: readonly number[], hits: number) =>
    `${subject(who)} rerolls ${listed(dice)}: ${hitsOf(hits)} more.`,
  hits: (target: CaveMention, hits: number) => `${capital(hitsOf(hits))} on ${phrase(target)}.`,
  doubled: (hits: number) => `doubled by the Hungry Tunnels to ${inWords(hits)}`,
  guarded: (who: CaveMention, target: CaveMention) =>
    `${phrase(who)} takes a hit for ${phrase(target)}`,
  lines: (who: CaveMention, lines: readonly number[]) =>
    `${phrase(who)} loses ${plural('en', lines.length, { one: 'line', other: 'lines' })} ${listed(lines)}`,
  healed: (who: CaveMention, line: number) => `${subject(who)} heals line ${line}.`,
  wounded: (who: CaveMention, wounds: number) =>
    `${phrase(who)} has ${counted(wounds, { one: 'wound', other: 'wounds' })}`,
  killed: (who: CaveMention) => `${phrase(who)} dies`,
  killedMany: (count: number) =>
    `${troglodytes(count)} ${plural('en', count, { one: 'dies', other: 'die' })}`,
  removed: (who: CaveMention) => `${phrase(who)} leaves the board`,
  blast: (who: CaveMention, die: number, hit: boolean) =>
    `${subject(who)}: a ${die}, ${hit ? 'hit' : 'unhurt'}.`,
  destinyDice: (dice: readonly number[]) => `Destiny dice: ${listed(dice)}.`,
  diePlaced: (area: string, dice: readonly number[]) => `On “${area}”: ${listed(dice)}.`,
  area: (area: string, dice: readonly number[], words: string) =>
    `“${area}” with ${listed(dice)}: ${words}.`,
  tp: (tp: number) => `Threat points: ${tp}.`,
  trap: (who: CaveMention) => `The Trap catches ${phrase(who)}.`,
  entered: (who: CaveMention, at: string) => `${subject(who)} enters ${at}.`,
  enteredMany: (count: number, at: string) =>
    `${capital(troglodytes(count))} ${plural('en', count, { one: 'enters', other: 'enter' })} ${at}.`,
  objectLost: (object: string) => `The ${object} is out of the game.`,
  caveIn: (tile: string, side: string) => `A cave-in blocks the passage: ${tile}, ${side}.`,
  cleared: (tile: string, side: string) => `The cave-in is cleared: ${tile}, ${side}.`,
  d10: {
    any: value => `The die shows ${value}.`,
    S1: value =>
      value === 0
        ? 'The Exit is behind the marked opening.'
        : `${capital(counted(value, { one: 'tile', other: 'tiles' }))} to the Exit.`,
    S2: value => `The fuse burns: ${value}.`,
    S4: value => `The rite is spoken: ${value} of 7.`,
  } as D10Words,
  charge: (who: CaveMention, charges: number) =>
    `${subject(who)} lays a charge${charges === 2 ? ': the fuse burns' : ''}.`,
  fusePulled: (who: CaveMention) => `${subject(who)} removes a charge: no fuse burns.`,
  explosion: 'The shaft blows up.',
  sealHit: (at: string) => `The Seal ${at} cracks.`,
  sealBroken: (at: string) => `The Seal ${at} breaks.`,
  exorcised: (who: CaveMention) => `The spirit is driven out: ${phrase(who)} is free.`,
  asleep: (at: string) => `A Possessed One sleeps ${at}.`,
  searched: (who: CaveMention, treasure: boolean) =>
    `${subject(who)} searches the Stash: ${treasure ? 'the treasure' : 'nothing of worth'}.`,
  treasureTaken: (who: CaveMention) => `${subject(who)} takes the treasure.`,
  treasureDropped: (who: CaveMention) => `${subject(who)} drops the treasure.`,
  escaped: (who: CaveMention) => `${subject(who)} escapes.`,
  guided: (into: string) => `The Guide goes ${into}.`,
  guideGone: 'The Guide is gone.',
  poisoned: (who: CaveMention) => `${subject(who)} poisons the nest.`,
  over: (winner: Doer | null) =>
    winner === null ? 'The match ends in a draw.' : `${doers[winner]} win the match.`,
  /** The reader is not among those who won. */
  lost: (winner: Party) => `You lose: the ${parties[winner].toLowerCase()} win the match.`,
  nobodyHurt: 'nobody is hurt',
  /** Clauses that say what came of something, as a sentence of their own. */
  sentence: (clauses: readonly string[]) => `${capital(clauses.join('; '))}.`,
};
