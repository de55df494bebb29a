import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { createMemo, Index, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { text } from './messages.ts';
import type { LabyrinthSession } from './session.ts';
import type { SideView } from './square.ts';
import { ViewSwitches } from './ViewSwitches.tsx';
import { edgeWords } from './words.ts';
import './SidesPanel.css';

interface SidesPanelProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
}

const arrows = ['↑', '→', '↓', '←'];

/** What stands on each side of the square, whether the next one is adjacent, and what is seen. */
export function SidesPanel(props: SidesPanelProps) {
  const { session } = props;
  /** From the top of the screen clockwise, whichever way the board lies. */
  const sides = createMemo((): readonly SideView[] => {
    const view = viewQuarters(props.geometry);
    return session
      .shown()
      .sides.toSorted((a, b) => ((a.direction + view) & 3) - ((b.direction + view) & 3));
  });
  return (
    <Panel
      class="maze-panel maze-sides"
      title={text().sides}
      aside={<ViewSwitches session={session} />}
    >
      <Show
        when={sides().length}
        fallback={
          <p class="maze-sides-none">
            {text().hints.unrevealed} <RuleLink id="DT-BOARD-07" />
          </p>
        }
      >
        <Scroller axis="down">
          <ul class="maze-sides-list">
            <Index each={sides()}>
              {(side, index) => (
                <li class="maze-side" data-open={side().parted === null}>
                  <p class="maze-side-edge">
                    <span aria-hidden="true">{arrows[index]}</span>{' '}
                    <span class="maze-side-name">{text().directions[index]}</span>{' '}
                    <b>{edgeWords(text(), side())}</b>
                  </p>
                  <p class="maze-side-adjacent">
                    <Show when={side().parted} fallback={<b>{text().adjacent}</b>}>
                      {rule => (
                        <>
                          <b>{text().notAdjacent}</b> <RuleLink id={rule()} />
                        </>
                      )}
                    </Show>
                  </p>
                  <p>
                    {side().gaze.seen.length
                      ? text().sees(side().gaze.seen.length, text().sightEnds[side().gaze.stop])
                      : text().seesNothing}{' '}
                    <RuleLink id={side().gaze.stop} />
                  </p>
                </li>
              )}
            </Index>
          </ul>
        </Scroller>
      </Show>
    </Panel>
  );
}
