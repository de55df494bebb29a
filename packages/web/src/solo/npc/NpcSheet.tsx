import { For } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { cardOf, cardWords } from './card.ts';
import { text } from './messages.ts';
import { NpcHead, Objectives } from './NpcCard.tsx';
import './NpcSheet.css';

/** Somebody of the prison in the light: its whole card, with what and whom it prefers. */
export function NpcSheet(props: { readonly token: string; readonly wounded: boolean }) {
  const card = () => cardOf(props.token);
  const objects = () =>
    card().objects.map(id => (id === 'wounded' ? text().wounded : pieceName(`Y:${id}`)));
  const characters = () => card().characters.map(id => pieceName(`Y:${id}`));
  return (
    <Panel class="duel-panel npc-sheet">
      <NpcHead token={props.token} wounded={props.wounded} />
      <Scroller axis="down" class="npc-sheet-body">
        <p>{cardWords(props.token).text}</p>
        <Objectives token={props.token} />
        <Ranked title={text().objects} names={objects()} />
        <Ranked title={text().characters} names={characters()} />
      </Scroller>
    </Panel>
  );
}

/** What comes first is wanted most. */
function Ranked(props: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section class="npc-ranked">
      <h4>{props.title}</h4>
      <ol>
        <For each={props.names}>{name => <li>{name}</li>}</For>
      </ol>
    </section>
  );
}
