import { RuleLink } from '../../components/RuleLink.tsx';
import { text } from './messages.ts';
import './Sandbox.css';

/** What this page is, and what a match would not allow. */
export function Sandbox() {
  return (
    <p class="maze-sandbox">
      {text().sandbox[0]} {text().sandbox[1]} (<RuleLink id="DT-ROT-01" />) {text().sandbox[2]}{' '}
      {text().sandbox[3]} (<RuleLink id="DT-PORT-02" />
      ).
    </p>
  );
}
