export const en = {
  won: 'You are out!',
  lost: 'The prison keeps you',
  drawn: 'A draw',
  resigned: 'You gave up',
  points: (own: number, np: number) => `${own} : ${np} VP`,
  rounds: (n: number, level: string) => `${n} rounds at level ${level}.`,
  advice: (level: string) => `Next time: level ${level}.`,
  again: 'Play again',
  board: 'Look at the board',
  result: 'Result',
  home: 'Home',
};
