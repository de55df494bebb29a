import { For, Show } from 'solid-js';
import { Chip } from '../../components/Chip.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { faceOf } from '../seen/pieces.ts';
import { loadsOf } from '../seen/reading.ts';
import { pieceName, pieceOf } from '../words/index.ts';
import { Abilities } from './Abilities.tsx';
import { Deeds } from './Deeds.tsx';
import { text } from './messages.ts';
import { isHurt, PieceToken } from './PieceToken.tsx';
import { Stocks } from './Stocks.tsx';
import './CharacterPanel.css';

/** The token in the light: its figures, its ability, what it carries, and everything it can do. */
export function CharacterPanel(props: DuelDesk & { readonly token: string }) {
  return (
    <Panel class="duel-panel character">
      <Portrait {...props} />
      <Stocks {...props} />
      <Scroller axis="down" class="character-ability">
        <Abilities token={props.token} />
      </Scroller>
      <Deeds {...props} />
    </Panel>
  );
}

/** Picture, name, figures and load. */
export function Portrait(props: DuelDesk & { readonly token: string }) {
  const view = () => props.table.snapshot().view;
  const face = () => faceOf(props.token);
  const loads = () => loadsOf(view(), props.token);
  return (
    <div class="character-head">
      <PieceToken view={view()} token={props.token} size={60} />
      <div>
        <h2 class="character-name">{pieceName(props.token)}</h2>
        <p class="character-figures">
          <Show when={face().figures} fallback={text().enemy(face().seat)}>
            {figures => (
              // Whoever lies there neither moves nor fights (DT-WND-02).
              <Show when={!isHurt(view(), props.token)}>
                <span>
                  <Pictogram name="boot-prints" />
                  <b>{figures().move}</b> <span class="character-label">{text().move}</span>
                </span>
                <span>
                  <Pictogram name="broadsword" />
                  <b>{figures().combat}</b> <span class="character-label">{text().combat}</span>
                </span>
              </Show>
            )}
          </Show>
          <Show when={isHurt(view(), props.token)}>
            <Chip verdict="bad" sign="drop">
              {text().wounded(pieceOf(props.token))}
            </Chip>
          </Show>
          <For each={loads()}>
            {carried => (
              <Chip sign={faceOf(carried.name).pictogram}>
                <span class="unseen">{text().carries} </span>
                {pieceName(carried.name)}
              </Chip>
            )}
          </For>
        </p>
      </div>
    </div>
  );
}
