import { readFileSync } from 'node:fs';
import { parseBook } from '@oubliette/kernel/ledger';
import { describe, expect, it } from 'vitest';
import { shelves } from '../../ledger/library.ts';
import { leavesOf } from './leaf.ts';
import { find } from './search.ts';

type Questions = Readonly<
  Record<'en' | 'ru', readonly (readonly [question: string, id: string])[]>
>;

/** What people ask at the table, and a rule that answers it. */
const QUESTIONS: Questions = {
  en: [
    ['how do I win', 'DT-VP-02'],
    ['how do i win claustrophobia', 'CL-WIN-01'],
    ['how do you score', 'DT-VP-01'],
    ['who goes first', 'DT-SET-06'],
    ['which player starts', 'DT-SET-06'],
    ['jump over a pit', 'DT-JUMP-01'],
    ['can I leap diagonally', 'DT-JUMP-02'],
    ['drop an item', 'DT-CARRY-03'],
    ['can I throw away an object', 'DT-CARRY-03'],
    ['how do I pick up an object', 'DT-CARRY-03'],
    ['can I carry two things', 'DT-CARRY-01'],
    ['can I steal from an enemy', 'DT-CARRY-07'],
    ['give an item to a friend', 'DT-CARRY-05'],
    ['can I move diagonally', 'DT-CONV-03'],
    ['can two characters share a square', 'DT-CONV-05'],
    ['can I walk past an enemy', 'DT-MOVE-02'],
    ['how far can I move', 'DT-MOVE-01'],
    ['how much does an action cost', 'DT-ACT-01'],
    ['when do I get my cards back', 'DT-COMP-04'],
    ['can I shoot through a portcullis?', 'DT-LOS-02'],
    ['who can open a gate', 'DT-PORT-02'],
    ['how do I open a room', 'DT-REV-01'],
    ['how do I spin a room', 'DT-ROT-01'],
    ['can I take back a move', 'DT-TURN-06'],
    ['what happens in a tie', 'DT-CBT-05'],
    ['can I attack twice', 'DT-CBT-06'],
    ['what can a wounded character do', 'DT-WND-02'],
    ['how do I heal', 'DT-CLERIC-01'],
    ['how do I get out of the maze', 'DT-EXIT-01'],
    ['what happens if I fall into a pit', 'DT-PIT-03'],
    ['when does the game end', 'DT-END-01'],
    ['how do reinforcements arrive', 'DS-REIN-01'],
    ['which level for a beginner', 'DS-END-01'],
    ['how does the npc decide', 'DS-OBJ-01'],
    ['who gets which die', 'CL-INIT-02'],
    ['what does exhausted mean', 'CL-EXH-01'],
    ['how do I explore a tunnel', 'CL-EXPL-02'],
    ['how do the demons bring in monsters', 'CL-ENTR-01'],
    ['can I leave a tile when outnumbered', 'CL-MOVE-04'],
    ['when does a human die', 'CL-COMB-07'],
  ],
  ru: [
    ['как победить', 'DT-VP-02'],
    ['как выиграть в клаустрофобию', 'CL-WIN-01'],
    ['за что дают очки', 'DT-VP-01'],
    ['кто ходит первым', 'DT-SET-06'],
    ['кто начинает', 'DT-SET-06'],
    ['прыгнуть через яму', 'DT-JUMP-01'],
    ['можно ли прыгать наискосок', 'DT-JUMP-02'],
    ['бросить предмет', 'DT-CARRY-03'],
    ['как выбросить вещь', 'DT-CARRY-03'],
    ['как поднять предмет', 'DT-CARRY-03'],
    ['можно ли нести две вещи', 'DT-CARRY-01'],
    ['можно ли отобрать у врага', 'DT-CARRY-07'],
    ['передать предмет своему', 'DT-CARRY-05'],
    ['можно ли ходить по диагонали', 'DT-CONV-03'],
    ['двое на одной клетке', 'DT-CONV-05'],
    ['пройти мимо врага', 'DT-MOVE-02'],
    ['на сколько клеток ходить', 'DT-MOVE-01'],
    ['сколько стоит действие', 'DT-ACT-01'],
    ['когда вернутся карты', 'DT-COMP-04'],
    ['можно ли стрелять через решётку?', 'DT-LOS-02'],
    ['кто открывает ворота', 'DT-PORT-02'],
    ['как открыть комнату', 'DT-REV-01'],
    ['как крутить комнату', 'DT-ROT-01'],
    ['можно ли отменить ход', 'DT-TURN-06'],
    ['что при ничьей', 'DT-CBT-05'],
    ['можно ли напасть дважды', 'DT-CBT-06'],
    ['что может раненый', 'DT-WND-02'],
    ['как вылечить', 'DT-CLERIC-01'],
    ['как выйти из лабиринта', 'DT-EXIT-01'],
    ['когда кончается игра', 'DT-END-01'],
    ['когда приходит подкрепление', 'DS-REIN-01'],
    ['какой уровень легче', 'DS-END-01'],
    ['как решает нип', 'DS-OBJ-01'],
    ['кому какой кубик', 'CL-INIT-02'],
    ['что значит обессилен', 'CL-EXH-01'],
    ['как исследовать тоннель', 'CL-EXPL-02'],
    ['как вызвать троглодитов', 'CL-ENTR-01'],
    ['когда человек погибает', 'CL-COMB-07'],
  ],
};

const TYPOS: Questions = {
  en: [
    ['portculis', 'DT-PORT-01'],
    ['porcullis sight', 'DT-LOS-02'],
    ['how do I jmup', 'DT-JUMP-01'],
    ['reinforcments', 'DS-REIN-01'],
    ['exhuasted', 'CL-EXH-01'],
    ['troglodites', 'CL-COMB-02'],
  ],
  ru: [
    ['решотка', 'DT-PORT-01'],
    ['подкрепленее', 'DS-REIN-01'],
    ['обесилен', 'CL-EXH-01'],
    ['перпрыгнуть', 'DT-JUMP-01'],
    ['троглодтиы', 'CL-COMB-02'],
  ],
};

const statuses = { official: 'official', ruling: 'ruling', ours: 'ours' };

function libraryIn(language: 'en' | 'ru') {
  return shelves.flatMap(shelf => {
    const file = `packages/${shelf.game.name}/rules/${language}/${shelf.plan.name}.md`;
    return leavesOf(
      shelf,
      parseBook(readFileSync(file, 'utf8'), shelf.plan, language).book,
      statuses,
    );
  });
}

describe.each(['en', 'ru'] as const)('a question at the table (%s)', language => {
  const leaves = libraryIn(language);
  const answers = (question: string, most: number) =>
    find(leaves, question)
      .slice(0, most)
      .flatMap(({ leaf }) => (leaf.ids.length > 0 ? leaf.ids : [leaf.title]));

  it.each(QUESTIONS[language])('“%s” leads to %s among the first three', (question, id) => {
    expect(answers(question, 3)).toContain(id);
  });

  it.each(TYPOS[language])('“%s” is understood: %s', (question, id) => {
    expect(answers(question, 10)).toContain(id);
  });

  it('shows no marks of the writing in what it finds', () => {
    const shown = leaves.map(({ title, text }) => title + text).join('');
    expect(shown).not.toMatch(/[`*]/);
  });
});
