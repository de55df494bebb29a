import { afterEach, expect, it, vi } from 'vitest';
import { answering } from './answering.ts';
import { asking } from './asking.ts';

type Heard = (event: { readonly data: unknown }) => void;

/** A worker without a thread: its end and the page's end hear each other. */
function workerWith(deeds: Readonly<Record<string, (...about: never[]) => unknown>>): Worker {
  let page: Heard = () => {};
  let worker: Heard = () => {};
  vi.stubGlobal('addEventListener', (_: string, hear: Heard) => {
    worker = hear;
  });
  vi.stubGlobal('postMessage', (data: unknown) => page({ data: structuredClone(data) }));
  answering((what, about) => deeds[what]!(...(about as never[])));
  return {
    addEventListener(_: string, hear: Heard) {
      page = hear;
    },
    postMessage: (data: unknown) => worker({ data: structuredClone(data) }),
  } as unknown as Worker;
}

afterEach(() => vi.unstubAllGlobals());

it('each question gets its own answer, in whatever order they come', async () => {
  const slow = Promise.withResolvers<string>();
  const ask = asking(() => workerWith({ slow: () => slow.promise, twice: (n: number) => 2 * n }));
  const first = ask('slow');
  expect(await ask('twice', 21)).toBe(42);
  slow.resolve('late');
  expect(await first).toBe('late');
});

it('what goes wrong there goes wrong here, and the next question is answered', async () => {
  const fails = () => {
    throw new Error('no such square');
  };
  const ask = asking(() => workerWith({ fails, works: () => 'well' }));
  await expect(ask('fails')).rejects.toThrow('no such square');
  expect(await ask('works')).toBe('well');
});

it('the worker begins with the first question, and only once', async () => {
  const begun = vi.fn(() => workerWith({ works: () => 'well' }));
  const ask = asking(begun);
  expect(begun).not.toHaveBeenCalled();
  await Promise.all([ask('works'), ask('works')]);
  expect(begun).toHaveBeenCalledOnce();
});
