/** To the one who waits; what the command itself prints goes elsewhere. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

export function stop(sentence) {
  say(sentence);
  process.exit(2);
}
