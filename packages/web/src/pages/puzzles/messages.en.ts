import { plural } from '../../i18n/plural.ts';

const seats: Readonly<Record<string, string>> = {
  blue: 'Blue',
  yellow: 'Yellow',
  human: 'the human player',
  demon: 'the demon player',
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const en = {
  title: 'Puzzles',
  tagline: 'One position, one goal. Every solution is proved by the engine.',
  daily: 'The puzzle of the day',
  dailyWords: 'The same for everybody, a new one at midnight in Greenwich.',
  solve: 'Solve it',
  solveAgain: 'Look at it again',
  grades: ['', 'Easy', 'Middling', 'Hard'],
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  isSolved: 'solved',
  named: (title: string) => `Puzzle: ${title}`,
  hint: 'Hint',
  task: 'Task',
  back: 'Take back',
  again: 'Again',
  solution: 'Solution',
  mine: 'Try it myself',
  next: 'Next puzzle',
  all: 'All puzzles',
  share: 'Send to a friend',
  shared: 'Address copied',
  opening: 'Laying the table…',
  step: 'Next step',
  stepOf: (now: number, of: number) => `Step ${now} of ${of}`,
  watch: 'Watch it happen',
  rules: 'In the rulebook',
  right: 'That is it.',
  wrong: 'Not that.',
  solved: (deeds: number) =>
    `Solved. The shortest way takes ${deeds} ${plural('en', deeds, { one: 'deed', other: 'deeds' })}.`,
  solvedOwn: 'Solved: the goal is reached.',
  solvedChance: (percent: string) => `The best play there is: it succeeds ${percent} of the time.`,
  unlucky: (percent: string) =>
    `The best play there is, only the dice said no. It succeeds ${percent} of the time, and it counts.`,
  answered: (seat: string, card: string) =>
    `${capital(seats[seat] ?? seat)} answers with +${card}, and it fails.`,
  answeredOtherwise: (seat: string) =>
    `${capital(seats[seat] ?? seat)} has an answer to that. See what happens on the table.`,
  tooLittle: 'From here the goal is out of reach: with what is left it cannot be done any more.',
  lessLikely: (to: string, from: string) =>
    `That leaves a chance of ${to}; something else leaves ${from}.`,
  missed: 'The turn is over and the goal is not reached.',
  luck: (from: string) =>
    `Reached, but by luck: there is a play that succeeds ${from} of the time.`,
  unknown: 'There is no such puzzle.',
  unknownText: 'The address may have been cut short. All puzzles are on one page.',
  broken: 'This position cannot be laid on the table.',
  brokenWhy: {
    long: 'The address is too long: a position has 20,000 letters at most.',
    game: 'The address does not say which game it is about.',
    position: 'The address does not describe a position that could exist.',
    goal: 'The address does not describe a goal that can be judged.',
    seat: 'The address says nothing about whose turn it is to find something.',
  },
  details: 'What exactly',
  ownTitle: 'Solve this',
  ownTask: (goal: string) => `Reach this goal: ${goal}.`,
  ownPlay: 'A position to play on from. The machine plays the other side.',
  sendTitle: 'A position of your own',
  sendWords: 'Any position in the notation becomes an address that opens it on the table.',
  sendPosition: 'Position',
  sendGoal: 'Goal (claims, one per line; may stay empty)',
  sendSeat: 'Who is to find it',
  sendGame: 'Game',
  sendOpen: 'Open it',
  sendCopy: 'Copy the address',
  percent: (share: number) => `${Math.round(share * 1000) / 10} %`,
  seats: seats as Readonly<Record<string, string>>,
};
