import { geometry, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { createMemo, Show } from 'solid-js';
import { SharedDefs } from '../../components/Drawing.tsx';
import { createScreen } from '../../components/screen.ts';
import { Board } from './Board.tsx';
import { DealPanel } from './DealPanel.tsx';
import { Explorers } from './Explorers.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { commandOf } from './keys.ts';
import { bandHeight, layoutFor } from './layout.ts';
import { text } from './messages.ts';
import { obey } from './obey.ts';
import { Refusal } from './Refusal.tsx';
import { Sandbox } from './Sandbox.tsx';
import { Sheet } from './Sheet.tsx';
import { SidesPanel } from './SidesPanel.tsx';
import { SquarePanel } from './SquarePanel.tsx';
import { createSession } from './session.ts';
import { taleWords } from './tale.ts';
import './labyrinth.css';

/** Where keys belong to the browser: typing, pressing what has the focus, moving a choice. */
const typing = 'input:not([type="checkbox"]):not([type="radio"]), select, textarea, dialog';
const pressing = 'button, a, input';
const moving = 'input';

/** A labyrinth to look at, turn and walk about in. */
export function LabyrinthPage() {
  const size = createScreen(press);
  const layout = createMemo(() => layoutFor(...size()));
  const turned = () => layout().arrangement === 'sheet';
  const plane = createMemo(() => geometry(layout().square, { portrait: turned() }));
  const session = createSession(turned);
  const told = createMemo(() =>
    taleWords(text(), session.tale(), session.table(), viewQuarters(plane())),
  );

  function press(event: KeyboardEvent): void {
    const target = event.target;
    if (session.help() || !(target instanceof Element) || target.closest(typing)) return;
    const command = commandOf(event);
    if (!command) return;
    const theirs = { enter: pressing, arrows: moving }[command.name as string];
    if (theirs && target.closest(theirs)) return;
    if (event.key === ' ' && !target.closest('.maze')) return;
    event.preventDefault();
    obey(session, command);
    if (command.name === 'arrows') focusSquare();
  }

  function focusSquare(): void {
    document
      .querySelector<SVGElement>(`[data-cell="${session.focus()}"]`)
      ?.focus({ preventScroll: true });
  }

  return (
    <div
      class="labyrinth"
      data-arrangement={layout().arrangement}
      style={{ '--band': `${bandHeight(size()[1])}px` }}
    >
      <SharedDefs />
      <h1 class="unseen">{text().title}</h1>
      <p class="unseen" role="status">
        {told()}
      </p>
      <div class="maze-stage">
        <Board session={session} geometry={plane()} />
        <Show when={!turned() && session.refusal()}>
          {refused => <Refusal session={session} geometry={plane()} refused={refused()} />}
        </Show>
      </div>
      <Show when={layout().arrangement !== 'beside'}>
        <Sandbox />
      </Show>
      <Show
        when={turned()}
        fallback={
          <div class="maze-band">
            <Show when={layout().arrangement === 'beside'}>
              <Sandbox />
            </Show>
            <SquarePanel session={session} geometry={plane()} />
            <Explorers session={session} />
            <SidesPanel session={session} geometry={plane()} />
            <DealPanel session={session} told={told()} />
          </div>
        }
      >
        <Sheet session={session} geometry={plane()} told={told()} />
      </Show>
      <KeysDialog session={session} />
    </div>
  );
}
