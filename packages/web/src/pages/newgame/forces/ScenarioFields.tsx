import { SHIPPED } from '@oubliette/dungeon-twister/documents';
import { onMount } from 'solid-js';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { DocumentPicker, documentOptions } from '../../../documents/DocumentPicker.tsx';
import { type DuelMatchWishes, withScenario } from '../wishes.ts';
import { text } from './messages.ts';

interface ScenarioFieldsProps {
  readonly wishes: DuelMatchWishes;
  readonly onChange: (wishes: DuelMatchWishes) => void;
}

/** Which scenario; the first one as long as nobody says (DT-MIX-08). */
export function ScenarioFields(props: ScenarioFieldsProps) {
  const choose = (document: (typeof SHIPPED)[number]) => {
    const { scenario } = documentOptions(document);
    props.onChange(withScenario(props.wishes, { document, scenario }));
  };
  onMount(() => {
    const [first] = SHIPPED;
    if (props.wishes.scenario === null && first) choose(first);
  });
  return (
    <>
      <DocumentPicker value={props.wishes.scenario?.document ?? null} onChange={choose} />
      <p class="new-game-hint">
        {text().scenario} <RuleLink id="DT-MIX-08" />
      </p>
    </>
  );
}
