import { decide, encode, type LogEntry, type Shape, toldTo } from '@oubliette/kernel';
import { Command } from 'commander';
import { actionOf, refuse } from '../action.ts';
import { type MatchFile, openMatchFile, saveMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { actingSeat } from '../seats.ts';
import { eventText, standing, standingData } from '../telling.ts';

interface PlayOptions {
  readonly as?: string;
}

/** All actions are carried out, or none. */
export function play(path: string, actions: readonly string[], { as }: PlayOptions): CommandAnswer {
  const file = openMatchFile(path);
  const { match } = file;
  const moves = actions.map((text, index) => carryOut(file, text, `action ${index + 1}`, as));
  saveMatchFile(file);
  const told = moves.map(({ seat, action, events }) => ({
    seat,
    action: match.game.notation.printAction(action),
    events: toldTo(events, seat),
  }));
  const text = told.flatMap(({ seat, action, events }) => [
    `${seat}: ${action}`,
    ...events.map(event => `  ${eventText(event)}`),
  ]);
  return {
    text: [...text, standing(match)].join('\n'),
    json: { file: path, moves: encode(told), ...standingData(match) },
  };
}

function carryOut(
  { match, registered }: MatchFile,
  text: string,
  place: string,
  as: string | undefined,
): LogEntry<Shape> {
  const action = actionOf(match, text, place);
  const seat = actingSeat(match, as);
  const verdict = decide(match, seat, action);
  if (verdict.ok) return match.log.at(-1)!;
  return refuse(registered, verdict.refusal, { seat, deed: text, place });
}

export function playCommand(reply: Reply): Command {
  return new Command('play')
    .description('carry out actions, all of them or none, and tell what the seat learns')
    .argument('<file>', 'a match file')
    .argument('<action...>', 'actions in notation, each one argument')
    .option('--as <seat>', 'who acts; by default whoever is asked, if it is one seat')
    .addHelpText(
      'after',
      examples('play evening.json draw', "play evening.json 'tuck 3' 'burn 5' --as red"),
    )
    .action((file: string, actions: string[], wish: PlayOptions) =>
      reply(play(file, actions, wish)),
    );
}
