import { ask } from '../../keeper/ask.ts';
import { freshSeed } from '../../keeper/fresh.ts';
import { enterMatch } from '../../match/enter.ts';
import { faultWords } from '../../match/fault-words.ts';
import type { OnlinePlan } from '../../online/plan.ts';
import { type MachineSeats, machineOf, machinesOf, type Opponent } from './people.ts';

interface Wanted {
  readonly game: string;
  readonly options: object;
  readonly players: Readonly<Record<string, string>>;
  readonly openTable: boolean;
  readonly opponent?: Opponent | null;
  /** Where more than two play: the seats that the machine takes. */
  readonly machines?: MachineSeats | null;
  /** Empty: one is drawn that nobody can guess. */
  readonly seed: string;
}

/** Begins a match and goes to its table; why not, in words, if that cannot be. */
export async function begin({
  opponent = null,
  machines = null,
  ...wanted
}: Wanted): Promise<string | undefined> {
  const match = await ask('begin', {
    ...wanted,
    openTable: wanted.openTable && !opponent && !machines,
    machine: machines ? machinesOf(machines) : machineOf(opponent),
    seed: wanted.seed.trim() || freshSeed(),
  });
  if (!match.ok) return faultWords(match.faults);
  enterMatch(match.value);
  return undefined;
}

/** The same match with people who sit elsewhere: goes to where the links are made. */
export const byLink = (plan: OnlinePlan): Promise<void> =>
  import('../../online/plan.ts').then(({ playByLink }) => playByLink(plan));
