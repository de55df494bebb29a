import type { MatchCard } from '@oubliette/host';
import { For } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import type { Players } from '../../match/contract.ts';
import { sideName } from '../../match/names.ts';
import { text } from './messages.ts';

interface NamesDialogProps {
  readonly match: MatchCard;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeep: (players: Players) => void;
}

/** Who plays a kept match. */
export function NamesDialog(props: NamesDialogProps) {
  /** The machine is called by its level. */
  const people = () => props.match.seats.filter(seat => !props.match.machine?.levels[seat]);

  function keep(event: SubmitEvent & { currentTarget: HTMLFormElement }): void {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    props.onKeep(Object.fromEntries(people().map(seat => [seat, String(written.get(seat) ?? '')])));
  }

  return (
    <Dialog title={text().renameTitle} open={props.open} onClose={props.onClose}>
      <form class="kept-names" onSubmit={keep}>
        <For each={people()}>
          {seat => (
            <TextField
              label={sideName(seat)}
              name={seat}
              value={props.match.players[seat] ?? ''}
              maxlength="24"
              autocomplete="off"
            />
          )}
        </For>
        <div class="kept-dialog-ways">
          <Button onClick={props.onClose}>{text().cancel}</Button>
          <Button kind="primary" type="submit">
            {text().keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
