import type { Option, SoloEvent } from '@oubliette/dungeon-twister';

/** A white or a red die, or the rotation die with its arrows. */
export type DieLook = 'parchment' | 'blood' | 'arrows';

/** Dice that have fallen, or somebody who has come by chance. */
export interface Roll {
  readonly event: SoloEvent;
  readonly dice: readonly { readonly value: number; readonly face: DieLook }[];
  /** The equal options that the die parted, and the one that it took. */
  readonly tie?: { readonly options: readonly Option[]; readonly picked: number };
}

const white = (value: number) => ({ value, face: 'parchment' as const });
const red = (value: number) => ({ value, face: 'blood' as const });

/** Faces 1 to 3 turn clockwise, 4 to 6 the other way (NC-DIE-01). */
const arrows = (arrow: string, quarters: number) => ({
  value: arrow === 'clockwise' ? quarters : quarters + 3,
  face: 'arrows' as const,
});

/** Dice with a 6 lay on the table before the Player chose the square; 0 is no dice at all. */
const isNews = ({ red, white }: { readonly red: number; readonly white: number }) =>
  red > 0 && red < 6 && white < 6;

/** What chance brought in a story, in its order. */
export function rollsIn(events: readonly SoloEvent[]): Roll[] {
  return events.flatMap((event): Roll[] => {
    switch (event.kind) {
      case 'teleported':
        return isNews(event) ? [{ event, dice: [red(event.red), white(event.white)] }] : [];
      case 'bounced':
      case 'vanished':
      case 'stayed':
        return [{ event, dice: [red(event.red), white(event.white)] }];
      case 'rolled':
        return [{ event, dice: [arrows(event.arrow, event.quarters)] }];
      case 'planned':
        return event.trace.ties.map(({ dice, options, picked }) => ({
          event,
          dice: dice.map(white),
          tie: { options, picked },
        }));
      case 'called':
      case 'reinforcement':
      case 'vision':
        return [{ event, dice: [] }];
      default:
        return [];
    }
  });
}
