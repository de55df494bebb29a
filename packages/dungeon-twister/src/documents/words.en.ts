import type { DocumentFault, FaultCode } from './fault.ts';

type Params = DocumentFault['params'];
export type FaultWords = Readonly<Record<FaultCode, (params: Params) => string>>;

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  true: 'true, or left out',
  array: 'a list',
  object: 'a record in braces',
};
const inPicture = ({ line, column }: Params) => `line ${line}, column ${column}`;
const span = ({ min, max }: Params) => (min === max ? `${min}` : `${min} to ${max}`);

export const en: FaultWords = {
  'not-json': p => `This is not JSON: ${p.reason}`,
  'too-large': p => `It is larger than ${p.most} KB: no document is.`,
  unreadable: () => 'The file cannot be read. It may have been moved or deleted.',
  'unknown-format': p => `Documents say what they are in “format”; known are ${p.known}.`,
  'other-kind': p => `This is a document ${p.found}; here ${p.known} is wanted.`,
  'wrong-type': p => `This must be ${types[p.expected!] ?? p.expected}.`,
  'unknown-field': p => `There is no such field; known are ${p.known}.`,
  'missing-field': p => `The field “${p.field}” is missing.`,
  'not-one-of': p => `“${p.found}” is none of ${p.known}.`,
  'bad-text': p => `“${p.found}” is too long or has signs that cannot stand here.`,
  'out-of-range': p => `${p.found} is not within ${span(p)}.`,
  'wrong-count': p => `There must be ${span(p)} here, not ${p.found}.`,
  'no-drawing': () => 'A room needs a picture, or squares, horizontal and vertical.',
  'line-count': p => `A picture has 11 lines, not ${p.found}.`,
  'line-too-long': p => `The picture goes on beyond its right border (${inPicture(p)}).`,
  'no-corner': p => `A corner “+” is missing (${inPicture(p)}).`,
  'unknown-edge': p => `“${p.found}” is no edge (${inPicture(p)}).`,
  'unknown-square': p => `“${p.found}” is no square (${inPicture(p)}).`,
  'no-gear': () => 'The room has no gear.',
  'second-gear': p => `The room has a second gear (${inPicture(p)}).`,
  sealed: p => `Nobody ever reaches ${p.squares}: walls or slits cut it off on all sides.`,
  'no-twin': p => `Rooms come in pairs: there must be two with the number ${p.number}.`,
  'twin-turns-alike': p =>
    `Both rooms ${p.number} turn the same way; twins turn against each other.`,
  twice: p => `“${p.found}” is there twice.`,
  taken: p => `“${p.found}” belongs to one of our own sets.`,
  'no-shot': () => 'Whatever shoots needs a value “shot”.',
  'no-likeness': p => `There is no piece “${p.found}” whose picture could be borrowed.`,
  'no-room': p => `There is no room “${p.found}”.`,
  'room-count': p => `A maze has 8 rooms, or 6, not ${p.found}.`,
  'no-piece': p => `There is no character and no object “${p.found}”.`,
  starters: p => `Starters are ${p.found} different characters of the team.`,
  'too-few': p => `A team needs 4 characters to start with, and has ${p.found}.`,
  'too-many': p => `${p.found} pieces are to be hidden, but the rooms take ${p.most}.`,
  hidden: p => `“${p.found}”: no such piece is left in the team, or that room is full.`,
  alike: p => `“${p.found}” is there more than ${p.most} times.`,
  crowd: p => `A match takes ${p.most} of these, and here are ${p.found}.`,
  'not-brought': p => `“${p.found}” is none of the pieces that come along.`,
  changed: () => 'This is not the content that was agreed on.',
  'not-for-class': p => `“${p.found}” is nothing that a ${p.class} can do.`,
  'no-primary': p => `“${p.found}” is primary, but none of the six objectives.`,
  'class-full': p => `There are ${p.most} cards of a class, and this is one more ${p.class}.`,
  more: p => `${p.found} more faults are not listed.`,
};
