/** A thread that plays whatever fixture it is given. */
import { parentPort } from 'node:worker_threads';
import { kindNamed } from './kinds.ts';
import type { Task } from './threads.ts';

parentPort?.on('message', ({ kind, fixture }: Task) =>
  parentPort?.postMessage(kindNamed(kind).play(fixture)),
);
