import type { Arrow, NpcAim, Option, TargetVerdict } from '@oubliette/dungeon-twister';
import type { PieceId } from '../../duel/words/mention.ts';
import { pieceOf } from '../../duel/words/mention.ts';
import { nameOf } from '../../duel/words/pieces.en.ts';
import { plural } from '../../i18n/plural.ts';
import type { WayHazard } from '../way/means.ts';

/** What a plan is about: a token that has a name, or words for a room or a square. */
export interface PlanTarget {
  readonly piece: PieceId | null;
  readonly words: string;
  /** A room without the word for one: `37R`. */
  readonly room?: string;
}

const aims: Readonly<Record<NpcAim, string>> = {
  combat: 'Combat',
  reveal: 'Reveal room',
  exit: 'Exit',
  regroup: 'Regroup',
  get: 'Get object',
  rotate: 'Rotate room',
  break: 'Break portcullis',
  open: 'Open portcullis',
  heal: 'Heal',
  repel: 'Repel',
  deliver: 'Deliver',
};

const ap = (points: number) => `${points} AP`;

export const en = {
  prison: 'The prison',
  player: 'Player',
  questions: {
    starters: 'Choose four starters',
    watch: 'The prison acts',
    combat: 'Choose a Combat card',
    pick: 'Your Telepath picks the card of the prison',
    six: 'A single 6: you choose the row or the column',
    card: 'Play an Action card',
    turn: 'Spend your action points',
    move: 'On the move',
    muster: 'Add support from afar',
  } as Readonly<Record<string, string>>,
  over: 'The game is over',
  aims,
  toCome: (count: number) =>
    `brings ${count} ${plural('en', count, { one: 'token', other: 'tokens' })} when revealed`,
  arrows: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' } as Readonly<
    Record<Arrow, string>
  >,
  told: {
    npTurn: (row: readonly string[]) => `The prison’s turn. Activation row: ${row.join(', ')}.`,
    nobody: 'The prison’s turn: nobody is there to act.',
    planned: (
      who: string,
      aim: NpcAim,
      target: PlanTarget | null,
      reached: boolean,
      points: number,
    ) =>
      reached
        ? `${who}: ${aims[aim]}${target ? `, ${target.words}` : ''}, ${ap(points)}.`
        : `${who} gets nearer: ${aims[aim]}${target ? `, ${target.words}` : ''}, ${ap(points)}.`,
    idle: (who: string) => `${who} finds nothing to do.`,
    stops: (who: string, left: number, why: string) =>
      `${who} stops with ${ap(left)} left: ${why}.`,
    rolled: (who: string, arrow: string, quarters: number) =>
      `${who} rolls the rotation die: ${arrow}, ${quarters} ${plural('en', quarters, { one: 'quarter', other: 'quarters' })}.`,
    nothingTurns: 'Its room is not revealed: nothing turns.',
    npCards: (cards: readonly number[], counts: number | null) =>
      `The prison turns up ${cards.map(card => `+${card}`).join(', ')}${counts !== null && cards.length > 1 ? `; +${counts} counts` : ''}.`,
    npShuffled: 'The Combat cards of the prison are shuffled again.',
    playersCard: (who: string, value: number) =>
      `${who} draws a card from your hand: you play +${value}.`,
    drawn: (who: string) => `From the bag: ${who}.`,
    teleported: (who: string, square: string, red: number, white: number) =>
      red === 0
        ? `${who} is put on ${square}.`
        : red === 6 || white === 6
          ? `${who} lands on ${square}, by your choice (red ${red}, white ${white}).`
          : `${who} lands on ${square} (red ${red}, white ${white}).`,
    bounced: (who: string, red: number, white: number) =>
      `${who}: red ${red}, white ${white}, no free square; rolled again.`,
    stayed: (who: string, red: number, white: number) =>
      `${who}: red ${red}, white ${white}, no free square; nothing happens.`,
    vanished: (who: string) => `${who} vanishes with a double 6.`,
    called: (count: number) =>
      `The alarm calls ${count} ${plural('en', count, { one: 'reinforcement', other: 'reinforcements' })}.`,
    reinforcement: (who: string, room: string) => `Reinforcement: ${who} in room ${room}.`,
    vision: (room: string, seen: boolean) =>
      seen
        ? `A Vision of the Arch-Mage: room ${room} is known already.`
        : `A Vision of the Arch-Mage: room ${room} is revealed.`,
    broken: (who: string, count: number) =>
      `${who} has broken ${count} ${plural('en', count, { one: 'portcullis', other: 'portcullises' })}.`,
    rooms: (who: string, count: number) =>
      `${who} counts ${count} ${plural('en', count, { one: 'room', other: 'rooms' })}.`,
    burst: (who: string, whom: string) => `${who} hurls ${whom} through the obstacle.`,
    unhurt: (who: string) => `${who} shrugs the first wound off.`,
    robbed: (who: string, what: string, whom: string) => `${who} takes ${what} from ${whom}.`,
    shielded: (who: string) => `The Fireball bursts on the shield of ${who}.`,
    keptWand: (who: string) => `${who} keeps the Wand.`,
    crawled: (who: string, square: string) => `${who} crawls to ${square}.`,
    youReveal: (room: string) => `You reveal room ${room}.`,
    revealed: (room: string) => `The prison reveals room ${room}.`,
    won: 'The game is over: you have escaped the prison!',
    lost: 'The game is over: the prison wins.',
    tied: 'The game is over: a draw.',
  },
  calls: {
    told: (callers: readonly string[]) =>
      `A reinforcement is called by ${callers.join(', another by ')}.`,
    action: (value: number) => `your ${value} Actions, for the end of the turn`,
    jump: 'your Jump card',
    own: (value: number) => `your +${value}`,
    prison: (value: number) => `the prison’s +${value}`,
    killed: (token: string) => `the end of ${nameOf(pieceOf(token))}`,
  },
  trace: {
    title: (who: string) => `Why did ${who} do that?`,
    forecast: (who: string) => `What would ${who} do now?`,
    forecastHint: 'A forecast: if activated right now, judged by what lies open.',
    rule: 'The first objective within its action points is done.',
    /** Why AP are lost, by the rule that the engine names. */
    lost: {
      'DS-PRIM-01': 'they bring it no nearer',
      'DS-REG-03': 'it has come to a friend',
      'DS-ROT-02': 'at a gear there is one roll',
      'DS-REV-03': 'no room is left to reveal',
      'DS-REP-04': 'another push costs more',
      'DS-GET-03': 'they bring no other objective nearer',
      'DS-MODE-03': 'there is nothing more to do with them',
      'DS-MODE-04': 'it is wounded',
    } as Readonly<Record<string, string>>,
    nothing: 'No objective can be had, and no way brings it nearer: it stays.',
    noMore: (aim: string) =>
      `It goes on with ${aim} alone, but can neither do it again nor get nearer to it: it stops, and the action points left are lost.`,
    nearing: (aim: string) => `Nothing is within reach: it gets nearer to its primary one, ${aim}.`,
    goingOn: (aim: string) =>
      `It goes on with ${aim}, but the next one is out of reach: it gets nearer.`,
    chosen: 'chosen',
    notAsked: 'not asked',
    noTarget: 'no target',
    short: (points: number) => `${points} AP short`,
    noWay: 'no way',
    tooDear: 'too dear',
    occupied: 'occupied',
    skipped: 'not needed',
    recovering: 'fights nobody',
    approached: 'approached',
    without: 'Leaves what it carries behind for it.',
    verdicts: {
      chosen: 'chosen',
      outranked: 'lower on the list',
      farther: 'farther away',
      'too-dear': 'too dear',
      occupied: 'no room to stand there',
      unreachable: 'no way there',
      struck: 'already wounded this turn',
      recovering: 'this NPC was itself wounded this turn',
      'lost-the-roll': 'lost the roll',
    } as Readonly<Record<TargetVerdict, string>>,
    equal: 'equal: the die will decide',
    candidate: (target: string, points: number | null) =>
      points === null ? target : `${target} ${ap(points)}`,
    /** Targets that fared alike. */
    fared: (targets: string, verdict: string) => `${targets} (${verdict})`,
    gates: (squares: string) => `portcullis at ${squares}`,
    /** An objective without any target. */
    missing: {
      combat: 'Nobody can be attacked.',
      regroup: 'There is nobody to join.',
      get: 'No object of its list is there to get.',
      heal: 'There is nobody to heal.',
      repel: 'There is nobody to push.',
      deliver: 'There is nobody to deliver to.',
      break: 'No portcullis is left to break.',
      open: 'No portcullis is left to open.',
    } as Readonly<Partial<Record<NpcAim, string>>>,
    unwanted: (objects: string) => `Not on its list: ${objects}.`,
    reasons: {
      'DS-REV-03': 'No room is left to reveal.',
      'DS-ROT-06': 'No gear may be used.',
      'DS-REG-02': 'It stands beside its best friend already.',
      'DS-OBJ-05': 'Every way costs more action points than it has.',
    } as Readonly<Record<string, string>>,
    tie: 'Equal, the die will decide:',
    tied: 'Equal, the die has decided:',
    noTie: 'No die was rolled: no tie.',
    way: (points: number, squares: number, end: string, reached: boolean) =>
      `The way to ${end}: ${squares} ${plural('en', squares, { one: 'square', other: 'squares' })}; ${ap(points)}${reached ? ' with the deed' : ''}`,
    means: {
      slit: 'through an arrow slit',
      pit: 'over a pit',
      enemy: 'over enemies',
    } as Readonly<Record<WayHazard, string>>,
    exit: 'the way out',
    aWay: 'a way',
    from: (target: string, square: string) => `${target} from ${square}`,
    notes: {
      jump: () => 'with a jump',
      open: () => 'opening a portcullis',
      drop: () => 'dropping what it holds',
      take: (what: string) => `taking ${what}`,
      swap: (what: string) => `swapping for ${what}`,
    } as Readonly<Record<Option['deeds'][number]['do'], (what: string) => string>>,
    room: (place: string) => `room ${place}`,
  },
};
