import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { WhyNot } from '../../components/WhyNot.tsx';
import { isInDialog } from '../../table/covered.ts';
import { ReplaySlot } from '../../table/ReplaySlot.tsx';
import { playsFromHand } from '../offers/offers.ts';
import { refusalWords } from '../words/refusal.ts';
import { text } from './messages.ts';
import { Prompt } from './Prompt.tsx';
import { type WarriorsProps, WarriorTabs } from './Warriors.tsx';
import './Sheet.css';

/**
 * On phones the panels lie in a sheet at the bottom: the question, the warriors, the drawers; the
 * one that holds the answer is lit.
 */
export function Sheet(props: WarriorsProps) {
  const snapshot = () => props.table.snapshot();
  const hasDice = () =>
    (snapshot().outlook?.areas ?? []).length > 0 && snapshot().view.dice.length > 0;
  const hasCards = () =>
    snapshot().view.asked?.kind === 'window' && playsFromHand(snapshot(), null).length > 0;
  const refused = () => {
    const now = props.choice.refusal();
    return now && !isInDialog(now) ? now : null;
  };
  const light = (isWanted: boolean) => (isWanted ? 'primary' : 'plain');
  return (
    <div class="cave-dock">
      <Show when={refused()}>{answered => <WhyNot {...refusalWords(answered().refusal)} />}</Show>
      <div class="cave-sheet">
        <Show when={!props.table.looking()} fallback={<ReplaySlot />}>
          <Prompt {...props} />
        </Show>
        <WarriorTabs {...props} />
        <div class="cave-openers">
          <Button
            data-control="destiny"
            kind={light(hasDice())}
            onClick={() => props.openDialog('destiny')}
          >
            {text().sheet.destiny}
          </Button>
          <Button
            data-control="cards"
            kind={light(hasCards())}
            onClick={() => props.openDialog('cards')}
          >
            {text().sheet.cards}
          </Button>
          <Button onClick={() => props.openDialog('chronicle')}>{text().sheet.chronicle}</Button>
          <Button onClick={() => props.openDialog('menu')}>{text().sheet.more}</Button>
        </div>
      </div>
    </div>
  );
}
