import type { MatchHost } from '@oubliette/host';
import type { Page } from 'playwright-core';

/** Lets a test talk to the worker that keeps matches, past the page. */
export const withKeeper = (page: Page) =>
  page.addInitScript(() => {
    class OpenDoor extends Worker {
      constructor(...about: ConstructorParameters<typeof Worker>) {
        super(...about);
        Object.assign(window, { keeper: this });
      }
    }
    let asked = 0;
    function askKeeper(what: string, ...about: unknown[]): Promise<unknown> {
      const { keeper } = window as unknown as { keeper: Worker };
      const id = --asked;
      return new Promise((keep, fail) => {
        const hear = ({ data }: MessageEvent) => {
          if (data.id !== id) return;
          keeper.removeEventListener('message', hear);
          if ('error' in data) fail(new Error(data.error));
          else keep(data.value);
        };
        keeper.addEventListener('message', hear);
        keeper.postMessage({ id, what, about });
      });
    }
    Object.assign(window, { Worker: OpenDoor, askKeeper });
  });

type Asked = { askKeeper(what: string, ...about: unknown[]): Promise<unknown> };

export const askKeeper = <What extends keyof MatchHost>(
  page: Page,
  what: What,
  ...about: Parameters<MatchHost[What]>
): ReturnType<MatchHost[What]> =>
  page.evaluate(([what, about]) => (window as unknown as Asked).askKeeper(what, ...about), [
    what,
    about,
  ] as const) as ReturnType<MatchHost[What]>;
