import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Crew, type CrewMember, crewOf } from './crew.ts';

/** A thread that thinks; it keeps the process alive only as long as it does. */
export function threadMate(): CrewMember & { readonly worker: Worker } {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url));
  worker.unref();
  let underWay = 0;
  return {
    worker,
    send(errand) {
      if (underWay++ === 0) worker.ref();
      worker.postMessage(errand);
    },
    hear(told, failed) {
      worker.on('message', thought => {
        if (--underWay === 0) worker.unref();
        told(thought);
      });
      worker.on('error', failed);
      worker.on('exit', code => failed(new Error(`a thread ended with ${code}`)));
    },
    end: () => void worker.terminate(),
  };
}

/** A crew of threads under Node, one for each core unless a number is given. */
export function threadCrew(size = availableParallelism()): Crew {
  return crewOf(size, threadMate);
}
