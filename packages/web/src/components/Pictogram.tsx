import { outlineOf, type PictogramName } from '@oubliette/art';
import './Pictogram.css';

/** A sign in the colour of the text around it; the words beside it say the same. */
export function Pictogram(props: { name: PictogramName }) {
  return (
    <svg class="pictogram" viewBox="0 0 512 512" aria-hidden="true">
      <path d={outlineOf(props.name)} />
    </svg>
  );
}
