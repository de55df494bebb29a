/** A command without options says how it is used, and refuses whatever else is said. */
export function onlyHelp(usage: string): void {
  const [word] = process.argv.slice(2);
  if (word === undefined) return;
  if (word === '--help') console.log(usage);
  else console.error(`“${word}” is no option; known is --help.`);
  process.exit(word === '--help' ? 0 : 2);
}
