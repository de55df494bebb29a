import { RuleLink } from '../../../components/RuleLink.tsx';
import { text } from './messages.ts';

/** What one wish has changed about another, because they do not go together. */
export const ForcesNote = (props: { readonly note: 'whole' | 'one-set' }) => (
  <p class="new-game-hint" role="status">
    {text().notes[props.note]} <RuleLink id="DT-OPT-05" />
  </p>
);
