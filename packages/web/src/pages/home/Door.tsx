import type { ParentProps } from 'solid-js';
import './Door.css';

type DoorProps = ParentProps<{
  title: string;
  words: string;
  /** SVG text on a field of the given size; the card shows as much of it as it has room for. */
  picture: string;
  field: { width: number; height: number };
}>;

/** The way into one of the two games. */
export function Door(props: DoorProps) {
  return (
    <article class="door">
      <svg
        class="door-picture"
        viewBox={`0 0 ${props.field.width} ${props.field.height}`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        innerHTML={props.picture}
      />
      <div class="door-words">
        <h2>{props.title}</h2>
        <p>{props.words}</p>
        <div class="door-ways">{props.children}</div>
      </div>
    </article>
  );
}
