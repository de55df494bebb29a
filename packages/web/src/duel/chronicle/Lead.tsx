import { text } from '../words/messages.ts';

/** A line whose actor stands out. */
export function Lead(props: { readonly words: string }) {
  const lead = () =>
    leadOf(props.words, [...Object.values(text().names), ...Object.values(text().seats)]);
  return (
    <>
      <b>{lead()}</b>
      {props.words.slice(lead().length)}
    </>
  );
}

/** The longest of the names that a line begins with, after whose it is; or nothing. */
function leadOf(words: string, names: readonly string[]): string {
  const [owner = ''] = /^\S+'s /.exec(words) ?? [];
  const found = names.filter(name => words.startsWith(name, owner.length));
  const [longest] = found.sort((a, b) => b.length - a.length);
  return longest === undefined ? '' : owner + longest;
}
