import type { NameAndWords } from './cards.en.ts';
import { type ScenarioId, titles } from './titles.en.ts';

export type { ScenarioId } from './titles.en.ts';

/** A scenario as its card tells it; `words` is the briefing. */
export interface ScenarioWords extends NameAndWords {
  readonly humansWin: string;
  readonly demonsWin: string;
  readonly draw?: string;
  /** What is different here: a title and a sentence each. */
  readonly rules: readonly (readonly [title: string, words: string])[];
}

const nobodyLeft = 'No human is left in play.';

export const scenarios: Readonly<Record<ScenarioId, ScenarioWords>> = {
  S1: {
    name: titles.S1,
    words: 'Follow the draught of fresh air through ten tiles to the Exit.',
    humansWin: 'The second human escapes.',
    demonsWin: 'Nobody is left in play and nobody has escaped.',
    draw: 'Nobody is left in play and exactly one has escaped.',
    rules: [
      [
        'Fresh Air',
        'Exploring the marked opening brings you one tile closer; the demons move the marker on. After ten tiles the Exit lies behind it.',
      ],
      ['Escape', 'A human who ends his action on the Exit has escaped.'],
    ],
  },
  S2: {
    name: titles.S2,
    words: 'Find the shaft the horde climbs from and blow it up.',
    humansWin: 'The shaft blows up and at least one human lives.',
    demonsWin: 'No human is left in play, or round 15 ends without an explosion.',
    rules: [
      [
        'Charges',
        'In the Pentacle Room, with no enemy there, a human lays a charge instead of fighting. The second one lights the fuse.',
      ],
      [
        'Fuse',
        'It burns for two Demon action phases; then everybody in the Pentacle Room dies. Demons alone there may remove a charge.',
      ],
    ],
  },
  S3: {
    name: titles.S3,
    words: 'Reach the Master of Souls and kill it.',
    humansWin: 'The Master of Souls is dead.',
    demonsWin: nobodyLeft,
    rules: [
      ['Ambush', 'On every new tile the demons may at once buy up to two Troglodytes.'],
      ['The Master', 'It waits in the Pentacle Room, one of the last four tiles of the pile.'],
    ],
  },
  S4: {
    name: titles.S4,
    words: 'Hold the Pentacle Room until the Redeemer has spoken the rite seven times.',
    humansWin: 'The rite is spoken for the seventh time.',
    demonsWin: 'The Redeemer is dead.',
    rules: [
      [
        'Rite',
        'At the end of each Human action phase it counts one more if the Redeemer stands in the Pentacle Room, not exhausted, with no enemy there.',
      ],
      [
        'Seals',
        'Three of the four arms are sealed: demons must break a Seal (defence 4, two hits) to come through.',
      ],
      ['No exploration', 'The whole board lies open from the start.'],
    ],
  },
  S5: {
    name: titles.S5,
    words: 'Free two of the lost expedition from the spirits that wear them.',
    humansWin: 'Two are freed while the Redeemer is in play.',
    demonsWin: 'The Redeemer is dead.',
    rules: [
      ['Possessed', 'In every Stash a Possessed One waits; only one is awake at a time.'],
      [
        'Exorcism',
        'Beaten down, it turns into a Brute or Blade of yours with three cancelled lines.',
      ],
    ],
  },
  S6: {
    name: titles.S6,
    words: 'Find the one true treasure among four stashes and carry it back to the Exit.',
    humansWin: 'The carrier of the treasure ends his action on the Exit.',
    demonsWin: nobodyLeft,
    rules: [
      ['Searching', 'In a Stash without enemies a human turns its token instead of fighting.'],
      ['Carrying', 'It costs nothing. If the carrier dies the treasure lies where he fell.'],
    ],
  },
  S7: {
    name: titles.S7,
    words: 'Two must reach the Exit before the plague takes them all.',
    humansWin: 'The second human escapes.',
    demonsWin: 'Fewer than two humans have escaped or are in play.',
    rules: [
      [
        'Crawling Death',
        'Each round begins with a hit on every Condemned with fewer than two cancelled lines.',
      ],
      ['Return', 'A human who dies stands up again as a Putrefied Damned of the demons.'],
      ['Escape', 'A human who ends his action on the Exit has escaped.'],
    ],
  },
  S8: {
    name: titles.S8,
    words: 'Follow the captive Troglodyte to the nest and poison it.',
    humansWin: 'A human poisons the nest.',
    demonsWin: nobodyLeft,
    rules: [
      ['The Guide', 'Before each round it explores one opening by itself; you turn that tile.'],
      ['Poison', 'In the nest, a Stash without enemies, a human does it instead of fighting.'],
    ],
  },
};

/** One of the eight by lot. */
export const byLot: NameAndWords = {
  name: 'By lot',
  words: 'One of the eight scenarios is drawn when you begin.',
};
