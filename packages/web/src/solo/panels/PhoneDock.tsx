import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { Sheet } from '../../duel/panels/Sheet.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import { SetUpPanel } from '../../duel/setup/index.tsx';
import { ReplaySlot } from '../../table/ReplaySlot.tsx';
import { Answers } from '../asked/Answers.tsx';
import { text } from '../asked/messages.ts';
import type { CombatOnHold } from '../combat/hold.ts';
import { Rolls } from '../dice/Rolls.tsx';
import { Piles } from '../row/Piles.tsx';
import { RowControls } from '../row/RowControls.tsx';
import { RowCards } from '../row/RowPanel.tsx';
import { Stock } from '../row/Stock.tsx';
import type { SoloTableOf } from '../seen/seen.ts';
import { Why, whyTitle } from '../trace/WhyPanel.tsx';
import type { Reasoning } from '../way/reasoning.ts';
import { questionWords } from '../words/index.ts';
import { News } from './News.tsx';

interface DockProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
  readonly hold: CombatOnHold;
  readonly desk: DuelDesk;
  readonly isBusy: boolean;
  readonly geometry: Geometry;
  readonly stage: () => HTMLElement;
}

/** On phones: the sheet of the duel for the Player, a row of cards to thumb through for the prison. */
export function PhoneDock(props: DockProps) {
  const [isAsking, ask] = createSignal(false);
  /** A single 6 may also be asked for in the Player's own turn. */
  const isAsked = () => ['six', 'pick'].includes(props.table.snapshot().decision?.question ?? '');
  const isPrisons = () => props.table.snapshot().view.active === 'np';
  return (
    <>
      <Show
        when={isPrisons() || isAsked()}
        fallback={
          <Sheet
            {...props.desk}
            geometry={props.geometry}
            stage={props.stage}
            setUp={<SetUpPanel {...props.desk} geometry={props.geometry} />}
            asks={questionWords}
            news={<News table={props.table} />}
            opener={<Button onClick={() => ask(true)}>{text().why}</Button>}
          />
        }
      >
        <div class="duel-dock">
          <Show when={!isPrisons()}>
            <News table={props.table} />
          </Show>
          <div class="duel-sheet">
            <Show when={props.table.looking()}>
              <ReplaySlot />
            </Show>
            <Rolls table={props.table} />
            <Answers table={props.table} mark={props.desk.choice.mark}>
              <Scroller axis="across" class="solo-phone-row">
                <RowCards {...props} />
                <Piles view={props.table.snapshot().view} />
              </Scroller>
            </Answers>
            <div class="sheet-openers">
              <RowControls {...props} />
              <Button onClick={() => ask(true)}>{text().why}</Button>
              <Button onClick={() => props.desk.openDialog('chronicle')}>{text().chronicle}</Button>
              <Button onClick={() => props.desk.openDialog('menu')}>{text().menu}</Button>
            </div>
          </div>
        </div>
      </Show>
      <Dialog title={whyTitle(props.reasoning)} open={isAsking()} onClose={() => ask(false)}>
        <Why {...props} />
        <Stock view={props.table.snapshot().view} />
      </Dialog>
    </>
  );
}
