/** A thread of Node that thinks. */
import { parentPort } from 'node:worker_threads';
import type { WorkerErrand } from './errand.ts';
import { think } from './think.ts';

parentPort?.on('message', (errand: WorkerErrand) => parentPort?.postMessage(think(errand)));
