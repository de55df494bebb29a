import type { Lesson } from '@oubliette/kernel/lesson';

/** A fight with cards, a wound, an elimination. */
export const fight: Lesson = {
  id: 'fight',
  title: { en: 'Fight', ru: 'Сражаться' },
  game: 'duel',
  given: `
    maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?
    turn 3 blue
    left 2
    B:naga @2,1
    Y:cleric @3,1
    Y:wizard @21,3`,
  seat: 'blue',
  answers: ['yellow choose 3', 'yellow card 2', 'yellow end', 'yellow choose 0'],
  facts: ['figure B:naga combat=2', 'figure Y:cleric combat=2', 'adjacent B:naga Y:cleric'],
  steps: [
    {
      say: {
        en: 'A yellow Cleric, right beside your Naga! Choose her and attack. It costs 1 AP.',
        ru: 'Жёлтый Клерик прямо рядом с вашей Нагой! Выберите её и атакуйте. Это стоит 1 ОД.',
      },
      goal: ['asks fight blue'],
      hint: {
        en: 'Choose the Naga, then the enemy with the crossed swords.',
        ru: 'Выберите Нагу, потом врага со скрещёнными мечами.',
      },
      point: 'Y:cleric',
      solution: ['attack B:naga Y:cleric'],
      refusals: {
        'DT-MOVE-03': {
          en: 'An enemy bars the way. Attack him instead.',
          ru: 'Враг загораживает путь. Атакуйте его.',
        },
      },
    },
    {
      say: {
        en: 'Both have combat 2. Each side adds one card in secret, then both are turned up; the higher sum wins. Lay the +4.',
        ru: 'У обоих атака 2. Каждая сторона тайно добавляет карту, потом обе открывают; больше сумма — победа. Положите +4.',
      },
      goal: ['is Y:cleric @3,1 wounded struck'],
      hint: {
        en: 'Choose the +4 and lay it. It is gone afterwards, so big cards are precious.',
        ru: 'Выберите +4 и положите. Потом этой карты не будет: большие надо беречь.',
      },
      point: 'lay 4',
      solution: ['choose 4'],
      mistakes: [
        {
          when: ['is B:naga @2,1 wounded'],
          say: {
            en: 'Yellow’s card was higher, and the loser is wounded, attacker or not. Begin again.',
            ru: 'Карта жёлтых больше, а ранят того, кто проиграл, даже нападавшего. Начните заново.',
          },
        },
        {
          when: ['told table fought', 'is Y:cleric @3,1', 'is B:naga @2,1'],
          say: {
            en: 'Equal sums: nothing happens, the cards are gone. You may attack again for another AP.',
            ru: 'Суммы равны: ничего не случилось, карты ушли. Можно атаковать ещё раз за 1 ОД.',
          },
        },
      ],
    },
    {
      say: {
        en: 'The Cleric is wounded: he does nothing and his combat is 0. Nobody is struck twice in a turn, so end yours.',
        ru: 'Клерик ранен: он ничего не может, и атака его 0. Дважды за ход одного не бьют, поэтому закончите ход.',
      },
      goal: ['told table turn-ended seat=yellow', 'asks card blue'],
      hint: { en: 'End turn.', ru: '«Закончить ход».' },
      point: 'button end',
      solution: ['end'],
      refusals: {
        'DT-CBT-06': {
          en: 'Not again in this turn. End it; he will not run away.',
          ru: 'В этот ход больше нельзя. Закончите его: раненый не убежит.',
        },
      },
    },
    {
      say: {
        en: 'Play any Action card, attack the wounded Cleric again, and lay a card above 0.',
        ru: 'Сыграйте любую карту действий, снова атакуйте раненого Клерика и положите карту больше 0.',
      },
      goal: ['is points blue 1'],
      hint: {
        en: 'First a card from your hand, then the Naga, then the crossed swords.',
        ru: 'Сначала карта с руки, потом Нага, потом скрещённые мечи.',
      },
      point: 'Y:cleric',
      solution: ['card 2', 'attack B:naga Y:cleric', 'choose 1'],
    },
  ],
  done: {
    en: 'Beaten once: wounded. Beaten again: out of the game, and 1 victory point (VP) for you. Five win the match.',
    ru: 'Побит один раз — ранен. Ещё раз — выбыл, а вам 1 победное очко (ПО). Пять очков — победа в партии.',
  },
  rules: ['DT-CBT-01', 'DT-CBT-03', 'DT-CBT-04', 'DT-WND-04'],
};
