import { parseSpans, STATUSES, type Status, type TextSpan } from '@oubliette/kernel/ledger';
import { For } from 'solid-js';
import { type GameBooks, knownIn } from './library.ts';
import { text } from './messages.ts';
import { hrefOfRule } from './place.ts';

/** A line of a rule text with its marks; the ids in it are links. */
export function Line(props: { text: string; game: GameBooks }) {
  return <For each={parseSpans(props.text, knownIn(props.game))}>{drawSpan}</For>;
}

/** The ledger writes a status as a code word; the reader sees it in their language. */
const isStatus = (word: string): word is Status => (STATUSES as readonly string[]).includes(word);

function drawSpan(span: TextSpan) {
  switch (span.kind) {
    case 'mention':
      return (
        <a class="mention" href={hrefOfRule(span.id)}>
          {span.text}
        </a>
      );
    case 'code':
      return isStatus(span.text) ? (
        <strong>{text().statuses[span.text]}</strong>
      ) : (
        <code>{span.text}</code>
      );
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    default:
      return span.text;
  }
}
