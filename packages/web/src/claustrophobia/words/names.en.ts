import type { AreaName } from '@oubliette/claustrophobia';
import { demons, type NameAndWords } from './cards.en.ts';
import { type CaveMention, type FigureInSentence, numeral } from './mention.ts';

const figures: Readonly<Record<FigureInSentence, string>> = {
  redeemer: 'Redeemer',
  brute: 'Brute',
  blade: 'Blade',
  troglodyte: 'Troglodyte',
  tough: 'Tough Troglodyte',
  pack: 'Troglodytes',
  damned: 'Putrefied Damned',
  seal: 'Seal of Protection',
  D1: demons.D1.name,
  D2: demons.D2.name,
  D3: demons.D3.name,
  D4: demons.D4.name,
  D5: demons.D5.name,
  D6: demons.D6.name,
  D7: demons.D7.name,
};

/** What a card or a list calls a warrior. */
export const nameOf = ({ figure, number }: CaveMention): string =>
  figures[figure] + numeral(number);

/** The mark on a token where several humans look alike. */
export const letters: Readonly<Record<string, string>> = {
  RD: 'R',
  BR1: '1',
  BR2: '2',
  BL1: '1',
  BL2: '2',
};

/** What the cards of the humans say of their talents. */
export const humans: Readonly<
  Record<'RD' | 'BR' | 'BL', NameAndWords & { readonly talent: string }>
> = {
  RD: {
    name: 'Redeemer',
    words:
      'Once per scenario, after the dice are given out, he blesses another human: +1 MVT or +2 CBT until the end of the Human action phase, and the line of that human’s die is healed.',
    talent: 'Blessing',
  },
  BR: {
    name: 'Condemned Brute',
    words: 'Takes hits for comrades on his tile; enemies cannot walk away from him.',
    talent: 'Bodyguard, Impressive',
  },
  BL: {
    name: 'Condemned Blade for Hire',
    words: 'Slips away however many enemies stand around.',
    talent: 'Elusive',
  },
};

/** An area of destiny: what it is called, what it does, which dice it wants. */
export const areas: Readonly<Record<AreaName, NameAndWords & { readonly wants: string }>> = {
  calm: {
    name: 'The Calm Before The Storm',
    words: 'one more destiny die in the next Threat',
    wants: 'any one die',
  },
  sounds: { name: 'Sounds From The Deep', words: '2 TP per die', wants: 'all even or all odd' },
  speed: {
    name: 'Supernatural Speed',
    words: 'Troglodytes have +1 MVT this phase',
    wants: '2 odd',
  },
  legion: {
    name: 'They Are Legion',
    words: 'Troglodytes have +1 DEF until the next Threat',
    wants: '1 even, 1 odd',
  },
  claws: {
    name: 'Sharpened Claws',
    words: 'Troglodytes are Frantic this phase',
    wants: '2 even',
  },
  destiny: { name: 'Dark Destiny', words: 'one event card per die', wants: '3 or more' },
  taste: {
    name: 'A Taste For Blood',
    words: 'humans do not prevent entry this phase',
    wants: 'sum 7',
  },
  burrowing: {
    name: 'Burrowing Monsters',
    words: 'entry on any tile without humans this phase',
    wants: 'sum 11',
  },
  futile: {
    name: 'Resistance Is Futile',
    words: 'Troglodytes are Elusive, no human is',
    wants: 'sum 12 or more',
  },
  trap: { name: 'Trap', words: 'a human of the demons’ choice takes one hit', wants: 'sum 9' },
};

export const phases = {
  setup: 'Set-up',
  initiative: 'Initiative',
  human: 'Humans act',
  threat: 'Threat',
  demon: 'Demons act',
};

/** The reader, where a line begins with them. */
export const you = 'You';

/** The two sides, and the two seats where nobody knows yet who leads which. */
export const parties = { human: 'Humans', demon: 'Demons' };
export const bidders = { human: 'First player', demon: 'Second player' };
