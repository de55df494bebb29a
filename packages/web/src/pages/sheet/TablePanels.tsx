import type { TokenSide } from '@oubliette/art';
import { For } from 'solid-js';
import { Chronicle } from '../../components/Chronicle.tsx';
import { DestinyRow } from '../../components/DestinyRow.tsx';
import type { LineFigures } from '../../components/LineTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Trace, type TraceRow } from '../../components/Trace.tsx';
import { WarriorCard } from '../../components/WarriorCard.tsx';
import { text } from './messages.ts';

const lines = (...figures: readonly string[]): LineFigures[] =>
  figures.map(line => {
    const [movement = 0, combat = 0, defence = 0] = line.split('/').map(Number);
    return { movement, combat, defence };
  });

const redeemer = lines('2/1/4', '1/2/4', '2/2/3', '0/2/5', '1/1/5', '1/3/3');
const brute = lines('1/2/5', '1/3/4', '2/2/4', '1/4/3', '0/3/5', '2/3/3');
const blade = lines('1/3/3', '1/2/4', '2/2/3', '1/1/5', '3/1/3', '2/1/4');

const chroniclers: readonly TokenSide[] = ['blue', 'yellow', 'prison', 'demon'];

const traceRows = (): readonly TraceRow[] => {
  const { exit, combat, rest } = text().traceRows;
  return [
    { place: '1', points: 5, verdict: 'bad', rules: ['DS-EXIT-01'], ...exit },
    { place: '2', points: 4, verdict: 'chosen', rules: ['DS-CMB-02'], ...combat },
    { place: '3–5', verdict: 'unasked', ...rest },
  ];
};

const destinyNumbers = [1, 2, 4, 8];

export function TablePanels() {
  return (
    <>
      <Panel title={text().lines} class="sheet-columns-12">
        <div class="sheet-warriors">
          <WarriorCard
            name={text().names.warriors.redeemer}
            figure={{ side: 'humans', pictogram: 'pope-crown' }}
            lines={redeemer}
            die={5}
            cancelled={[6]}
            talent={text().foresight}
            talentSign="templar-eye"
          />
          <WarriorCard
            name={`${text().names.warriors.brute} II`}
            figure={{ side: 'humans', pictogram: 'mailed-fist' }}
            lines={brute}
            die={2}
            cancelled={[6]}
            talent={text().bodyguard}
            talentSign="guards"
            state="selected"
          />
          <WarriorCard
            name={`${text().names.warriors.blade} I`}
            figure={{ side: 'humans', pictogram: 'crossed-sabres' }}
            lines={blade}
            die={5}
            talent={text().elusive}
            talentSign="run"
            state="acted"
          />
          <WarriorCard
            name={`${text().names.warriors.blade} II`}
            figure={{ side: 'humans', pictogram: 'crossed-sabres' }}
            lines={blade}
            die={3}
            cancelled={[2, 3, 4]}
            exhausted="0/0/3"
            talent={text().elusive}
            talentSign="run"
          />
          <WarriorCard
            name={`${text().names.warriors.brute} I`}
            figure={{ side: 'humans', pictogram: 'mailed-fist' }}
            lines={brute}
            die={4}
            cancelled={[1]}
            talent={text().bodyguard}
            talentSign="guards"
            lying
          />
        </div>
      </Panel>
      <Panel title={text().destiny} aside={text().destinyAside} class="sheet-columns-4">
        <ol>
          <For each={text().destinyRows}>
            {(row, index) => (
              <DestinyRow
                number={destinyNumbers[index()] ?? 0}
                name={row.name}
                once={index() !== 1}
                wants={row.wants}
                dice={index() === 2 ? [3, 4] : []}
              />
            )}
          </For>
        </ol>
      </Panel>
      <Panel title={text().chronicle} class="sheet-columns-4">
        <Chronicle
          entries={text().chronicleRows.map(({ who, what }, index) => ({
            side: chroniclers[index] ?? 'yellow',
            words: (
              <>
                <b>{who}</b>
                {what}
              </>
            ),
          }))}
        />
      </Panel>
      <Panel title={text().trace} class="sheet-columns-4">
        <Trace rows={traceRows()} />
      </Panel>
    </>
  );
}
