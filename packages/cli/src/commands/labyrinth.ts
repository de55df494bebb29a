import {
  drawLabyrinth,
  type Labyrinth,
  printLyingRoom,
  ROOM_SETS,
} from '@oubliette/dungeon-twister';
import { labyrinthDocument } from '@oubliette/dungeon-twister/drawing';
import { Command, Option } from 'commander';
import { dealNamed, layRooms } from '../deal.ts';
import { examples, freshSeed, seedText } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { writeWhole } from '../whole-file.ts';

interface LabyrinthOptions {
  readonly set: string;
  readonly long?: string;
  readonly seed?: string;
  readonly rooms?: string;
  readonly svg?: string;
}

export function labyrinth(wish: LabyrinthOptions): CommandAnswer {
  const { set, svg, seed = freshSeed() } = wish;
  const rooms = wish.rooms?.split(',');
  const long = Number(wish.long ?? (rooms?.length === 6 ? 3 : 4));
  const laid = rooms === undefined ? dealNamed(set, long, seed) : layRooms(rooms, long, seed);
  const names = laid.rooms.map((room, position) =>
    printLyingRoom({ room, quarters: laid.quarters[position]! }),
  );
  if (svg !== undefined) writeWhole(svg, picture(laid, names));
  const text = [
    drawLabyrinth(laid),
    '',
    `rooms: ${names.join(',')}`,
    `seed: ${seed}`,
    ...(svg === undefined ? [] : [`The picture is in ${svg}.`]),
  ];
  return {
    text: text.join('\n'),
    json: { long, seed, rooms: names, ...(svg !== undefined && { svg }) },
  };
}

function picture({ long, rooms, quarters }: Labyrinth, names: readonly string[]): string {
  const lying = rooms.map((room, position) => ({
    room,
    quarters: quarters[position]!,
    revealed: true as const,
  }));
  return labyrinthDocument({ long, rooms: lying }, { title: names.join(', ') });
}

export function labyrinthCommand(reply: Reply): Command {
  return new Command('labyrinth')
    .description('deal and draw a labyrinth of Dungeon Twister, all rooms face up')
    .option('--set <set>', `where the pairs of rooms come from: ${ROOM_SETS.join(', ')}`, 'prison')
    .option('--seed <text>', 'the deal; fresh by default', seedText)
    .addOption(
      new Option('--long <rooms>', 'rooms from line to line (default: 4)').choices(['3', '4']),
    )
    .addOption(
      new Option(
        '--rooms <names>',
        'these rooms in this order, upper row first; 37L@2 lies two quarters clockwise, where no turn is named the seed decides',
      ).conflicts('set'),
    )
    .option('--svg <file>', 'write a picture too')
    .addHelpText(
      'after',
      examples(
        'labyrinth --seed 7',
        'labyrinth --set mixed --long 3 --svg labyrinth.svg',
        'labyrinth --rooms 37L@0,37R@1,38L@2,38R@3,39L@0,39R@0',
      ),
    )
    .action((wish: LabyrinthOptions) => reply(labyrinth(wish)));
}
