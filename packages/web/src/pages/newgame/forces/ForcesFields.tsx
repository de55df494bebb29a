import { recommendedTarget, type SetId } from '@oubliette/dungeon-twister';
import { furtherOf, SHIPPED_SETS } from '@oubliette/dungeon-twister/documents';
import { Show, Suspense } from 'solid-js';
import { lately } from '../../../components/lately.ts';
import { OneOf } from '../../../components/OneOf.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { writtenLanguage } from '../../../i18n/language.ts';
import { text as names } from '../messages.ts';
import {
  aloneIn,
  type DuelMatchWishes,
  isChosen,
  isMixed,
  MODES,
  withAlone,
  withMode,
  withSet,
} from '../wishes.ts';
import { text } from './messages.ts';

const ScenarioFields = lately(() => import('./ScenarioFields.tsx'), 'ScenarioFields');
const FurtherFields = lately(() => import('./FurtherFields.tsx'), 'FurtherFields');

const RULES = {
  set: 'DT-COMP-06',
  mutual: 'DT-MIX-05',
  draft: 'DT-MIX-06',
  free: 'DT-MIX-07',
  scenario: 'DT-MIX-08',
};

const OURS = ['prison', 'base'] as const;

interface ForcesFieldsProps {
  readonly wishes: DuelMatchWishes;
  readonly onChange: (wishes: DuelMatchWishes) => void;
}

/** Which sets, and how the sides choose from them; one answer follows from the other. */
export function ForcesFields(props: ForcesFieldsProps) {
  const set = (): string =>
    isMixed(props.wishes) ? 'mixed' : (aloneIn(props.wishes)?.id ?? props.wishes.set);
  /** By itself a further set of ours is for two: it has eight rooms. */
  const others = () =>
    props.wishes.count === 2 ? SHIPPED_SETS.filter(({ joins }) => joins !== true) : [];

  async function chooseSet(chosen: string): Promise<void> {
    const shipped = SHIPPED_SETS.find(({ id }) => id === chosen);
    if (shipped === undefined) {
      props.onChange(withSet(props.wishes, chosen as SetId | 'mixed'));
      return;
    }
    const document = await shipped.load();
    props.onChange(
      withAlone(props.wishes, { documents: [document], content: furtherOf([document]) }),
    );
  }

  /** Scenarios are for two. */
  const modes = () => MODES.filter(mode => props.wishes.count === 2 || mode !== 'scenario');
  return (
    <div class="new-game-forces">
      <OneOf
        label={text().set}
        value={set()}
        onChange={chosen => void chooseSet(chosen)}
        options={[
          ...OURS.map(value => ({ value, title: names().sets[value], words: text().sets[value] })),
          ...others().map(({ id, names: called }) => ({
            value: id,
            title: called[writtenLanguage()],
            words: text().shipped[id] ?? '',
          })),
          { value: 'mixed', title: names().sets.mixed, words: text().sets.mixed },
        ]}
      />
      <OneOf
        label={text().mode}
        value={props.wishes.forces}
        onChange={mode => props.onChange(withMode(props.wishes, mode))}
        options={modes().map(value => ({
          value,
          title: names().modes[value],
          words: text().modes[value],
        }))}
      />
      <Suspense>
        <Show when={props.wishes.forces === 'scenario'}>
          <ScenarioFields {...props} />
        </Show>
        <Show when={isChosen(props.wishes)}>
          <FurtherFields {...props} />
        </Show>
      </Suspense>
      <p class="new-game-hint">
        {text().modeWords}{' '}
        <Show when={isChosen(props.wishes)}>
          {text().target(recommendedTarget(true))}{' '}
          <Show when={props.wishes.quick}>{text().quick} </Show>
        </Show>
        <RuleLink id={RULES[props.wishes.forces]} />
      </p>
    </div>
  );
}
