import type { Event } from '@oubliette/claustrophobia';
import {
  doer,
  doerOf,
  giftName,
  objectName,
  type Setting,
  sideWord,
  targetWords,
  tileAt,
  tileWords,
  who,
} from './setting.ts';

export type CaveEventKind = Event['kind'];
/** Some kinds of events share their fields, and their type. */
type Kinded<E extends Event, K> = E extends Event
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;
export type CaveEventOf<K extends CaveEventKind> = Kinded<Event, K>;

const cardNames = ({ texts }: Setting, cards: readonly (keyof Setting['texts']['cards'])[]) =>
  cards.map(card => texts.cards[card].name);

const clause = ({ texts }: Setting, words: string) => texts.told.sentence([words]);

const SENTENCES: { readonly [K in CaveEventKind]: (s: Setting, event: CaveEventOf<K>) => string } =
  {
    bid: (s, { seat, points }) => s.texts.told.bid(s.name(seat), points),
    team: (s, { seat, points }) => s.texts.told.team(s.name(seat), points),
    hired: (s, event) => s.texts.told.hired(who(s, event.who)),
    equipped: (s, event) => s.texts.told.equipped(who(s, event.who), objectName(s, event.object)),
    'gift-chosen': (s, { gift }) => s.texts.told.giftChosen(giftName(s, gift)),
    'bought-advantage': s => s.texts.told.boughtAdvantage,
    'cards-dealt': (s, { count, cards }) =>
      s.texts.told.dealt(doer(s, 'human'), count, cards ? cardNames(s, cards) : null),
    marker: (s, { cell, side }) => s.texts.told.marker(tileAt(s, cell).at, sideWord(s, side)),
    'marker-gone': s => s.texts.told.markerGone,
    seal: (s, { cell }) => s.texts.told.seal(tileAt(s, cell).at),
    round: (s, { round }) => s.texts.told.round(round),
    phase: (s, { phase }) => s.texts.told.phase(s.texts.phases[phase]),
    'action-dice': (s, { dice }) => s.texts.told.actionDice(dice),
    given: (s, event) => s.texts.told.given(who(s, event.who), event.die),
    assigned: (s, { aside }) => s.texts.told.assigned([], aside),
    exhausted: (s, event) => s.texts.told.exhausted(who(s, event.who)),
    refreshed: (s, event) => s.texts.told.refreshed(who(s, event.who)),
    gift: (s, { gift, target }) => s.texts.told.gift(giftName(s, gift), targetWords(s, target)),
    blessed: (s, event) => s.texts.told.blessed(who(s, event.who), event.with),
    card: (s, { seat, card, target }) => {
      const { name, words } = s.texts.cards[card];
      return s.texts.told.card(doerOf(s, seat), name, targetWords(s, target), words);
    },
    'event-cancelled': (s, { card }) => s.texts.told.eventCancelled(s.texts.cards[card].name),
    passed: (s, { seat }) => s.texts.told.passed(doerOf(s, seat)),
    foresaw: (s, { tiles }) =>
      s.texts.told.foresaw(doer(s, 'human'), tiles?.map(tile => tileWords(s, tile).name) ?? null),
    acting: (s, event) => s.texts.told.acting(who(s, event.who)),
    acted: (s, event) => s.texts.told.acted(who(s, event.who)),
    moved: (s, event) => s.texts.told.moved(who(s, event.who), tileAt(s, event.cell).into),
    dived: (s, event) => s.texts.told.dived(who(s, event.who), tileAt(s, event.cell).into),
    stopped: (s, event) => s.texts.told.stopped(who(s, event.who)),
    exploring: (s, event) =>
      s.texts.told.exploring(
        who(s, event.who),
        s.texts.sidesTo[event.side as keyof Setting['texts']['sidesTo']],
      ),
    'found-nothing': s => s.texts.told.foundNothing(null),
    drawn: (s, { tile }) => s.texts.told.drawn(tileWords(s, tile).name),
    placed: (s, { tile }) => s.texts.told.placed(tileWords(s, tile).name),
    'dead-end': (s, { tile, back }) => s.texts.told.deadEnd(tileWords(s, tile).name, back),
    hole: (s, { cell }) => s.texts.told.hole(tileAt(s, cell).at),
    sprung: (s, event) => s.texts.told.sprung(who(s, event.who), event.die),
    mechanism: (s, event) => s.texts.told.mechanism(who(s, event.who)),
    attacked: (s, event) => s.texts.told.attacked(who(s, event.who), who(s, event.target)),
    rolled: (s, event) => s.texts.told.rolled(who(s, event.who), event.dice, event.def, event.hits),
    rerolled: (s, event) => s.texts.told.rerolled(who(s, event.who), event.dice, event.hits),
    hits: (s, { target, hits }) => s.texts.told.hits(who(s, target), hits),
    guarded: (s, event) => clause(s, s.texts.told.guarded(who(s, event.who), who(s, event.target))),
    line: (s, event) => clause(s, s.texts.told.lines(who(s, event.who), [event.line])),
    healed: (s, event) => s.texts.told.healed(who(s, event.who), event.line),
    wounded: (s, event) => clause(s, s.texts.told.wounded(who(s, event.who), event.wounds)),
    killed: (s, event) => clause(s, s.texts.told.killed(who(s, event.who))),
    removed: (s, event) => clause(s, s.texts.told.removed(who(s, event.who))),
    blast: (s, event) => s.texts.told.blast(who(s, event.who), event.die, event.hit),
    'destiny-dice': (s, { dice }) => s.texts.told.destinyDice(dice),
    'die-placed': (s, { area, dice }) => s.texts.told.diePlaced(s.texts.areas[area].name, dice),
    area: (s, { area, dice }) =>
      s.texts.told.area(s.texts.areas[area].name, dice, s.texts.areas[area].words),
    tp: (s, { tp }) => s.texts.told.tp(tp),
    'events-drawn': (s, { count, cards }) =>
      s.texts.told.dealt(doer(s, 'demon'), count, cards ? cardNames(s, cards) : null),
    trap: (s, event) => s.texts.told.trap(who(s, event.who)),
    entered: (s, event) => s.texts.told.entered(who(s, event.who), tileAt(s, event.cell).at),
    'object-lost': (s, { object }) => s.texts.told.objectLost(objectName(s, object)),
    'cave-in': (s, { cell, side }) => s.texts.told.caveIn(tileAt(s, cell).name, sideWord(s, side)),
    cleared: (s, { cell, side }) => s.texts.told.cleared(tileAt(s, cell).name, sideWord(s, side)),
    d10: (s, { value }) => {
      const { d10 } = s.texts.told;
      return (d10[s.view.facts.scenario] ?? d10.any)(value);
    },
    charge: (s, event) => s.texts.told.charge(who(s, event.who), event.charges),
    'fuse-pulled': (s, event) => s.texts.told.fusePulled(who(s, event.who)),
    explosion: s => s.texts.told.explosion,
    'seal-hit': (s, { cell }) => s.texts.told.sealHit(tileAt(s, cell).at),
    'seal-broken': (s, { cell }) => s.texts.told.sealBroken(tileAt(s, cell).at),
    exorcised: (s, event) => s.texts.told.exorcised(who(s, event.who)),
    asleep: (s, { cell }) => s.texts.told.asleep(tileAt(s, cell).at),
    searched: (s, event) => s.texts.told.searched(who(s, event.who), event.treasure),
    'treasure-taken': (s, event) => s.texts.told.treasureTaken(who(s, event.who)),
    'treasure-dropped': (s, event) => s.texts.told.treasureDropped(who(s, event.who)),
    escaped: (s, event) => s.texts.told.escaped(who(s, event.who)),
    guided: (s, { cell }) => s.texts.told.guided(tileAt(s, cell).into),
    'guide-gone': s => s.texts.told.guideGone,
    poisoned: (s, event) => s.texts.told.poisoned(who(s, event.who)),
    over: (s, { winners: [winner] }) => {
      const won = winner === undefined ? null : doerOf(s, winner);
      return won !== null && won !== 'you' && s.you
        ? s.texts.told.lost(won)
        : s.texts.told.over(won);
    },
  };

/** One event in one sentence. */
export function sentence<K extends CaveEventKind>(setting: Setting, event: CaveEventOf<K>): string {
  const say = SENTENCES[event.kind as K] as (s: Setting, event: CaveEventOf<K>) => string;
  return say(setting, event);
}
