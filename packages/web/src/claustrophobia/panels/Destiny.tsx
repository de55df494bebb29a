import type { DieValue } from '@oubliette/art';
import { AREAS, type AreaName } from '@oubliette/claustrophobia';
import { For, Show } from 'solid-js';
import { DestinyRow } from '../../components/DestinyRow.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { areaWords } from '../words/index.ts';
import { DiceTray } from './DiceTray.tsx';
import { text } from './messages.ts';
import './Destiny.css';

/** Ten areas; while dice are placed each says what those in hand lack, and takes them if they fit. */
export function Destiny(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const areas = () => snapshot().outlook?.areas ?? [];
  const isAsked = () => areas().length > 0;
  const inHand = () =>
    props.choice
      .dice()
      .map(index => view().dice[index] ?? 0)
      .sort();
  const key = () => inHand().join(' ');

  const usesOf = (area: AreaName): readonly DieValue[] =>
    view()
      .uses.filter(use => use.area === area)
      .flatMap(({ dice }) => dice as DieValue[]);

  function stateOf(name: AreaName) {
    const area = areas().find(each => each.area === name);
    const words = areaWords(name);
    if (!area) return { wants: words.wants, fits: false, lacks: false };
    const lack = area.shut ?? (key() === '' ? null : area.lacks[key()]);
    if (lack) {
      const more = 'more' in lack ? lack.more : 0;
      return { wants: text().lacks[lack.kind](more), fits: false, lacks: true };
    }
    return key() === ''
      ? { wants: words.wants, fits: false, lacks: false }
      : { wants: text().fits, fits: true, lacks: false };
  }

  function place(area: AreaName, at: Element): void {
    const action = { do: 'dice', area, dice: key() } as const;
    // A question leaves the dice in hand, a refused wish would not.
    if (stateOf(area).fits) void props.choice.perform([action], at);
    else void props.choice.explain(action, at);
  }

  /** Values typed into an area pick up dice; Backspace lays the last one back. */
  function type(event: KeyboardEvent): void {
    const { dice, setDice } = props.choice;
    if (event.key === 'Backspace') setDice(dice().slice(0, -1));
    else if (/^[1-6]$/.test(event.key)) {
      const index = view().dice.findIndex(
        (value, at) => String(value) === event.key && !dice().includes(at),
      );
      if (index >= 0) setDice([...dice(), index]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <Show
        when={isAsked()}
        fallback={
          <p class="destiny-key">
            {view().facts['red-once'] ? text().once.game : text().once.phase}
          </p>
        }
      >
        <div class="destiny-dice">
          <DiceTray {...props} face="blood" />
          <p>{text().diceHint}</p>
        </div>
      </Show>
      <ol class="destiny-areas">
        <For each={AREAS}>
          {({ name, red }, index) => (
            <DestinyRow
              number={index() + 1}
              name={areaWords(name).name}
              effect={areaWords(name).words}
              once={red}
              dice={usesOf(name)}
              {...stateOf(name)}
              {...(isAsked() && { onPlace: (at: HTMLElement) => place(name, at), onType: type })}
            />
          )}
        </For>
      </ol>
    </>
  );
}
