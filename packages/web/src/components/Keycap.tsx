import type { ParentProps } from 'solid-js';
import './Keycap.css';

export function Keycap(props: ParentProps) {
  return <kbd class="keycap">{props.children}</kbd>;
}
