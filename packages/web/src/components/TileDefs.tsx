import { tileDefs } from '@oubliette/claustrophobia/drawing';
import './Drawing.css';

/** Gradients and patterns of Claustrophobia's tiles; a page that draws tiles holds them once. */
export function TileDefs() {
  return <svg class="shared-defs" width="0" height="0" aria-hidden="true" innerHTML={tileDefs()} />;
}
