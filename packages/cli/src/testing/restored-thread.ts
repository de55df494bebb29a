/** A thread that has seen no match: it says what it makes of moments that it is sent. */
import { parentPort } from 'node:worker_threads';
import { answersOf, nextOf, type SentMoment } from '@oubliette/kernel/battery';
import { GAMES } from '../games.ts';

interface Sent {
  readonly game: string;
  readonly moments: readonly SentMoment[];
}

parentPort?.on('message', ({ game: id, moments }: Sent) => {
  const { game } = GAMES[id]!;
  parentPort?.postMessage(
    moments.map(moment => ({ answers: answersOf(game, moment), next: nextOf(game, moment) })),
  );
});
