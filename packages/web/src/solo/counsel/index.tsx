import type { Shape } from '@oubliette/kernel';
import { Counsel as DuelCounsel } from '../../duel/counsel/index.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import type { MatchTable } from '../../match/contract.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { text } from './messages.ts';

/** What the machine would do in the place of the Player: told as in a duel, by what counts here. */
export const Counsel = (props: { readonly desk: DuelDesk; readonly table: SoloTableOf }) => (
  <DuelCounsel
    {...props.desk}
    asked={props.table as unknown as MatchTable<Shape>}
    reasons={text().reasons}
  />
);
