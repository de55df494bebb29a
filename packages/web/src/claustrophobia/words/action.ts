import {
  type ActionOf,
  ENTRY_PRICE,
  forEachOwn,
  OWN_ABOUT_TILE,
  OWN_ABOUT_WARRIOR,
  type OwnAboutTile,
  type OwnAboutWarrior,
  type Verb,
  type WorkViewOf,
} from '@oubliette/claustrophobia';
import { placeOf } from '../seen/reading.ts';
import { isHumanName } from './mention.ts';
import type { CaveTexts } from './messages.en.ts';
import {
  giftName,
  objectName,
  type Setting,
  sideWord,
  targetWords,
  tileAt,
  who,
} from './setting.ts';

/** On which side of the one who acts a tile lies, if it is next to him. */
function sideTo(s: Setting, cell: string): string | null {
  const side = SIDE_OF[String(wayFrom(s, cell))];
  return side ? s.texts.sides[side] : null;
}

/** How many tiles east and south of the one who acts. */
function wayFrom({ from }: Setting, cell: string): readonly [number, number] | null {
  if (from === null) return null;
  const [x, y] = placeOf(cell);
  const [fromX, fromY] = placeOf(from);
  return [x - fromX, y - fromY];
}

/** Where a walk of the one who acts leads: a side of him, or so many tiles away. */
function walkTo(s: Setting, cell: string): string | null {
  const way = wayFrom(s, cell);
  return sideTo(s, cell) ?? ((way && s.texts.asked.away(...way)) || null);
}

/** Where a tile lies: a side of the one who acts if it is next to him, else seen from the nearest human. */
const wayTo = (s: Setting, cell: string): string | null => sideTo(s, cell) ?? bearingTo(s, cell);

function bearingTo(s: Setting, cell: string): string | null {
  const [x, y] = placeOf(cell);
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { place }] of Object.entries(s.view.warriors)) {
    if (!place.startsWith('@') || !isHumanName(name)) continue;
    const [fromX, fromY] = placeOf(place);
    const [east, south] = [x - fromX, y - fromY];
    const far = Math.abs(east) + Math.abs(south);
    if (far >= least) continue;
    least = far;
    found = s.texts.asked.bearing(who(s, name), east, south);
  }
  return found;
}

const SIDE_OF: Readonly<Record<string, keyof CaveTexts['sides']>> = {
  '0,-1': 'N',
  '1,0': 'E',
  '0,1': 'S',
  '-1,0': 'W',
};

/** Whoever the next hit falls on. */
function victimOf({ view }: Setting): string {
  const hits = view.work.findLast((work): work is WorkViewOf<'hits'> => work.kind === 'hits');
  return hits?.target ?? 'TR';
}

/** A single Troglodyte is called so, also where a target would be the whole pack. */
const single = (s: Setting, name: string) =>
  name === 'TR' ? ({ figure: 'troglodyte', number: 0 } as const) : who(s, name);

type At = 'hole' | 'seal' | OwnAboutTile;
const placing = (s: Setting, { to }: ActionOf<At>) =>
  s.texts.asked.actions.place(tileAt(s, to).name, wayTo(s, to));

/** The answer to a scenario's own question: whom it is about, unless it has words of its own. */
function naming(s: Setting, action: ActionOf<OwnAboutWarrior>): string {
  const { own, named } = s.texts.asked.actions;
  return (own[action.do] ?? named)(who(s, action.who));
}

const WORDS: { readonly [K in Verb]: (s: Setting, action: ActionOf<K>) => string } = {
  bid: ({ texts }, { value }) => texts.asked.actions.bid(value),
  pick: ({ texts }, { value }) => texts.asked.actions.pick(value),
  cancel: ({ texts }, { value }) => texts.asked.actions.cancel(value),
  reroll: ({ texts }, { value }) => texts.asked.actions.reroll(value),
  pass: ({ texts }) => texts.asked.actions.pass,
  advantage: ({ texts }) => texts.asked.actions.advantage,
  ready: ({ texts }) => texts.asked.actions.ready,
  confirm: ({ texts }) => texts.asked.actions.confirm,
  roll: ({ texts }) => texts.asked.actions.roll,
  done: ({ texts }) => texts.asked.actions.done,
  stop: ({ texts }) => texts.asked.actions.stop,
  finish: ({ texts }) => texts.asked.actions.finish,
  end: ({ texts }) => texts.asked.actions.end,
  look: ({ texts }) => texts.asked.actions.look,
  keep: ({ texts }) => texts.asked.actions.keep,
  swap: ({ texts }) => texts.asked.actions.swap,
  suffer: s => s.texts.asked.actions.takes(who(s, victimOf(s))),
  hire: (s, action) => s.texts.asked.actions.hire({ ...who(s, action.who), number: 0 }),
  act: (s, action) => s.texts.asked.actions.named(who(s, action.who)),
  guard: (s, action) => s.texts.asked.actions.takes(who(s, action.who)),
  trap: (s, action) => s.texts.asked.actions.named(who(s, action.who)),
  ...forEachOwn(OWN_ABOUT_WARRIOR, () => naming),
  gift: (s, { gift }) => giftName(s, gift),
  equip: (s, action) =>
    s.texts.asked.actions.equip(objectName(s, action.object), who(s, action.who)),
  mark: (s, { to, side }) => s.texts.asked.actions.mark(tileAt(s, to).name, sideWord(s, side)),
  give: (s, action) => s.texts.asked.actions.give(action.value, who(s, action.who)),
  bless: (s, action) => s.texts.asked.actions.bless(who(s, action.who), action.with),
  use: (s, { gift, target }) =>
    s.texts.asked.actions.use(giftName(s, gift), targetWords(s, target) ?? ''),
  play: (s, { card, target }) =>
    s.texts.asked.actions.play(s.texts.cards[card].name, targetWords(s, target) ?? ''),
  go: (s, { to }) => s.texts.asked.actions.go(tileAt(s, to).into, walkTo(s, to)),
  dive: (s, { to }) => s.texts.asked.actions.dive(tileAt(s, to).into, wayTo(s, to)),
  hole: placing,
  seal: placing,
  ...forEachOwn(OWN_ABOUT_TILE, () => placing),
  explore: ({ texts }, { side }) => texts.asked.actions.explore(texts.sidesTo[side]),
  attack: (s, { target }) => s.texts.asked.actions.attack(who(s, target)),
  deed: (s, { deed, target }) => {
    const name = s.texts.asked.deeds[deed] ?? deed;
    return target === '' ? name : s.texts.asked.deedAt(name, sideWord(s, target));
  },
  place: (s, { openings }) =>
    s.texts.asked.actions.openings([...openings].map(side => sideWord(s, side))),
  dice: ({ texts }, { area, dice }) => texts.asked.actions.dice(area, dice),
  buy: (s, action) =>
    s.texts.asked.actions.buy(
      single(s, action.who),
      ENTRY_PRICE[action.who],
      tileAt(s, action.to).name,
      wayTo(s, action.to),
    ),
};

/** The name of a tile and where it lies, seen from the one who acts. */
export const placeOfTile = (s: Setting, cell: string): string =>
  s.texts.asked.actions.place(tileAt(s, cell).name, walkTo(s, cell));

/** What an action would do, in a few words: for a button or a list. */
export function wordsOfAction<K extends Verb>(setting: Setting, action: ActionOf<K>): string {
  const say = WORDS[action.do as K] as (s: Setting, action: ActionOf<K>) => string;
  return say(setting, action);
}
