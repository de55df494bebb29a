import type { Aim, Arrow, Verdict } from '@oubliette/dungeon-twister';
import { plural } from '../../i18n/plural.ts';

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
  aims: {
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
  } as Readonly<Record<Aim, string>>,
  arrows: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' } as Readonly<
    Record<Arrow, string>
  >,
  told: {
    npTurn: (row: readonly string[]) => `The prison’s turn. Activation row: ${row.join(', ')}.`,
    nobody: 'The prison’s turn: nobody is there to act.',
    planned: (who: string, aim: string, target: string | null, reached: boolean, points: number) =>
      reached
        ? `${who}: ${aim}${target ? `, ${target}` : ''}, ${ap(points)}.`
        : `${who} gets nearer: ${aim}${target ? `, ${target}` : ''}, ${ap(points)}.`,
    idle: (who: string) => `${who} finds nothing to do.`,
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
  },
  trace: {
    title: (who: string) => `Why did ${who} do that?`,
    forecast: (who: string) => `What would ${who} do now?`,
    forecastHint: 'If activated now, from what lies open.',
    rule: 'The first objective within its action points is done.',
    nothing: 'No objective can be had, and no way brings it nearer: it stays.',
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
    approached: 'approached',
    without: 'Leaves what it carries behind for it.',
    verdicts: {
      chosen: 'chosen',
      outranked: 'lower on the list',
      farther: 'farther away',
      'too-dear': 'too dear',
      occupied: 'no room to stand there',
      unreachable: 'no way there',
      'lost-the-roll': 'lost the roll',
    } as Readonly<Record<Verdict, string>>,
    equal: 'equal: the die will decide',
    candidate: (target: string, points: number | null) =>
      points === null ? target : `${target} ${ap(points)}`,
    more: (count: number) => `${count} more`,
    reasons: {
      'DS-PRIM-07': 'There is nobody and nothing to go for.',
      'DS-REV-03': 'No room is left to reveal.',
      'DS-ROT-06': 'No gear may be used.',
      'DS-REG-02': 'It stands beside its best friend already.',
      'DS-OBJ-05': 'Every way costs more action points than it has.',
    } as Readonly<Record<string, string>>,
    tie: 'Equal, the die will decide:',
    tied: 'Equal, the die has decided:',
    noTie: 'No die was rolled: no tie.',
    way: (points: number, squares: number) =>
      `The way: ${ap(points)}, ${squares} ${plural('en', squares, { one: 'square', other: 'squares' })}`,
    exit: 'the way out',
    aWay: 'a way',
    from: (target: string, square: string) => `${target} from ${square}`,
    notes: {
      jump: () => 'with a jump',
      open: () => 'opening a portcullis',
      drop: () => 'dropping what it holds',
      take: (what: string) => `taking ${what}`,
      swap: (what: string) => `swapping for ${what}`,
    } as Readonly<Record<string, (what: string) => string>>,
    room: (place: string) => `room ${place}`,
  },
};
