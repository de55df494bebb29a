import { ACTION_CARDS, type DuelSeat, dealtCombat } from '@oubliette/dungeon-twister';
import { For } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { isCharacter, isWounded, rosterOf } from '../seen/reading.ts';
import { seatOf } from '../words/index.ts';
import { text } from './messages.ts';
import './StandingsDialog.css';

type Row = keyof ReturnType<typeof text>['standings']['rows'];

/** Everything that lies open on all sides, in one table. */
export function StandingsDialog(props: DuelDesk) {
  const seats = () => props.table.snapshot().view.seats;
  return (
    <Dialog
      title={text().standings.title}
      open={props.dialog() === 'standings'}
      onClose={() => props.closeDialog('standings')}
    >
      <table class="standings">
        <thead>
          <tr>
            <td />
            <For each={seats()}>{seat => <th scope="col">{text().sides[seat]}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={Object.keys(text().standings.rows) as Row[]}>
            {row => (
              <tr>
                <th scope="row">{text().standings.rows[row]}</th>
                <For each={seats()}>{seat => <td>{figures(props, seat)[row]}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Dialog>
  );
}

function figures({ table }: DuelDesk, seat: DuelSeat): Record<Row, number | string> {
  const { view, options } = table.snapshot();
  const hand = view.hands[seat]!;
  const roster = rosterOf(view, seat);
  const wounded = roster.filter(isWounded).length;
  const dealt = dealtCombat(options, seat).reduce((sum, copies) => sum + copies, 0);
  return {
    points: `${view.points[seat]} / ${view.target}`,
    actions: hand.actions,
    played: ACTION_CARDS.length - hand.actions,
    last: hand.last || text().standings.none,
    jumps: hand.jumps,
    combat: hand.combat,
    combatSpent: dealt - hand.combat,
    healthy: roster.length - wounded,
    wounded,
    hidden: view.rooms.reduce((sum, { tokens }) => sum + tokens[seat]!, 0),
    gone: view.tokens.filter(
      token => isCharacter(token.name) && seatOf(token.name) === seat && token.place === 'out',
    ).length,
  };
}
