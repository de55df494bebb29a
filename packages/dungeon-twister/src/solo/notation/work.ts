/** Pending work of the NP as text, one frame per line: `work teleport R5 N:mangdu,Y:rope by - dice 6 2`. */
import type { NotationWords } from '@oubliette/kernel';
import { RULE_IDS } from '../../../rules/ids.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import { CARD_AIMS } from '../../content/npcs/own.ts';
import { names, printBattle, readBattle, readNames, tokenIn } from '../../duel/notation/frame.ts';
import { readRoom } from '../../duel/notation/words.ts';
import { NOBODY } from '../../pieces/roster.ts';
import type { SoloFrame, SoloState } from '../state.ts';

const KINDS = [
  'starters',
  'watch',
  'activation',
  'combat',
  'teleport',
  'reinforcements',
  'visions',
  'turn-end',
] as const;

/** What a card may say, and what somebody does on the way (DS-DEL-01). */
const AIMS: readonly NpcAim[] = [...CARD_AIMS, 'deliver'];

function one(state: SoloState, token: number): string {
  return names(state, token === NOBODY ? [] : [token]);
}

export function printWork(state: SoloState, frame: SoloFrame): string {
  switch (frame.kind) {
    case 'activation': {
      const { npc, aim, given, fired, again, over } = frame;
      const marks = `${fired ? ' fired' : ''}${over === null ? '' : ` over ${over}`}`;
      return `activation ${state.names[npc]} ${aim ?? '-'} given ${names(state, given)} again ${one(state, again)}${marks}`;
    }
    case 'combat': {
      const open = frame.open.join(',') || '-';
      const picked = frame.picked < 0 ? '-' : frame.picked;
      return `combat ${printBattle(state, frame.battle)} open ${open} picked ${picked}`;
    }
    case 'teleport': {
      const { position, tokens, revealer, red, white } = frame;
      return `teleport R${position} ${names(state, tokens)} by ${one(state, revealer)} dice ${red} ${white}`;
    }
    case 'reinforcements':
    case 'visions':
      return `${frame.kind} ${frame.count}`;
    default:
      return frame.kind;
  }
}

export function readWork(words: NotationWords, state: SoloState): SoloFrame {
  const kind = words.oneOf('work', KINDS);
  switch (kind) {
    case 'activation':
      return readActivation(words, state);
    case 'combat': {
      const battle = readBattle(words, state);
      words.expect('open');
      const open = readCardList(words);
      words.expect('picked');
      const picked = words.take('-') ? -1 : words.whole('The card', 0, 6);
      return { kind, battle, open, picked };
    }
    case 'teleport': {
      const position = readRoom(words);
      const tokens = readNames(words, state);
      words.expect('by');
      const [revealer = NOBODY] = readNames(words, state);
      words.expect('dice');
      const red = words.whole('The red die', 0, 6);
      return { kind, position, tokens, revealer, red, white: words.whole('The white die', 0, 6) };
    }
    case 'reinforcements':
    case 'visions':
      return { kind, count: words.whole('The number', 0, 99) };
    default:
      return { kind };
  }
}

function readActivation(words: NotationWords, state: SoloState): SoloFrame {
  const npc = tokenIn(words, state);
  const aim = words.take('-') ? null : words.oneOf('objective', AIMS);
  words.expect('given');
  const given: number[] = readNames(words, state);
  words.expect('again');
  const [again = NOBODY] = readNames(words, state);
  const fired = words.take('fired');
  const over = words.take('over') ? words.oneOf('rule', RULE_IDS) : null;
  return { kind: 'activation', npc, aim, given, fired, again, over };
}

export function readCardList(words: NotationWords): number[] {
  const text = words.word('cards');
  if (text === '-') return [];
  return text.split(',').map(word => {
    const value = Number(word);
    const known = /^\d$/.test(word) && value <= 6;
    return known ? value : words.refuse(`There is no card “${word}”.`);
  });
}
