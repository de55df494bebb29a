import { createUniqueId, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Select } from '../components/Field.tsx';
import { createAttempt } from '../match/attempt.ts';
import { faultWords } from '../match/fault-words.ts';
import { viewerName } from '../match/names.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { enterAddress } from '../router/address.ts';
import { FilmButton } from './Film.tsx';
import { text } from './replay/messages.ts';
import { Sign } from './Sign.tsx';
import { createSeek } from './seek.ts';
import '../components/Panel.css';
import './ReplayBar.css';

/** A slider over the whole match; from any moment one can go on playing, once nothing is hidden. */
export function ReplayBar(props: { readonly table: OpenedTable }) {
  const id = createUniqueId();
  const seek = createSeek(props.table);
  const snapshot = props.table.snapshot;
  const eyes = () =>
    props.table.viewers().map(viewer => ({
      value: viewer,
      label: viewerName(snapshot().players, viewer),
    }));
  const isPresent = () => snapshot().moment === snapshot().last && snapshot().outcome === null;

  const { attempt, failure } = createAttempt();

  const goOnFromHere = () =>
    attempt(async () => {
      const begun = await props.table.branch(snapshot().moment);
      if (!begun.ok) return faultWords(begun.faults);
      enterAddress({ page: 'match', rest: [begun.value], query: new URLSearchParams() });
      return undefined;
    });

  return (
    <section class="panel replay-bar" aria-label={text().replay}>
      <div class="replay-bar-steps">
        <Button
          aria-label={text().stepBack}
          title={text().stepBack}
          unavailable={snapshot().moment === 0}
          onClick={() => snapshot().moment > 0 && seek.to(snapshot().moment - 1)}
        >
          <Sign of="back" />
        </Button>
        <Button
          aria-label={seek.playing() ? text().pause : text().play}
          title={seek.playing() ? text().pause : text().play}
          onClick={seek.toggle}
        >
          <Sign of={seek.playing() ? 'pause' : 'play'} />
        </Button>
        <Button
          aria-label={text().stepOn}
          title={text().stepOn}
          unavailable={snapshot().moment === snapshot().last}
          onClick={() => snapshot().moment < snapshot().last && seek.to(snapshot().moment + 1)}
        >
          <Sign of="on" />
        </Button>
        <Button
          kind="ghost"
          aria-label={text().speed(seek.speed())}
          title={text().speed(seek.speed())}
          onClick={seek.faster}
        >
          ×{seek.speed()}
        </Button>
      </div>
      <div class="replay-bar-line">
        <label for={id}>{text().moment(snapshot().moment, snapshot().last)}</label>
        <input
          id={id}
          type="range"
          min="0"
          max={snapshot().last}
          value={snapshot().moment}
          aria-label={text().slider}
          aria-valuetext={text().moment(snapshot().moment, snapshot().last)}
          style={{ '--done': `${(100 * snapshot().moment) / Math.max(1, snapshot().last)}%` }}
          onInput={event => seek.to(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Show when={eyes().length > 1}>
        <Select
          label={text().eyes}
          options={eyes()}
          value={snapshot().viewer}
          onChange={viewer => seek.to(snapshot().moment, viewer)}
        />
      </Show>
      <div class="replay-bar-ways">
        <Show when={failure()}>
          <p role="alert">{failure()}</p>
        </Show>
        <Show when={!isPresent() && props.table.mayBranch()}>
          <Button onClick={goOnFromHere}>{text().goOn}</Button>
        </Show>
        <FilmButton table={props.table} />
        <Button kind="primary" onClick={() => props.table.look(null)}>
          {text().toPresent}
        </Button>
      </div>
    </section>
  );
}
