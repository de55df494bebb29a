import type { Foreseen, SoloView } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Select, TextField } from '../components/Field.tsx';
import { Panel } from '../components/Panel.tsx';
import { isWounded } from '../duel/reading.ts';
import { pieceName } from '../duel/words/index.ts';
import { combatForeseen } from '../solo/combat/ahead.ts';
import { ToCome } from '../solo/combat/ToCome.tsx';
import { mottoOf } from '../solo/npc/card.ts';
import { NpcCard } from '../solo/npc/NpcCard.tsx';
import { Reasons } from '../solo/trace/Reasons.tsx';
import { text } from './messages.ts';

interface ActivationProps {
  readonly view: SoloView;
  readonly actor: string | null;
  readonly onActor: (name: string) => void;
  readonly dice: string;
  readonly onDice: (dice: string) => void;
  readonly planned: Foreseen | null;
  readonly onActivate: () => void;
  readonly onWalk: () => void;
  readonly onLook: (look: number | null) => void;
}

/** Those of the prison who could act now: on the board, and healthy. */
export const actorsIn = (view: SoloView): string[] =>
  view.tokens
    .filter(token => view.row.some(({ name }) => name === token.name) && !isWounded(token))
    .map(({ name }) => name);

/** Who acts, with which dice; then what it does, and why. */
export function ActivationPanel(props: ActivationProps) {
  const roll = () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    props.onDice(`${props.dice} ${(number % 6) + 1}`.trim());
  };
  return (
    <Panel title={text().act} class="companion-act">
      <Show when={props.actor} fallback={<p>{text().nobody}</p>}>
        {name => (
          <>
            <Select
              label={text().who}
              value={name()}
              options={actorsIn(props.view).map(value => ({ value, label: pieceName(value) }))}
              onChange={props.onActor}
            />
            <div class="companion-dice">
              <TextField
                label={text().dice}
                value={props.dice}
                inputmode="numeric"
                autocomplete="off"
                onInput={event => props.onDice(event.currentTarget.value)}
              />
              <Button onClick={roll}>{text().roll}</Button>
            </div>
            <p class="companion-hint">{text().diceHint}</p>
            <Button kind="primary" onClick={() => props.onActivate()}>
              {text().activate}
            </Button>
            <Show when={props.planned} keyed fallback={<Card token={name()} />}>
              {thought => <Thought {...props} planned={thought} />}
            </Show>
          </>
        )}
      </Show>
    </Panel>
  );
}

function Card(props: { readonly token: string }) {
  return (
    <>
      <p class="companion-motto">{mottoOf(props.token)}</p>
      <NpcCard token={props.token} wounded={false} />
    </>
  );
}

function Thought(props: ActivationProps & { readonly planned: Foreseen }) {
  const ahead = () => combatForeseen(props.planned);
  const hasWay = () => (props.planned.plan?.actions.length ?? 0) > 0;
  return (
    <section class="companion-thought" aria-live="polite">
      <h3>{text().does(pieceName(props.planned.trace.npc))}</h3>
      <Reasons trace={props.planned.trace} view={props.view} onPoint={props.onLook} />
      <For each={[ahead()].filter(each => each !== null)}>
        {fight => <ToCome ahead={fight} view={props.view} />}
      </For>
      <Show when={hasWay()}>
        <p>{text().walkHint}</p>
        <Button onClick={() => props.onWalk()}>{text().walk}</Button>
      </Show>
    </section>
  );
}
