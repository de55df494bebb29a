import { parseBlocks } from './blocks.ts';
import {
  type BookPlan,
  type LedgerEntry,
  type LedgerFact,
  type LedgerFault,
  type LedgerLanguage,
  STATUSES,
  type Status,
} from './book.ts';
import { readIds } from './ids.ts';
import type { Section } from './sections.ts';

type Field = 'status' | 'source' | 'check';

const LABELS: Record<LedgerLanguage, Readonly<Record<string, Field>>> = {
  en: { Status: 'status', Source: 'source', Check: 'check' },
  ru: { Статус: 'status', Источник: 'source', Проверка: 'check' },
};

const FIELD = /^- (\p{Lu}[^:.;]*): (.+)$/u;

/** Reads `### ids · title` and what stands under it. Without an entry there is a fault that says why. */
export function readEntry(
  section: Section,
  plan: BookPlan,
  language: LedgerLanguage,
): { entry?: LedgerEntry; faults: LedgerFault[] } {
  const { line, heading } = section;
  const [, idWords = '', title = ''] = heading.match(/^(.+?) · (\S.*)$/) ?? [];
  const ids = readIds(idWords);
  if (!ids) return { faults: [{ line, says: `"${heading}" is not of the form "id · title"` }] };

  const { body, facts, fields, faults } = sortLines(section, plan, language);
  const words = [...fields.status.matchAll(/`([a-z]+)`/g)].map(match => match[1]!);
  const sources = fields.source.split(', ').filter(source => source !== '');
  const wrong = [
    ...words.filter(word => !isStatus(word)).map(word => `unknown status "${word}"`),
    ...(words.length === 0 ? [`${ids[0]} has no status`] : []),
    ...(sources.length === 0 ? [`${ids[0]} has no source`] : []),
  ];
  const entry: LedgerEntry = {
    ids,
    title,
    line,
    body: parseBlocks(body),
    facts,
    statuses: words.filter(isStatus),
    reason: reasonOf(fields.status),
    sources,
    check: fields.check,
  };
  return { entry, faults: [...faults, ...wrong.map(says => ({ line, says }))] };
}

function sortLines({ line, lines }: Section, plan: BookPlan, language: LedgerLanguage) {
  const fields: Record<Field, string> = { status: '', source: '', check: '' };
  const facts: LedgerFact[] = [];
  const body: string[] = [];
  const faults: LedgerFault[] = [];
  let drawing = false;

  for (const [offset, text] of lines.entries()) {
    if (text === '```') drawing = !drawing;
    const match: RegExpMatchArray | null = drawing ? null : text.match(FIELD);
    const label: string = match?.[1] ?? '';
    const value = match?.[2] ?? '';
    const at = line + 1 + offset;
    const field = LABELS[language][label];
    if (label === '') {
      body.push(text);
    } else if (field) {
      if (fields[field] !== '') faults.push({ line: at, says: `second field "${label}"` });
      fields[field] = value;
    } else {
      if (!plan.facts.some(words => words[language] === label))
        faults.push({ line: at, says: `unknown field "${label}"` });
      facts.push({ label, text: value });
    }
  }
  return { fields, facts, body, faults };
}

const isStatus = (word: string): word is Status => (STATUSES as readonly string[]).includes(word);

/** What a status line says beyond its status: the reason in brackets, or the whole line if it tells parts apart. */
function reasonOf(status: string): string {
  const rest = status.replace(/^`[a-z]+`/, '');
  if (rest === '') return '';
  return rest.match(/^ \(((?:[^()]|\([^()]*\))*)\)$/)?.[1] ?? status;
}
