import { ReadOut } from '../../table/chronicle/Roll.tsx';
import type { DuelTableOf } from '../seen/choice.ts';
import { tellStory } from '../words/happened.ts';

/** The newest lines for those who do not see them. */
export const NewestWords = (props: { readonly table: DuelTableOf }) => (
  <ReadOut lines={tellStory(props.table.news(), props.table.snapshot().view)} />
);
