export interface BenchArguments {
  readonly json: boolean;
  readonly help: boolean;
  /** The one benchmark to run; all of them when there is none. */
  readonly only: string | null;
}

export type Arguments = BenchArguments | { readonly fault: string };

/** Reads the command line; what is wrong with it is one sentence. */
export function readArguments(words: readonly string[], names: readonly string[]): Arguments {
  let wish: BenchArguments = { json: false, help: false, only: null };
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    switch (word) {
      case '--json':
        wish = { ...wish, json: true };
        break;
      case '--help':
        wish = { ...wish, help: true };
        break;
      case '--only': {
        const name = words[++at];
        const known = `known benchmarks are ${names.join(', ')}.`;
        if (name === undefined) return { fault: `--only needs a name; ${known}` };
        if (!names.includes(name)) return { fault: `There is no benchmark “${name}”; ${known}` };
        wish = { ...wish, only: name };
        break;
      }
      default:
        return { fault: `“${word}” is no option; known options are --json, --only NAME, --help.` };
    }
  }
  return wish;
}
