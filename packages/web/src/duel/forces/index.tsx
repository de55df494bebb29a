import { createEffect, createMemo, For, lazy, Match, on, Show, Suspense, Switch } from 'solid-js';
import { ReplaySlot } from '../../table/ReplaySlot.tsx';
import { ChroniclePanel } from '../chronicle/index.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { Collection } from './Collection.tsx';
import { createChoosing } from './choosing.ts';
import { Head } from './Head.tsx';
import { Look } from './Look.tsx';
import { showChoice } from './motion.ts';
import { Pairs } from './Pairs.tsx';
import { Team } from './Team.tsx';
import './Forces.css';

const RefusalWords = lazy(() =>
  import('../panels/Refusal.tsx').then(module => ({ default: module.RefusalWords })),
);

interface ForcesProps extends DuelDesk {
  readonly isSheet: boolean;
}

/** Choosing forces (DT-MIX-04 to 09): the collection between both teams, in place of the board. */
export function ForcesTable(props: ForcesProps) {
  let root!: HTMLDivElement;
  const choosing = createChoosing(props);

  /** Whoever takes somebody out does it alone. */
  const sides = createMemo(() =>
    choosing.step() === 'removal' ? [choosing.seat()] : choosing.view().seats,
  );
  const half = (of: 0 | 1) => sides().filter((_, index) => index % 2 === of);

  createEffect(
    on(props.table.snapshot, (now, before) => {
      const follows = before !== undefined && now.moment > before.moment && !props.table.looking();
      if (follows) showChoice(root, before.view, now.view, props.choice.speed());
    }),
  );

  return (
    <div class="forces" data-step={choosing.step()} ref={root}>
      <Head {...props} choosing={choosing} />
      <div class="forces-body">
        <For each={[0, 1] as const}>
          {of => (
            <div class="forces-half">
              <For each={half(of)}>
                {seat => <Team {...props} choosing={choosing} seat={seat} />}
              </For>
            </div>
          )}
        </For>
        <Switch>
          <Match when={choosing.step() === 'pairs'}>
            <Pairs {...props} choosing={choosing} />
          </Match>
          <Match when={choosing.step() === 'pieces'}>
            <Collection choosing={choosing} />
          </Match>
        </Switch>
      </div>
      <div class="forces-foot">
        <Suspense>
          <Show when={props.isSheet && props.choice.refusal()}>
            {refused => <RefusalWords refused={refused()} />}
          </Show>
        </Suspense>
        <Show when={props.table.looking()}>
          <ReplaySlot />
        </Show>
        <Look choosing={choosing} />
        <ChroniclePanel {...props} />
      </div>
    </div>
  );
}
