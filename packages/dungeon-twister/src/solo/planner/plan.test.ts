import { describe, expect, it } from 'vitest';
import { NPC_CARDS } from '../../content/npcs/index.ts';
import type { OwnCard } from '../../content/npcs/own.ts';
import { view } from '../view.ts';
import { foresee } from './arrival.ts';
import { forecast, forecastFrom } from './plan.ts';
import { BOARD_T, BOARD_U, positionOf, tokenIn } from './testing/position.ts';
import { type ObjectiveLook, printSought } from './trace.ts';

const ILLUSTRATION_2 = [
  BOARD_T,
  'N:puny-ed @13,4',
  'Y:cleric @18,4',
  'Y:wizard @19,5',
  'Y:naga @19,1',
  'Y:mekanork @11,4',
  'Y:fireball-wand @17,1',
];

function costs({ candidates }: ObjectiveLook): Record<string, string> {
  return Object.fromEntries(
    candidates.map(({ target, ap, verdict }) => [printSought(target), `${ap} ${verdict}`]),
  );
}

describe('the trace of a plan', () => {
  it('DS-OBJ-01, NC-TELE-01: names every objective looked at, and what spoke against it', () => {
    const state = positionOf(...ILLUSTRATION_2);
    const { plan, trace } = forecast(state, tokenIn(state, 'N:puny-ed'));
    expect(trace.looks.map(({ aim, achievable, rule }) => `${aim} ${achievable} ${rule}`)).toEqual([
      'exit false DS-OBJ-05',
      'get false DS-PRIM-07',
      'combat true DS-CMB-01',
    ]);
    expect(costs(trace.looks[2]!)).toEqual({
      'Y:mekanork': '2 outranked',
      'Y:wizard': '4 outranked',
      'Y:cleric': '4 chosen',
      'Y:naga': '5 too-dear',
    });
    expect(trace.choice).toMatchObject({
      aim: 'combat',
      target: { token: 'Y:cleric' },
      ap: 4,
      end: '@17,4',
    });
    expect(plan!.deed).toEqual({ do: 'attack', token: 'N:puny-ed', target: 'Y:cleric' });
  });

  it('DS-CMB-04, DT-CBT-07: whom a wound of this turn keeps out of combat is named with the rule', () => {
    const combatIn = (lines: readonly string[]) => {
      const state = positionOf(...lines);
      const { looks } = forecast(state, tokenIn(state, 'N:puny-ed')).trace;
      return looks.find(({ aim }) => aim === 'combat')!;
    };
    const spared = {
      target: { token: 'Y:mekanork' },
      ap: null,
      verdict: 'struck',
      rule: 'DS-CMB-04',
    };
    const struck = 'Y:mekanork @11,4 wounded struck';
    const others = ILLUSTRATION_2.filter(line => !line.startsWith('Y:mekanork'));
    const look = combatIn([...others, struck]);
    expect(look).toMatchObject({ achievable: true, rule: 'DS-CMB-01' });
    expect(look.candidates.at(-1)).toMatchObject(spared);

    const alone = combatIn([BOARD_U, 'N:puny-ed @13,4', struck]);
    expect(alone).toMatchObject({ achievable: false, rule: 'DS-CMB-04', candidates: [spared] });

    const itself = combatIn([BOARD_U, 'N:puny-ed @13,4 struck', 'Y:mekanork @11,4']);
    const barred = { ...spared, verdict: 'recovering', rule: 'DT-CBT-07' };
    expect(itself).toMatchObject({ achievable: false, rule: 'DT-CBT-07', candidates: [barred] });
  });

  it('DS-CARD-02: an NPC plans by the card that its match plays with', () => {
    const state = positionOf(...ILLUSTRATION_2);
    const { likeness: _, id: __, rule: ___, ...ed } = NPC_CARDS[tokenIn(state, 'N:puny-ed')]!;
    const four = ['Ed', 'Ned', 'Fred', 'Ted'].map(
      (name): OwnCard => ({
        ...ed,
        name,
        class: 'telepath',
        characters: [...ed.characters].reverse(),
      }),
    );
    const other = { ...state, solo: { ...state.solo, own: four } };
    const targetIn = (of: typeof state) =>
      forecast(of, tokenIn(state, 'N:puny-ed')).trace.choice!.target;
    expect([targetIn(state), targetIn(other)]).toEqual([
      { token: 'Y:cleric' },
      { token: 'Y:mekanork' },
    ]);
  });

  it('DS-OBJ-01: without enemies in the way the exit would cost four AP, with them six', () => {
    const alone = positionOf(BOARD_T, 'N:puny-ed @13,4');
    const { trace } = forecast(alone, tokenIn(alone, 'N:puny-ed'));
    expect(trace.choice).toMatchObject({ aim: 'exit', ap: 4 });
  });

  it('DS-OBJ-05, DS-PRIM-01: a way that is too long is too dear; only a cage has none', () => {
    const exitFor = (maze: string, place: string) => {
      const state = positionOf(maze, `N:puny-ed ${place}`);
      return costs(forecast(state, tokenIn(state, 'N:puny-ed')).trace.looks[0]!);
    };
    expect(exitFor(BOARD_U, '@7,0')).toEqual({ exit: 'null too-dear' });
    expect(exitFor(BOARD_T, '@19,6')).toEqual({ exit: 'null unreachable' });
  });

  it('DS-TIE-02: a forecast tells the tie and rolls nothing', () => {
    const state = positionOf(BOARD_T, 'N:artos @20,1');
    const { trace } = forecast(state, tokenIn(state, 'N:artos'));
    expect(trace.ties).toEqual([
      {
        rule: 'DS-TIE-02',
        options: (['@19,1', '@20,2'] as const).map(square => ({
          target: { square },
          end: square,
          deeds: [],
        })),
        dice: [],
        picked: -1,
      },
    ]);
  });

  it('DS-NP-07: what lies open on the table is enough for a forecast', () => {
    const state = positionOf(...ILLUSTRATION_2);
    const seen = view(state, 'yellow');
    expect(forecastFrom(seen, 'N:puny-ed')).toEqual(forecast(state, tokenIn(state, 'N:puny-ed')));
    expect(forecastFrom(seen, 'N:artos')).toBeNull();
    expect(forecastFrom(seen, 'Y:cleric')).toBeNull();
  });

  it('DS-ROT-01: a gear on which somebody stands is occupied, not too dear', () => {
    const state = positionOf(BOARD_T, 'N:tinker-al @13,4', 'N:jen @11,4', 'N:yom @20,0');
    const { trace } = forecast(state, tokenIn(state, 'N:tinker-al'));
    const gears = trace.looks.find(({ aim }) => aim === 'rotate')!.candidates;
    const fate = (gear: string) =>
      gears.find(({ target }) => printSought(target) === gear)?.verdict;
    expect(fate('@20,0')).toBe('occupied');
    expect(fate('@14,1')).toBe('too-dear');
  });

  it('DS-KEY-01: at the end of a foreseen way its portcullises are open, and the Key came along', () => {
    const seen = view(
      positionOf(BOARD_T, 'N:jen @19,1', 'N:key @19,1', 'Y:wizard @20,3'),
      'yellow',
    );
    const { plan, arrived } = foresee(seen, forecastFrom(seen, 'N:jen')!);
    const placeOf = (name: string) => arrived!.tokens.find(token => token.name === name)!.place;
    expect(plan!.deed).toMatchObject({ do: 'attack', target: 'Y:wizard' });
    expect(seen.rooms.flatMap(({ open }) => open)).toEqual([]);
    expect(arrived!.rooms.flatMap(({ open }) => open)).toHaveLength(1);
    expect([placeOf('N:jen'), placeOf('N:key')]).toEqual(['@20,2', '@20,2']);
  });

  it('DS-DEL-01: a way that ends in a friend’s hands is foreseen with the move still going on', () => {
    const seen = view(
      positionOf(
        BOARD_T,
        'N:serpico @13,4',
        'N:xant @13,4 wounded',
        'N:father-goodfellow @15,1',
        'Y:fireball-wand @18,1',
      ),
      'yellow',
    );
    const { plan, arrived } = foresee(seen, forecastFrom(seen, 'N:serpico')!);
    const placeOf = (name: string) => arrived!.tokens.find(token => token.name === name)!.place;
    expect(plan).toMatchObject({ aim: 'deliver', deed: null, reached: true });
    expect([placeOf('N:serpico'), placeOf('N:xant')]).toEqual(['@15,1', '@15,1']);
  });
});
