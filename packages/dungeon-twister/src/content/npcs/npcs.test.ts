import { describe, expect, it } from 'vitest';
import { PRISON_CHARACTERS } from '../prison/team.ts';
import type { NpcAim, NpcCard, WantedObject } from './card.ts';
import { NPC_CARDS } from './index.ts';
import { NPCS } from './pieces.ts';

const CLASSES = PRISON_CHARACTERS.map(({ id }) => id);

/** Objectives that only one class has (DS-OBJ-07). */
const CLASS_OF_AIM: Partial<Record<NpcAim, string>> = {
  break: 'colossus',
  open: 'backstabber',
  heal: 'cleric',
  repel: 'banshee',
};

function cardOf(id: string): NpcCard {
  return NPC_CARDS.find(card => card.id === id)!;
}

function summaryOf({ objectives, primary }: NpcCard): string {
  return objectives.map(({ aim, ap }) => `${aim} ${ap}${aim === primary ? '*' : ''}`).join(', ');
}

describe('the NPC cards', () => {
  it('NC-READ-01, DS-SET-02: 32 NPCs, four of each class, each with its own rule', () => {
    expect(NPC_CARDS).toHaveLength(32);
    expect(new Set(NPC_CARDS.map(({ id }) => id)).size).toBe(32);
    expect(new Set(NPC_CARDS.map(({ rule }) => rule)).size).toBe(32);
    expect(new Set(NPC_CARDS.map(({ trait }) => trait)).size).toBe(32);
    for (const id of CLASSES) {
      expect(NPC_CARDS.filter(({ likeness }) => likeness.id === id)).toHaveLength(4);
    }
  });

  it.each(NPC_CARDS.map(card => [card.id, card] as const))(
    'NC-READ-01, DS-CARD-02: %s has six objectives, one of them primary, and a whole list of classes',
    (_id, { objectives, primary, characters, objects, likeness }) => {
      expect(new Set(objectives.map(({ aim }) => aim)).size).toBe(6);
      expect(objectives.filter(({ aim }) => aim === primary)).toHaveLength(1);
      for (const { ap } of objectives) expect([1, 2, 3, 4, 5]).toContain(ap);
      expect([...characters].sort()).toEqual([...CLASSES].sort());
      expect(new Set(objects).size).toBe(objects.length);
      for (const { aim } of objectives) {
        expect(CLASS_OF_AIM[aim] ?? likeness.id).toBe(likeness.id);
      }
    },
  );

  it('NC-LIST-01: the table at a glance', () => {
    expect(NPC_CARDS.map(card => `${card.id}: ${summaryOf(card)}`)).toMatchInlineSnapshot(`
      [
        "curious-lissandra: reveal 5, get 4, open 3, exit 4*, regroup 3, combat 2",
        "jen: combat 4*, open 3, get 3, exit 4, regroup 3, rotate 2",
        "nina-picklock: open 5*, get 3, exit 4, regroup 4, reveal 2, combat 2",
        "mirabelle-draught: rotate 4*, exit 4, get 3, reveal 3, combat 2, regroup 2",
        "rick-the-wave: repel 5*, exit 4, combat 3, get 3, rotate 2, regroup 2",
        "ley-wight: rotate 3*, repel 4, reveal 3, get 3, exit 4, regroup 2",
        "auntie-hush: regroup 3, repel 3*, get 3, reveal 3, exit 4, combat 1",
        "moaning-mabel: repel 4*, combat 3, get 2, regroup 3, exit 3, rotate 2",
        "father-goodfellow: heal 4*, regroup 4, get 3, exit 4, reveal 2, combat 1",
        "father-junk: get 5*, heal 3, combat 3, exit 4, rotate 2, regroup 2",
        "brother-limp: exit 4*, heal 3, regroup 4, get 2, reveal 2, rotate 1",
        "mother-plaster: heal 3*, get 3, regroup 3, combat 2, reveal 3, exit 3",
        "artos: break 5, combat 4*, exit 5, get 3, regroup 2, rotate 2",
        "hur-ban: combat 5*, exit 4, break 3, get 2, regroup 2, reveal 2",
        "mangdu: combat 3, regroup 4*, get 3, break 3, rotate 2, reveal 2",
        "little-bo: exit 5*, get 3, break 4, regroup 3, combat 2, rotate 1",
        "tinker-al: rotate 4, regroup 5, get 3, reveal 3, exit 4*, combat 2",
        "yom: rotate 5*, get 3, combat 3, reveal 2, exit 3, regroup 2",
        "cogwheel-kuzma: rotate 3*, get 4, combat 3, regroup 2, exit 3, reveal 2",
        "contrary-greta: rotate 4*, reveal 3, get 3, exit 4, combat 2, regroup 2",
        "serpico: get 5*, exit 4, combat 3, regroup 3, reveal 3, rotate 2",
        "snake-slissken: reveal 4, get 5*, exit 4, combat 2, regroup 2, rotate 2",
        "bella-ding-dong: reveal 5, exit 4*, regroup 3, get 3, combat 2, rotate 2",
        "slippery-zoya: exit 5*, get 3, reveal 3, regroup 2, rotate 2, combat 1",
        "puny-ed: exit 5*, get 4, combat 4, reveal 3, rotate 2, regroup 2",
        "xant: combat 4*, get 3, regroup 3, exit 4, reveal 2, rotate 2",
        "madame-deja-vu: reveal 4, regroup 3, combat 3*, get 3, exit 3, rotate 3",
        "doctor-migraine: combat 4*, reveal 3, get 2, exit 4, regroup 2, rotate 2",
        "maldon: get 5*, combat 3, exit 4, reveal 3, regroup 2, rotate 2",
        "amestin: exit 4*, get 4, regroup 3, rotate 3, reveal 2, combat 2",
        "absent-minded-bartholomew: reveal 4, rotate 3, exit 4*, get 3, regroup 2, combat 2",
        "grandpa-encore: regroup 4, combat 3, get 4*, reveal 3, exit 3, rotate 2",
      ]
    `);
  });

  it('NC-READ-03: what the source hints at is there', () => {
    const traits = (...ids: string[]) => ids.map(id => cardOf(id).trait);
    expect(traits('cogwheel-kuzma', 'contrary-greta')).toEqual([
      'starts-on-gear',
      'turns-against-arrow',
    ]);
    expect(traits('brother-limp', 'artos', 'snake-slissken')).toEqual([
      'crawls',
      'scores-third-break',
      'draws-objects',
    ]);
  });

  it.each([
    ['curious-lissandra', 'reveal 5', ['bow']],
    ['artos', 'break 5', ['fireball-wand']],
    ['hur-ban', 'combat 5*', []],
    ['serpico', 'get 5*, exit 4', ['wounded', 'fireball-wand']],
    ['puny-ed', 'exit 5*, get 4, combat 4, reveal 3, rotate 2, regroup 2', ['key']],
    ['tinker-al', 'rotate 4, regroup 5', ['telescoping-spear']],
    ['ley-wight', 'rotate 3*', []],
  ])('NC-READ-03: what is known of %s is kept', (id, objectives, things) => {
    expect(summaryOf(cardOf(id)).startsWith(objectives)).toBe(true);
    for (const thing of things) expect(cardOf(id).objects).toContain(thing);
  });

  it('NC-COLO-01, NC-WIZ-02, NC-CLER-02, NC-BACK-02: known ranks are kept', () => {
    const rank = (id: string, thing: WantedObject) => cardOf(id).objects.indexOf(thing) + 1;
    expect([rank('artos', 'fireball-wand'), rank('artos', 'large-shield')]).toEqual([2, 6]);
    expect([rank('amestin', 'fireball-wand'), rank('amestin', 'large-shield')]).toEqual([1, 2]);
    expect([rank('father-junk', 'wounded'), rank('father-junk', 'key')]).toEqual([3, 5]);
    expect([rank('jen', 'wounded'), rank('serpico', 'fireball-wand')]).toEqual([3, 2]);
    expect(rank('maldon', 'fireball-wand')).toBe(1);
    expect(rank('puny-ed', 'fireball-wand')).toBe(0);
    expect(rank('tinker-al', 'telescoping-spear')).toBe(4);
  });

  it('DS-CARD-01: a piece has the figures of its class', () => {
    for (const [index, { likeness }] of NPC_CARDS.entries()) {
      expect(NPCS[index]).toMatchObject({ move: likeness.move, combat: likeness.combat });
    }
  });

  it('NC-COLO-03, NC-NAGA-04: two traits change what a piece can do', () => {
    const abilities = (id: string) => NPCS.find(npc => npc.id === id)!.abilities;
    expect(abilities('mangdu')).toEqual(['breaks-portcullises']);
    expect(abilities('slippery-zoya')).toEqual(['passes-slits', 'slips-by']);
  });
});
