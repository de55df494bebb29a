import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const NAMES = ['rules', 'reach'];

describe('the command line', () => {
  it('runs everything and prints a table unless told otherwise', () => {
    expect(readArguments([], NAMES)).toEqual({ json: false, help: false, only: null });
  });

  it('takes its options in any order', () => {
    const wanted = { json: true, help: false, only: 'reach' };
    expect(readArguments(['--json', '--only', 'reach'], NAMES)).toEqual(wanted);
    expect(readArguments(['--only', 'reach', '--json'], NAMES)).toEqual(wanted);
  });

  it('names the known benchmarks when it does not know one', () => {
    const fault = 'There is no benchmark “reech”; known benchmarks are rules, reach.';
    expect(readArguments(['--only', 'reech'], NAMES)).toEqual({ fault });
  });

  it('asks for the name that is missing', () => {
    const fault = '--only needs a name; known benchmarks are rules, reach.';
    expect(readArguments(['--only'], NAMES)).toEqual({ fault });
  });

  it('names the known options when it does not know one', () => {
    const fault = '“--fast” is no option; known options are --json, --only NAME, --help.';
    expect(readArguments(['--fast'], NAMES)).toEqual({ fault });
    expect(readArguments(['rules'], NAMES)).toHaveProperty('fault');
  });
});
