import type { Seat, Shape } from '@oubliette/kernel';
import { createEffect, createSignal, on } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import type { Table } from './contract.ts';
import { text } from './messages.ts';
import { playerName } from './names.ts';
import './menu/AskFirst.css';

/**
 * The answer to an offered draw. It is asked where it was offered, for both sit at one screen, and
 * once more when the other one takes his turn; playing on turns it down.
 */
export function DrawOffer(props: { readonly table: Table<Shape> }) {
  const [put, setPut] = createSignal(false);
  const snapshot = () => props.table.snapshot();
  const offer = () => (props.table.looking() ? null : snapshot().drawOffer);
  const other = () => snapshot().seats.find(seat => seat !== offer());
  const name = (seat: Seat | null | undefined) =>
    seat ? playerName(snapshot().players, seat) : '';

  createEffect(
    on([offer, () => snapshot().viewer], ([by, viewer]) => {
      setPut(by !== null && props.table.handOver() === null && viewer !== 'table');
    }),
  );

  return (
    <Dialog title={text().drawOffered(name(offer()))} open={put()} onClose={() => setPut(false)}>
      <p>{text().drawWords(name(other()))}</p>
      <div class="ask-first-ways">
        <Button onClick={() => props.table.say('decline-draw')}>{text().declineDraw}</Button>
        <Button kind="primary" onClick={() => props.table.say('accept-draw')}>
          {text().acceptDraw}
        </Button>
      </div>
    </Dialog>
  );
}
