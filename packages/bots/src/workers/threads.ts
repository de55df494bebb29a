import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Crew, crewOf, type Mate } from './crew.ts';

function mate(): Mate {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url));
  worker.unref();
  return {
    send(errand) {
      worker.ref();
      worker.postMessage(errand);
    },
    hear(told, failed) {
      worker.on('message', thought => {
        worker.unref();
        told(thought);
      });
      worker.on('error', failed);
    },
    end: () => void worker.terminate(),
  };
}

/** A crew of threads under Node, one for each core unless a number is given. */
export function threadCrew(size = availableParallelism()): Crew {
  return crewOf(Array.from({ length: size }, mate));
}
