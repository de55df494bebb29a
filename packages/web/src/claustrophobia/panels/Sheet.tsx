import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { text } from './messages.ts';
import { Prompt } from './Prompt.tsx';
import { RefusalWords } from './Refusal.tsx';
import { type WarriorsProps, WarriorTabs } from './Warriors.tsx';
import './Sheet.css';

/** On phones the panels lie in a sheet at the bottom: the question, the warriors, the drawers. */
export function Sheet(props: WarriorsProps) {
  return (
    <div class="cave-dock">
      <Show when={props.choice.refusal()}>{refused => <RefusalWords refused={refused()} />}</Show>
      <div class="cave-sheet">
        <Prompt {...props} />
        <WarriorTabs {...props} />
        <div class="cave-openers">
          <Button onClick={() => props.openDialog('destiny')}>{text().sheet.destiny}</Button>
          <Button onClick={() => props.openDialog('cards')}>{text().sheet.cards}</Button>
          <Button onClick={() => props.openDialog('chronicle')}>{text().sheet.chronicle}</Button>
          <Button onClick={() => props.openDialog('menu')}>{text().sheet.more}</Button>
        </div>
      </div>
    </div>
  );
}
