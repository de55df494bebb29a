import type { DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { sideName } from '../../match/names.ts';
import { actionWords } from '../deeds/words.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { faceOf } from '../seen/pieces.ts';
import { rosterOf } from '../seen/reading.ts';
import { pieceName } from '../words/index.ts';
import { text } from './messages.ts';
import { PieceToken, pieceWords } from './PieceToken.tsx';
import { Pointed } from './Pointed.tsx';
import './RosterPanel.css';

/** The side whose characters are listed: one's own, or the active one's for an onlooker. */
export const seatIn = ({ viewer, active }: DuelView): DuelSeat =>
  viewer === 'table' ? active : viewer;

/** While nobody is chosen: the own characters to choose from, and what lies under the pointer. */
export function RosterPanel(props: DuelDesk) {
  return (
    <Panel class="duel-panel roster" title={text().choose}>
      <Scroller axis="down" class="roster-body">
        <Roster {...props} />
        <Pointed {...props} />
      </Scroller>
    </Panel>
  );
}

export function Roster(props: DuelDesk) {
  const view = () => props.table.snapshot().view;
  const tokens = () => rosterOf(view(), seatIn(view())).map(({ name }) => name);
  return <TokenRow {...props} tokens={tokens()} label={text().choose} />;
}

/** Tokens of a revealed room that wait for their squares. */
export function PutPanel(props: DuelDesk & { readonly tokens: readonly string[] }) {
  return (
    <Panel class="duel-panel roster" title={text().putting}>
      <Waiting {...props} />
    </Panel>
  );
}

export function Waiting(props: DuelDesk & { readonly tokens: readonly string[] }) {
  return (
    <>
      <TokenRow {...props} label={text().putting} />
      <p class="place">{text().putHint}</p>
      <Show when={props.table.snapshot().legal.find(action => action.do === 'yield')}>
        {action => (
          <Button
            size="small"
            onClick={event => props.choice.perform([action()], event.currentTarget)}
          >
            {actionWords(action(), props.table.snapshot().view)}
          </Button>
        )}
      </Show>
    </>
  );
}

function TokenRow(
  props: DuelDesk & { readonly tokens: readonly string[]; readonly label: string },
) {
  const view = () => props.table.snapshot().view;
  /** Of two that are called alike, each is told by its side. */
  const words = (token: string) => {
    const alike = props.tokens.filter(other => pieceName(other) === pieceName(token));
    const side = alike.length > 1 ? `, ${sideName(faceOf(token).seat)}` : '';
    return `${pieceWords(view(), token)}${side}`;
  };
  return (
    <fieldset class="roster-tokens" aria-label={props.label}>
      <For each={props.tokens}>
        {(token, index) => (
          <button
            type="button"
            class="roster-token"
            aria-label={words(token)}
            title={words(token)}
            aria-pressed={props.choice.selected() === token}
            aria-keyshortcuts={String(index() + 1)}
            onClick={() => props.choice.select(token)}
          >
            <PieceToken view={view()} token={token} size={46} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
