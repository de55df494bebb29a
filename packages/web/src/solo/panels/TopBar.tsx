import { sideLetters } from '@oubliette/art';
import { Show } from 'solid-js';
import { Chip } from '../../components/Chip.tsx';
import { Diamonds } from '../../components/Diamonds.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Token } from '../../components/Token.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import { pieceName } from '../../duel/words/index.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { ownName } from '../../match/names.ts';
import { TableBar } from '../../table/TableBar.tsx';
import { text } from '../asked/messages.ts';
import { levelName } from '../seen/level.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import type { Reasoning } from '../way/reasoning.ts';
import { text as words } from '../words/messages.ts';
import '../../duel/panels/TopBar.css';

interface BarProps {
  readonly table: SoloTableOf;
  readonly desk: DuelDesk;
  readonly reasoning: Reasoning;
}

/** The level, whose turn it is, and the points of both. */
export function TopBar(props: BarProps) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  return (
    <TableBar class="standing" desk={props.desk} menu={text().menu}>
      <Side side="prison" name={words().prison} points={view().points.np} of={view().target} />
      <Turn {...props} />
      <Side
        side="yellow"
        name={ownName(snapshot().players, 'yellow') || words().player}
        points={view().points.yellow}
        of={view().target}
      />
    </TableBar>
  );
}

function Side(props: {
  readonly side: 'prison' | 'yellow';
  readonly name: string;
  readonly points: number;
  readonly of: number;
}) {
  return (
    <div class="standing-side" data-seat={props.side}>
      <Token
        side={props.side}
        pictogram={props.side === 'prison' ? 'third-eye' : 'torch'}
        letter={sideLetters[writtenLanguage()][props.side]}
        size={40}
      />
      <span class="standing-who">
        <span class="standing-name">{props.name}</span>
      </span>
      <Shields side={props.side} won={props.points} of={props.of} />
      <span class="standing-points" aria-hidden="true">
        {props.points}
      </span>
    </div>
  );
}

function Turn(props: BarProps) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const isPlayers = () => view().active === 'yellow' && snapshot().outcome === null;
  const title = () => {
    if (snapshot().outcome !== null) return text().over;
    if (snapshot().decision?.question === 'starters') return text().setUp;
    return isPlayers() ? text().yourTurn : text().acts;
  };
  /** Puny Ed, 2 of 4. */
  const actor = () => {
    const { row } = view();
    const at = row.findIndex(({ name }) => name === props.reasoning.actor());
    return at < 0 ? null : text().nth(pieceName(row[at]!.name), at + 1, row.length);
  };
  const card = () => view().hand.last;
  return (
    <div class="standing-turn">
      <h1 class="standing-title">{title()}</h1>
      <Show when={actor()}>{who => <span class="standing-card">{who()}</span>}</Show>
      <Show when={isPlayers() && card() > 0 && snapshot().decision?.question !== 'card'}>
        <Diamonds left={view().left} of={Math.max(card(), view().left)} big />
      </Show>
      <span class="solo-level">
        <Chip>
          {text().level(levelName(view().level))} · {text().round(view().round)}
        </Chip>
      </span>
    </div>
  );
}
