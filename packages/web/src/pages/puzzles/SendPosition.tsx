import { createSignal, For } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { GAMES } from '../../games/index.ts';
import { text } from './messages.ts';
import { ownAddress } from './own.ts';
import { Share } from './Share.tsx';

const SEATS = GAMES.flatMap(({ id, seats }) => seats.map(seat => ({ game: id, seat })));

/** Makes an address out of a position in the notation. */
export function SendPosition() {
  const [position, setPosition] = createSignal('');
  const [goal, setGoal] = createSignal('');
  const [side, setSide] = createSignal(0);
  const href = () => {
    const { game, seat } = SEATS[side()]!;
    return ownAddress(game, seat, position(), goal());
  };
  return (
    <details class="panel puzzles-send">
      <summary>{text().sendTitle}</summary>
      <p>{text().sendWords}</p>
      <label>
        {text().sendSeat}
        <select onChange={event => setSide(event.currentTarget.selectedIndex)}>
          <For each={GAMES}>
            {({ names, seats }) => (
              <optgroup label={names().whole}>
                <For each={seats}>{seat => <option>{text().seats[seat] ?? seat}</option>}</For>
              </optgroup>
            )}
          </For>
        </select>
      </label>
      <label>
        {text().sendPosition}
        <textarea
          rows="6"
          spellcheck={false}
          onInput={event => setPosition(event.currentTarget.value)}
        />
      </label>
      <label>
        {text().sendGoal}
        <textarea
          rows="2"
          spellcheck={false}
          onInput={event => setGoal(event.currentTarget.value)}
        />
      </label>
      <div class="puzzles-send-ways">
        <LinkButton kind="primary" href={href()}>
          {text().sendOpen}
        </LinkButton>
        <Share address={href()} words={text().sendCopy} />
      </div>
    </details>
  );
}
