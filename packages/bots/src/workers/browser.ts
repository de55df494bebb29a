import { type Crew, type CrewMember, crewOf } from './crew.ts';

export type { Crew } from './crew.ts';

function mate(): CrewMember {
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' });
  return {
    send: errand => worker.postMessage(errand),
    hear(told, failed) {
      worker.addEventListener('message', ({ data }) => told(data));
      worker.addEventListener('error', event => failed(new Error(event.message)));
      worker.addEventListener('messageerror', () =>
        failed(new Error('a thought was not readable')),
      );
    },
    end: () => worker.terminate(),
  };
}

/** Leaves a core to the page, as far as there is more than one. */
const USUAL_SIZE = () => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/** A crew of Web Workers. */
export function webCrew(size = USUAL_SIZE()): Crew {
  return crewOf(size, mate);
}
