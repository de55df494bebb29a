import { placed, token } from '@oubliette/art';
import { type CaveView, WARRIOR_NAMES, type WarriorFigures } from '@oubliette/claustrophobia';
import { radiusOf, standOf } from '@oubliette/claustrophobia/drawing';
import { createMemo, For } from 'solid-js';
import { tokenOf } from '../pieces/faces.ts';
import { isOnMap } from '../seen/reading.ts';
import { warriorName } from '../words/index.ts';
import { text } from './messages.ts';
import type { Ghost } from './motion.ts';

interface TokensProps {
  readonly view: CaveView;
  /** What everybody is worth at this moment, as far as it is told. */
  readonly figures: Readonly<Record<string, WarriorFigures>>;
  readonly selected: string | null;
  readonly ghosts: readonly Ghost[];
  readonly onPick: (who: string) => void;
  readonly onPoint: (who: string | null) => void;
}

/** Everybody on the map. The bracket of the keyboard and the tiles speak for them. */
export function Tokens(props: TokensProps) {
  const spokenOf = (who: string) => {
    const now = props.figures[who];
    const name = warriorName(who, props.view);
    return now ? `${name}: ${text().figures(now.mvt, now.cbt, now.def)}` : name;
  };
  const present = createMemo(() => WARRIOR_NAMES.filter(who => isOnMap(props.view, who)));
  return (
    <>
      <g class="cave-ghosts">
        <For each={props.ghosts}>
          {({ who, view }) => (
            <g
              innerHTML={placed(
                ...standOf(view, who),
                token({ ...tokenOf(view, who), wounded: true }, radiusOf(who)),
              )}
            />
          )}
        </For>
      </g>
      <For each={present()}>
        {who => {
          const stand = createMemo(() => standOf(props.view, who));
          const drawing = () =>
            token({ ...tokenOf(props.view, who), selected: props.selected === who }, radiusOf(who));
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the tile below is the button
            <g
              class="cave-token"
              data-who={who}
              transform={`translate(${stand()[0]},${stand()[1]})`}
              onClick={() => props.onPick(who)}
              onPointerEnter={() => props.onPoint(who)}
              onPointerLeave={() => props.onPoint(null)}
            >
              <title>{spokenOf(who)}</title>
              <g data-glide={who}>
                <g innerHTML={drawing()} />
                <circle class="cave-hurt" r={radiusOf(who)} fill="#e0442f" opacity="0" />
              </g>
            </g>
          );
        }}
      </For>
    </>
  );
}
