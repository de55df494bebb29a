import { createResource, For, onCleanup, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { sideName } from '../../match/names.ts';
import { clockWords } from '../../online/clock.ts';
import { text } from '../../online/messages.ts';
import { myName } from '../../online/my-name.ts';
import { mySeatAt } from '../../online/my-seats.ts';
import { myPerson } from '../../online/person.ts';
import { sitDown } from '../../online/plan.ts';
import { askOnce } from '../../online/server-asks.ts';
import { gameName, onlineFault } from '../../online/words.ts';

const AGAIN_MS = 10_000;

/** Tables that strangers have opened and where a seat is free. */
export function OpenTables() {
  const [found, { refetch }] = createResource(() =>
    askOnce('tables', { person: myPerson() }, 'tables'),
  );
  const timer = setInterval(refetch, AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  const tables = () => {
    const told = found.latest;
    return told?.ok ? told.value.tables.filter(({ match }) => !mySeatAt(match)) : [];
  };
  /** Whether nobody waits, or nobody can say. */
  const none = () => {
    const told = found.latest;
    if (!told) return '';
    return told.ok ? text().noOpenTables : onlineFault(told.faults);
  };
  const { attempt, isUnderWay, failure } = createAttempt();
  const sit = (match: string, game: string, seat: string) =>
    attempt(async () => {
      const sat = await sitDown({ match, game }, seat, myName());
      if (!sat.ok) return onlineFault(sat.faults);
      location.hash = `#/online/${match}`;
      return undefined;
    });
  return (
    <Panel title={text().openTables}>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
      <ul class="online-matches">
        <For each={tables()} fallback={<li>{none()}</li>}>
          {table => (
            <li data-waits={table.here || undefined}>
              <span>
                <b>{gameName(table.game)}</b>
                {[
                  table.seats.find(({ by }) => by === 'person')?.name || text().nameless,
                  table.here ? text().waitsHere : '',
                  clockWords(table.clock),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <For each={table.free}>
                {seat => (
                  <Button
                    kind={table.here ? 'primary' : 'plain'}
                    unavailable={isUnderWay()}
                    onClick={() => sit(table.match, table.game, seat)}
                  >
                    {text().sitAs(sideName(seat))}
                  </Button>
                )}
              </For>
            </li>
          )}
        </For>
      </ul>
    </Panel>
  );
}
