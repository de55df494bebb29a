import { For, type JSX, type ParentProps } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';

/** One thing with its name below. */
export function Specimen(props: ParentProps<{ name: JSX.Element; wide?: boolean }>) {
  return (
    <figure class="specimen" data-wide={props.wide || undefined}>
      {props.children}
      <figcaption>{props.name}</figcaption>
    </figure>
  );
}

/** A panel of the sheet that takes some of its twelve columns. */
export function SheetPanel(props: ParentProps<{ title: string; columns: number }>) {
  return (
    <Panel title={props.title} class={`sheet-panel sheet-columns-${props.columns}`}>
      <div class="sheet-row">{props.children}</div>
    </Panel>
  );
}

/** Names a table of things in the order of its keys. */
export function Named<Key extends string>(props: {
  names: Readonly<Record<Key, string>>;
  draw: (key: Key, index: number) => JSX.Element;
  wide?: boolean;
}) {
  return (
    <For each={Object.keys(props.names) as Key[]}>
      {(key, index) => (
        <Specimen name={props.names[key]} wide={props.wide ?? false}>
          {props.draw(key, index())}
        </Specimen>
      )}
    </For>
  );
}
