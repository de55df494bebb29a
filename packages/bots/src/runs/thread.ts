/** A thread that plays whatever it is given. */
import { parentPort } from 'node:worker_threads';
import { played, type Task } from './threads.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(played(task)));
