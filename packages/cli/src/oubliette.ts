import { type Fault, fault } from '@oubliette/kernel';
import { type Command, CommanderError } from 'commander';
import { CommandFault, EXIT, type Exit } from './fault.ts';
import { printAnswer, printFault, type Terminal } from './output.ts';
import { program } from './program.ts';
import { usageSentence } from './usage.ts';

/** Runs one command line and says how it went. */
export function oubliette(args: readonly string[], terminal: Terminal): Exit {
  const forProgram = args.includes('--json');
  let exit: Exit = EXIT.fine;
  const commands = program(
    answer => {
      printAnswer(answer, forProgram, terminal);
      exit = answer.exit ?? EXIT.fine;
    },
    help => terminal.out(help),
  );
  try {
    commands.parse(args.length === 0 ? ['--help'] : helpable(args, commands), { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine;
    const end = endOf(error);
    printFault(end.fault, forProgram, terminal);
    return end.exit;
  }
}

/** Nobody can help with a command that does not exist: then it is unknown, not explained. */
function helpable(args: readonly string[], { commands }: Command): readonly string[] {
  const name = args.find(arg => !arg.startsWith('-'));
  const known = ['help', ...commands.map(command => command.name())];
  if (name === undefined || known.includes(name)) return args;
  return args.filter(arg => arg !== '--help' && arg !== '-h');
}

function endOf(error: unknown): { readonly fault: Fault; readonly exit: Exit } {
  if (error instanceof CommandFault) return error;
  if (error instanceof CommanderError)
    return { fault: fault('usage', '', usageSentence(error)), exit: EXIT.badInput };
  const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const text = `This is a fault of oubliette itself: ${story}`;
  return { fault: fault('broken', '', text), exit: EXIT.broken };
}
