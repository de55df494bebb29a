import { For } from 'solid-js';
import { cardOf, printedName } from '../npc/card.ts';
import { text } from '../npc/messages.ts';
import './Priorities.css';

/** What and whom somebody of the prison prefers: the order in which it decides between targets. */
export function Priorities(props: { readonly token: string }) {
  const card = () => cardOf(props.token);
  const objects = () =>
    card().objects.map(id => (id === 'wounded' ? text().wounded : printedName(id)));
  const characters = () => card().characters.map(printedName);
  return (
    <>
      <Ranked title={text().objects} names={objects()} />
      <Ranked title={text().characters} names={characters()} />
    </>
  );
}

/** What comes first is wanted most. */
function Ranked(props: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section class="npc-ranked">
      <h3>{props.title}</h3>
      <ol>
        <For each={props.names}>{name => <li>{name}</li>}</For>
      </ol>
    </section>
  );
}
