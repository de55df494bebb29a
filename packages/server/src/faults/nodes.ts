import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StoreLocation } from '../keeping.ts';

/** A node in a process of its own, always at the same port. */
export interface NodeProcess {
  readonly port: number;
  readonly pid: number;
  readonly isUp: boolean;
  start(): Promise<void>;
  /** As if somebody pulled the plug. */
  kill(): Promise<void>;
  /** From its next start on its files may grow as they like. */
  grow(): void;
  /** As a new release is brought out. */
  end(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('./node-process.ts', import.meta.url));

/** With a limit none of its files may grow beyond so many kilobytes: what a full disk does to whoever writes. */
export async function openNode(
  keeping: StoreLocation,
  how: { readonly tellsNodes?: boolean } = {},
  limit: number | null = null,
): Promise<NodeProcess> {
  let port = 0;
  let most = limit;
  let child: ChildProcess | null = null;
  let isUp = false;

  async function start(): Promise<void> {
    const command = [process.execPath, SCRIPT, JSON.stringify({ keeping, port, how })];
    const [program, ...words] =
      most === null
        ? command
        : ['bash', '-c', 'ulimit -f "$0"; exec "$@"', String(most), ...command];
    const started = spawn(program!, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    started.once('exit', () => {
      if (child === started) isUp = false;
    });
    const lines = createInterface(started.stdout!);
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(started, 'exit').then(() => Promise.reject(new Error('the node did not start'))),
    ]);
    port = Number(/\d+$/.exec(line)![0]);
    isUp = true;
  }

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    get port() {
      return port;
    },
    get pid() {
      return child?.pid ?? 0;
    },
    get isUp() {
      return isUp;
    },
    start,
    grow: () => {
      most = null;
    },
    kill: () => stop('SIGKILL'),
    end: () => stop('SIGTERM'),
  };
}
