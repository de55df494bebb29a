import { defs } from '@oubliette/art';
import './Drawing.css';

interface DrawingProps {
  /** SVG text around the origin. */
  readonly of: string;
  /** Half of the width of what is shown, in the drawing's own units. */
  readonly reach: number;
  /** Width on the page, in pixels. */
  readonly size: number;
  /** Spoken name; without it the drawing is silent and the words beside it speak. */
  readonly name?: string | undefined;
}

/** One of the art's drawings as a picture of its own. */
export function Drawing(props: DrawingProps) {
  const side = () => props.reach * 2;
  return (
    <svg
      class="drawing"
      width={props.size}
      height={props.size}
      viewBox={`${-props.reach} ${-props.reach} ${side()} ${side()}`}
      role={props.name ? 'img' : 'presentation'}
      aria-label={props.name}
      aria-hidden={props.name ? undefined : true}
      innerHTML={props.of}
    />
  );
}

/** Gradients and patterns that drawings refer to; a page that draws holds them once. */
export function SharedDefs() {
  return <svg class="shared-defs" width="0" height="0" aria-hidden="true" innerHTML={defs()} />;
}
