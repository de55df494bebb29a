import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createSignal, Match, Show, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { DealPanel } from './DealPanel.tsx';
import { Explorers } from './Explorers.tsx';
import { text } from './messages.ts';
import { RefusalWords } from './Refusal.tsx';
import { SidesPanel } from './SidesPanel.tsx';
import { SquarePanel } from './SquarePanel.tsx';
import type { LabyrinthSession } from './session.ts';
import './Sheet.css';

interface SheetProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
  readonly told: string;
}

type Drawer = 'sides' | 'explorers' | 'deal';

/** On phones the panels lie in a sheet at the bottom: the square always, one drawer on demand. */
export function Sheet(props: SheetProps) {
  const [open, setOpen] = createSignal<Drawer | null>(null);
  createEffect(() => {
    if (props.session.held()) setOpen(null);
  });
  const opener = (drawer: Drawer) => (
    <Button
      kind="ghost"
      aria-expanded={open() === drawer}
      onClick={() => setOpen(open() === drawer ? null : drawer)}
    >
      {text().drawers[drawer]}
    </Button>
  );
  return (
    <div class="maze-dock">
      <Show when={props.session.refusal()}>
        {refused => <RefusalWords session={props.session} refused={refused()} />}
      </Show>
      <div class="maze-sheet">
        <SquarePanel session={props.session} geometry={props.geometry} />
        <div class="maze-openers">
          {opener('sides')}
          {opener('explorers')}
          {opener('deal')}
          <Button
            kind="ghost"
            unavailable={props.session.story().past.length === 0}
            onClick={props.session.undo}
          >
            {text().undo}
          </Button>
        </div>
        <Switch>
          <Match when={open() === 'sides'}>
            <SidesPanel session={props.session} geometry={props.geometry} />
          </Match>
          <Match when={open() === 'explorers'}>
            <Explorers session={props.session} />
          </Match>
          <Match when={open() === 'deal'}>
            <DealPanel session={props.session} told={props.told} />
          </Match>
        </Switch>
      </div>
    </div>
  );
}
