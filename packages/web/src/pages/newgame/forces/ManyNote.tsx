import { RuleLink } from '../../../components/RuleLink.tsx';
import { text } from './messages.ts';

/** What is different where more than two play. */
export const ManyNote = () => (
  <p class="new-game-hint" role="status">
    {text().many} <RuleLink id="DT-MULTI-02" />
  </p>
);
