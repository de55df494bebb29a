/** A thread of Node that thinks. */
import { parentPort } from 'node:worker_threads';
import type { Errand } from './errand.ts';
import { think } from './think.ts';

parentPort?.on('message', (errand: Errand) => parentPort?.postMessage(think(errand)));
