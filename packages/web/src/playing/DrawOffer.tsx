import { type Seat, type Shape, TABLE } from '@oubliette/kernel';
import { createEffect, createSignal, on, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import type { MatchTable } from '../match/contract.ts';
import { isNamed, playerName } from '../match/names.ts';
import { text } from './draw/messages.ts';
import { Tiding } from './Tiding.tsx';
import '../components/AskFirst.css';

/**
 * The answer to an offered draw. It is asked when the other one takes the screen, at an open table at
 * once; playing on turns it down. Until then all see that the offer stands.
 */
export function DrawOffer(props: { readonly table: MatchTable<Shape> }) {
  const [put, setPut] = createSignal(false);
  const [heard, setHeard] = createSignal(false);
  const snapshot = () => props.table.snapshot();
  const offer = () => (props.table.looking() ? null : snapshot().drawOffer);
  const other = () => snapshot().seats.find(seat => seat !== offer());
  const name = (seat: Seat | null | undefined) =>
    seat ? playerName(snapshot().players, seat) : '';
  const title = () => {
    const by = offer();
    return by === null ? '' : text().drawOffered(name(by), isNamed(snapshot().players, by));
  };

  const mayAnswer = () => {
    const { viewer, openTable } = snapshot();
    return viewer !== TABLE && (viewer !== offer() || openTable);
  };

  createEffect(on(offer, () => setHeard(false)));

  createEffect(
    on([offer, () => snapshot().viewer], ([by]) => {
      setPut(by !== null && props.table.handOver() === null && mayAnswer());
    }),
  );

  return (
    <>
      <Show when={offer() !== null && !put() && !heard() && props.table.handOver() === null}>
        <Tiding
          words={text().drawStands(name(offer()), name(other()))}
          onDismiss={() => setHeard(true)}
        >
          <Show when={mayAnswer()}>
            <Button size="small" onClick={() => setPut(true)}>
              {text().answerDraw}
            </Button>
          </Show>
        </Tiding>
      </Show>
      <Dialog title={title()} open={put()} onClose={() => setPut(false)}>
        <p>{text().drawWords(name(other()))}</p>
        <div class="ask-first-ways">
          <Button onClick={() => props.table.say('decline-draw')}>{text().declineDraw}</Button>
          <Button kind="primary" onClick={() => props.table.say('accept-draw')}>
            {text().acceptDraw}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
