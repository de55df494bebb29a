/** A thread that plays whatever fixture it is given. */
import { parentPort } from 'node:worker_threads';
import { playFixture } from './fixture.ts';
import type { Fixture } from './plan.ts';

parentPort?.on('message', (fixture: Fixture) => parentPort?.postMessage(playFixture(fixture)));
