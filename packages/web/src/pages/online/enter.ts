import type { ClaimView } from '@oubliette/host';
import { failAll, ok, type Result, type Seat } from '@oubliette/kernel';
import { type Accessor, createSignal } from 'solid-js';
import { language, learn } from '../../i18n/language.ts';
import { ask, listen } from '../../keeper/ask.ts';
import type { Gathering, HouseOfSight, LineState } from '../../keeper/online/contract.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { laid } from '../../match/table.ts';
import { keepSeat, type MySeat, mySeatAt } from '../../online/my-seats.ts';
import { beToldOf } from '../../online/push.ts';
import { playAgain } from './again.ts';
import { called } from './called.ts';

/** A match on the server, as this page follows it. */
export interface EnteredMatch {
  readonly mine: MySeat;
  readonly isHost: boolean;
  /** Who has come, until the match begins. */
  readonly gathering: Accessor<Gathering | null>;
  /** The table, as soon as the match has begun. */
  readonly table: Accessor<OpenedTable | null>;
  /** Who sits where and since when somebody is waited for, as soon as the match has begun. */
  readonly house: Accessor<HouseOfSight | null>;
  /** Who looks at the match just now; nothing until the server says so. */
  readonly here: Accessor<readonly Seat[] | null>;
  readonly line: Accessor<LineState>;
  /** Whether the seat has been given to somebody else. */
  readonly isOut: Accessor<boolean>;
  readonly leave: () => void;
}

const unknownSeat = { at: '', code: 'key.unknown', text: 'This device has no seat at that match.' };

/** Follows a match that this device has a key to, from the waiting room to its end. */
export async function enterOnline(match: string): Promise<Result<EnteredMatch>> {
  const mine = mySeatAt(match);
  if (mine === undefined) return failAll([unknownSeat]);
  // The machine has its name in the reader’s language.
  await learn(language());
  const [line, setLine] = createSignal<LineState>('open');
  const [here, setHere] = createSignal<readonly Seat[] | null>(null);
  const [house, setHouse] = createSignal<HouseOfSight | null>(null);
  const [isOut, setOut] = createSignal(false);
  const [gathering, setGathering] = createSignal<Gathering | null>(null);
  const [table, setTable] = createSignal<OpenedTable | null>(null);

  const again = playAgain(mine, house);
  const laidOut = (view: ClaimView): OpenedTable => ({
    ...called(laid(match, view, ask, 'overtaken'), house),
    mayHint: () => house()?.hints === true,
    again,
  });

  async function grown(): Promise<void> {
    const known = table();
    if (known) return known.hear();
    const opened = await ask('open', match, mine!.seat);
    if (opened.ok && table() === null) setTable(laidOut(opened.value));
  }

  const leave = listen(told => {
    if (told.kind === 'line') {
      setLine(told.state);
      // Nobody knows who is there while the server does not answer.
      if (told.state === 'lost') setHere(null);
    } else if (told.match !== match) return;
    else if (told.kind === 'grown') void grown();
    else if (told.kind === 'gathered') setGathering(told.gathering);
    else if (told.kind === 'house') setHouse(told.house);
    else if (told.kind === 'here') setHere(told.seats);
    else setOut(true);
  });
  const entered = await ask('enter', mine.key);
  if (!entered.ok) {
    leave();
    return entered;
  }
  setGathering(entered.value.gathering);
  const { view, isHost } = entered.value;
  if (entered.value.house) setHouse(entered.value.house);
  if (view) setTable(laidOut(view));
  keepSeat({ ...mine, seen: Date.now() });
  void beToldOf(mine);
  return ok({ mine, isHost, gathering, table, house, here, line, isOut, leave });
}
