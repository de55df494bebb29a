import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Abilities } from '../panels/Abilities.tsx';
import { faceOf } from '../seen/pieces.ts';
import { pieceName } from '../words/index.ts';
import { tokenOf } from '../words/mention.ts';
import { Picture } from './Collection.tsx';
import type { Choosing } from './choosing.ts';
import { text } from './messages.ts';
import './Look.css';

/** The piece that is looked at: its figures, what it does, and the button that takes it. */
export function Look(props: { readonly choosing: Choosing }) {
  const { seat, looked, step, wish, isOpen, press, isAsked } = props.choosing;
  const token = () => {
    const piece = looked();
    return piece === null ? null : tokenOf(seat(), piece);
  };
  const figures = () => {
    const name = token();
    return name === null ? null : faceOf(name).figures;
  };
  const words = (name: string) => {
    const action = wish(looked()!);
    if (!isOpen(action)) return text().unavailable;
    return (step() === 'removal' ? text().remove : text().take)(pieceName(name));
  };
  const invitation = () => {
    if (step() === 'pairs') return text().lookPairs;
    return step() === 'removal' ? text().lookRemoval : text().look;
  };
  return (
    <Panel class="forces-look">
      <Show when={token()} fallback={<p class="forces-hint">{invitation()}</p>}>
        {name => (
          <>
            <Picture token={name()} size={58} />
            <div class="forces-gist">
              <h3>
                {pieceName(name())}
                <Show when={figures()}>
                  {worth => (
                    <span class="piece-figures">
                      <Pictogram name="boot-prints" />
                      {worth().move} <Pictogram name="broadsword" />
                      {worth().combat}
                    </span>
                  )}
                </Show>
              </h3>
              <p>
                <Abilities token={name()} />
              </p>
            </div>
            <Show when={isAsked() && step() !== 'pairs'}>
              <Button
                kind={isOpen(wish(looked()!)) ? 'primary' : 'plain'}
                unavailable={!isOpen(wish(looked()!))}
                onClick={event => press(wish(looked()!), event.currentTarget)}
              >
                {words(name())}
              </Button>
            </Show>
          </>
        )}
      </Show>
    </Panel>
  );
}
