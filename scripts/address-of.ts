import type { ChildProcess } from 'node:child_process';

/** Waits for the line that tells where the table is. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let out = '';
    child.stdout?.on('data', chunk => {
      out += chunk;
      const address = /open at (\S+)/.exec(out)?.[1];
      if (address) found(address);
    });
    child.on('close', () => fail(new Error(`ended without an address: ${out}`)));
  });
}
