import type { CommanderError } from 'commander';

/** The parser's complaint as one sentence: `error: unknown option '--x'` becomes `Unknown option “--x”.` */
export function usageSentence({ code, message }: Pick<CommanderError, 'code' | 'message'>): string {
  if (code === 'commander.help') return 'Name one of the commands that “oubliette --help” lists.';
  const [said = '', ...hints] = message
    .replace(/^error: /, '')
    .replaceAll(/'([^']*)'/g, '“$1”')
    .split('\n');
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  const closed = /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
  return [closed, ...hints.map(hint => hint.replace(/^\((.*)\)$/, '$1'))].join(' ');
}
