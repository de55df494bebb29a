import { mayAsk } from '../opponent/counsel/may-ask.ts';
import type { CaveDesk } from './desk/desk.ts';
import type { MapView } from './map/view.ts';
import type { MapIntent } from './map/wishes.ts';
import type { CaveCommand } from './panels/keys.ts';
import { promptOffers } from './panels/prompt.ts';

interface Hands extends CaveDesk {
  readonly sight: MapView;
  readonly wishes: MapIntent;
}

/** Carries out what a key asks for. */
export function obey(hands: Hands, command: CaveCommand): void {
  const { choice, sight } = hands;
  const deeds: Record<CaveCommand['name'], () => void> = {
    undo: () => hands.undo(null),
    end: () => hands.goOn(null),
    words: () => hands.openDialog('words'),
    menu: () => hands.openDialog('menu'),
    scenario: () => hands.openDialog('scenario'),
    counsel: () => mayAsk(hands.table) && hands.openDialog('counsel'),
    help: () => hands.openDialog('keys'),
    speed: choice.switchSpeed,
    escape: choice.cancel,
    warriors: () => nextWarrior(hands),
    turn: () => choice.setTurn(choice.turn() + 1),
    centre: sight.recentre,
    numbers: () => 'index' in command && pick(hands, command.index),
  };
  deeds[command.name]();
}

function nextWarrior({ table, choice }: Hands): void {
  const able = table.snapshot().outlook?.warriors ?? [];
  const at = able.findIndex(({ who }) => who === choice.selected());
  const next = able[(at + 1) % able.length];
  if (next) choice.select(next.who);
}

/** A die by its value where dice are dealt out, else the n-th of what is offered. */
function pick({ table, choice, wishes }: Hands, index: number): void {
  const { view, legal } = table.snapshot();
  const kind = legal.length > 0 ? (view.asked?.kind ?? null) : null;
  const value = index + 1;
  const who = choice.selected();
  if (kind === 'assign' && who) void choice.perform([{ do: 'give', value, who }], null);
  else if (kind === 'assign' || kind === 'destiny') {
    const free = view.dice.findIndex((die, at) => die === value && !choice.dice().includes(at));
    if (free >= 0 && kind === 'assign') choice.setDice([free]);
    else if (free >= 0) choice.pickDie(free);
  } else {
    const offer = promptOffers(wishes.offers(), kind)[index];
    if (offer) void choice.perform(offer.actions, null);
  }
}
