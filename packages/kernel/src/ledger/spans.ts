import { entryMentioned, mentionsIn } from './ids.ts';

/** A piece of a line as it is shown. */
export type TextSpan =
  | { readonly kind: 'text' | 'emphasis' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly id: string };

const MARK = /`([^`]+)`|\*\*(\S(?:[^*]*\S)?)\*\*|\*(\S(?:[^*]*\S)?)\*/g;
const KINDS = ['code', 'strong', 'emphasis'] as const;

/** Splits a line at its marks and at the ids that `known` accepts. */
export function parseSpans(line: string, known: (id: string) => boolean): TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const match of line.matchAll(MARK)) {
    spans.push(...unmarked(line.slice(from, match.index), known));
    const group = match.slice(1).findIndex(text => text !== undefined);
    spans.push({ kind: KINDS[group]!, text: match[group + 1]! });
    from = match.index + match[0].length;
  }
  return [...spans, ...unmarked(line.slice(from), known)];
}

function unmarked(text: string, known: (id: string) => boolean): TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const { word, at } of mentionsIn(text)) {
    const id = entryMentioned(word, known);
    if (id === undefined) continue;
    spans.push({ kind: 'text', text: text.slice(from, at) }, { kind: 'mention', text: word, id });
    from = at + word.length;
  }
  spans.push({ kind: 'text', text: text.slice(from) });
  return spans.filter(span => span.text !== '');
}
