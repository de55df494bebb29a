/** NPC cards of somebody's own, in the place of ours (NC-OWN-01). */
import type { Ability, AbilityWord, Character } from '../../pieces/piece.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../prison/team.ts';
import type { ClassId, NpcAim, NpcCard, Objective, Trait, WantedObject } from './card.ts';
import { NPC_CARDS } from './index.ts';
import { pieceFor } from './pieces.ts';

/** A card as its owner writes it down. */
export interface OwnCard {
  readonly name: string;
  readonly class: ClassId;
  readonly objectives: readonly Objective[];
  readonly primary: NpcAim;
  readonly objects: readonly WantedObject[];
  readonly characters: readonly ClassId[];
  readonly trait: NpcCard['trait'];
  /** What a trait that its owner applies says on the card (NC-OWN-02). */
  readonly traitText?: string;
}

/** The vocabulary of a card (NC-READ-01). */
export const CLASSES = PRISON_CHARACTERS.map(({ id }) => id as ClassId);
export const WISHES = [...PRISON_OBJECTS.map(({ id }) => id as WantedObject), 'wounded' as const];
export const CARD_AIMS = [
  'combat',
  'reveal',
  'exit',
  'regroup',
  'get',
  'rotate',
  'break',
  'open',
  'heal',
  'repel',
] as const satisfies readonly NpcAim[];
export const TRAITS = NPC_CARDS.map(({ trait }) => trait as Trait);

/** What somebody must be able to do for an objective or a trait to mean anything (NC-READ-01, NC-OWN-02). */
const NEEDS: Readonly<Partial<Record<NpcAim | Trait, Ability>>> = {
  break: 'breaks-portcullises',
  open: 'picks-locks',
  heal: 'heals',
  repel: 'screams',
  'pushes-through': 'screams',
  'pushes-two': 'screams',
  whispers: 'screams',
  pulls: 'screams',
  'heals-to-act': 'heals',
  'heals-from-afar': 'heals',
  'scores-third-break': 'breaks-portcullises',
  'lets-nobody-pass': 'giant',
  'forces-weakest': 'reads-minds',
  'turns-two-cards': 'reads-minds',
  'forces-random': 'reads-minds',
  'saps-strength': 'reads-minds',
  'keeps-first-fireball': 'casts',
};

const likenessOf = (id: ClassId): Character => PRISON_CHARACTERS.find(piece => piece.id === id)!;

export function suits(id: ClassId, word: NpcAim | NpcCard['trait']): boolean {
  const needed = (NEEDS as Readonly<Record<string, Ability | undefined>>)[word];
  const abilities: readonly AbilityWord[] = likenessOf(id).abilities;
  return needed === undefined || abilities.includes(needed);
}

/** Ours of one class, and as many can take their places. */
export const PER_CLASS = NPC_CARDS.length / CLASSES.length;

const LETTERS = ['a', 'b', 'c', 'd'];

/** Two traits change what everybody asks of a piece; its id says so, and needs nothing else to be read. */
const BUILDS = { 'slips-by': 'slipping-', 'lets-nobody-pass': 'barring-' } as const;
const buildOf = (trait: NpcCard['trait']): string =>
  (BUILDS as Record<string, string>)[trait] ?? '';

/** `own-colossus-a` is the first Colossus of somebody's own. */
const idOf = ({ class: of, trait }: Pick<OwnCard, 'class' | 'trait'>, nth: number): string =>
  `own-${buildOf(trait)}${of}-${LETTERS[nth]}`;

/** Every piece that a card of somebody's own can have. */
export const OWN_PIECES: readonly Character[] = CLASSES.flatMap(of =>
  (['by-hand', 'slips-by', 'lets-nobody-pass'] as const)
    .filter(trait => suits(of, trait))
    .flatMap(trait =>
      LETTERS.map((_, nth) =>
        pieceFor({ id: idOf({ class: of, trait }, nth), likeness: likenessOf(of), trait }),
      ),
    ),
);

/** All 32, class by class: those of somebody's own stand for the last of ours (NC-OWN-01). */
export function deckWith(own: readonly OwnCard[]): readonly NpcCard[] {
  return CLASSES.flatMap(of => {
    const ours = NPC_CARDS.filter(({ likeness }) => likeness.id === of);
    const theirs = own.filter(card => card.class === of).map(cardFrom);
    return [...ours.slice(0, ours.length - theirs.length), ...theirs];
  });
}

function cardFrom({ class: of, ...card }: OwnCard, nth: number): NpcCard {
  const id = idOf({ class: of, trait: card.trait }, nth);
  return { id, rule: 'NC-OWN-01', likeness: likenessOf(of), ...card };
}
