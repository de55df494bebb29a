import type { Case } from '../../i18n/cases.ru.ts';
import { plural } from '../../i18n/plural.ts';
import {
  ARROWS,
  agree,
  capital,
  declined,
  enumerated,
  phrase,
  SIDES,
  seats,
  verb,
} from './declension.ru.ts';
import type { DuelMention } from './mention.ts';
import { nameOf } from './pieces.ru.ts';
import type { Army, told as english, HandChange } from './told.en.ts';

const actions = (n: number) =>
  `«${n} ${plural('ru', n, { one: 'Действие', few: 'Действия', many: 'Действий' })}»`;
const named = ({ pieces }: DuelMention) => enumerated(pieces.map(nameOf));
const acc = (who: DuelMention) => phrase(who, 'acc');
const subject = (who: DuelMention) => capital(phrase(who, 'nom'));
const sum = (text: string, { strength, card }: Army) => `${text} ${strength}+${card}`;

function handling(hand: HandChange): string {
  if (hand.do === 'swapped') return `обменяв ${acc(hand.left)} на ${acc(hand.what)}`;
  const done = { took: 'забрав', dropped: 'оставив', moved: 'перенеся' }[hand.do];
  return `${done} ${acc(hand.what)}`;
}

export const told: typeof english = {
  starters: (seat, count, who) =>
    who
      ? `${seats[seat]} выставляют на линию: ${named(who)}.`
      : `${seats[seat]} кладут на линию рубашкой вверх ${count} ${plural('ru', count, { one: 'жетон', few: 'жетона', many: 'жетонов' })}.`,
  paired: (seat, number) =>
    number === null
      ? `${seats[seat]} втайне выбирают пару комнат.`
      : `${seats[seat]} выбирают пару комнат ${number}.`,
  picked: (seat, who, count) =>
    who
      ? `${seats[seat]} берут в команду ${acc(who)}.`
      : `${seats[seat]} втайне берут ${count} ${plural('ru', count, { one: 'жетон', few: 'жетона', many: 'жетонов' })}.`,
  removed: (seat, who) =>
    who ? `${seats[seat]} убирают ${acc(who)}.` : `${seats[seat]} втайне убирают персонажа.`,
  hidden: (seat, room) => `${seats[seat]} прячут жетон в комнате ${room}.`,
  startersShown: teams =>
    teams.reduce(
      (words, team) => `${words} ${seats[team.owner!]}: ${named(team)}.`,
      'Стартовые команды открыты.',
    ),
  first: seat => `Жребий: начинают ${SIDES[seat].nom}.`,
  card: (seat, value) => `${seats[seat]} играют карту ${actions(value)}.`,
  turnEnded: seat => `${seats[seat]} заканчивают ход.`,
  cardsBack: seat => `${seats[seat]} возвращают в руку все карты действий.`,
  revealed: (seat, room, groups) => {
    const found = groups.map(group => `${named(group)} ${SIDES[group.owner!].gen}`);
    return `${seats[seat]} открывают комнату ${room}: ${found.length > 0 ? found.join('; ') : 'там никого и ничего'}.`;
  },
  put: (seat, puts) => {
    const list = enumerated(
      puts.map(([who, square]) => `${phrase(who, seat ? 'acc' : 'nom')} на ${square}`),
    );
    return seat ? `${seats[seat]} ставят ${list}.` : `На поле: ${list}.`;
  },
  yielded: seat => `${seats[seat]} уступают размещение другой стороне.`,
  turned: (actor, room, arrow, against, quarters) => {
    const far = ['', '', 'на пол-оборота ', 'на 3/4 оборота ', 'на полный оборот '][quarters] ?? '';
    return `${subject(actor)} поворачивает комнату ${room} ${far}${ARROWS[arrow]}${against ? ', против стрелки на её механизме' : ''}.`;
  },
  walked: (actor, to, moves, hands) => {
    const price = moves > 1 ? ` за ${moves} ОД` : '';
    const on = hands.length > 0 ? `, ${enumerated(hands.map(handling))}` : '';
    return `${subject(actor)} идёт на ${to}${price}${on}.`;
  },
  handled: (actor, hand) => {
    const done =
      hand.do === 'swapped'
        ? `меняет ${acc(hand.left)} на ${acc(hand.what)}`
        : `${{ took: 'забирает', dropped: 'оставляет', moved: 'переносит' }[hand.do]} ${acc(hand.what)}`;
    return `${subject(actor)} ${done}.`;
  },
  stopped: (actor, at) => `${subject(actor)} останавливается на ${at}.`,
  jumped: (actor, to, left, found) =>
    [
      `${subject(actor)} прыгает через ловушку на ${to}`,
      ...(left ? [`оставив ${acc(left)}`] : []),
      ...(found ? [`забрав ${acc(found)}`] : []),
    ]
      .join(', ')
      .concat('.'),
  portcullis: (actor, state, room) => {
    const done = { open: 'открывает', closed: 'закрывает', broken: 'ломает' }[state];
    return `${subject(actor)} ${done} решётку в комнате ${room}.`;
  },
  healed: (actor, target) => `${subject(actor)} исцеляет ${acc(target)}.`,
  spoken: (who, role, form) => {
    if (role === 'found') return `, забрав ${acc(who)}`;
    const words = phrase(who, (form as Case | undefined) ?? 'nom');
    return role === 'actor' ? capital(words) : words;
  },
  regenerated: actor => `${subject(actor)} регенерирует.`,
  warded: (target, what) =>
    `${subject(what)} не пускает огонь: ${phrase(target, 'nom')} цел и невредим.`,
  fizzled: (actor, what) =>
    what === null
      ? `${subject(actor)} взывает к магии, но магия здесь бессильна.`
      : `${subject(actor)} применяет ${acc(what)}, но магия здесь бессильна.`,
  drank: actor => `${subject(actor)} выпивает Зелье скорости и получает 4 своих ОД.`,
  pushed: (actor, target, to) => `${subject(actor)} криком отталкивает ${acc(target)} на ${to}.`,
  fireball: (actor, target) =>
    `${subject(actor)} сжигает ${acc(target)} огненным шаром; Волшебной палочки больше нет.`,
  attack: (actor, target) => `${subject(actor)} атакует ${acc(target)}.`,
  shoot: (actor, target, weapon) =>
    `${subject(actor)} стреляет в ${acc(target)}${weapon ? `; оружие: ${named(weapon)}` : ''}.`,
  spear: (actor, target, weapon) =>
    weapon
      ? `${subject(actor)} бьёт ${acc(target)}; оружие: ${named(weapon)}.`
      : `${subject(actor)} бьёт копьём ${acc(target)}.`,
  declared: (actor, what) =>
    what === null
      ? `${subject(actor)} объявляет две карты сражения.`
      : `${subject(actor)} доплачивает 1 ОД и бьёт изо всех сил, взяв ${acc(what)}.`,
  pits: (sign, open) =>
    `Все ловушки ${sign === 'sun' ? 'солнца' : 'луны'} ${open ? 'открылись' : 'закрылись'}.`,
  supported: who => `${subject(who)} ${verb(who, 'поддерживает', 'поддерживают')} атаку издали.`,
  demanded: (seat, value) =>
    value === 0
      ? `Телепат ${SIDES[seat].gen} не требует карты.`
      : `Телепат ${SIDES[seat].gen} требует карту +${value}.`,
  mustPlay: (seat, value) => `${seats[seat]} обязаны сыграть +${value}.`,
  handShown: (seat, cards) =>
    cards
      ? `У ${SIDES[seat].gen} её нет, они показывают все карты сражения: ${cards.map(card => `+${card}`).join(', ')}.`
      : `У ${SIDES[seat].gen} её нет, они показывают Телепату все карты сражения.`,
  chose: seat => `${seats[seat]} положили карту сражения.`,
  laid: (seat, cards) =>
    `${seats[seat]} открыто кладут ${cards.map(card => `+${card}`).join(' и ')} перед Мастером оружия.`,
  fought: (winner, loser, harm) =>
    `${sum(subject(winner.who), winner)} ${verb(winner.who, 'побеждает', 'побеждают')} ${sum(acc(loser.who), loser)}${harm === null ? '' : `: ${harm}`}.`,
  tied: (one, other) =>
    `${sum(subject(one.who), one)} против ${sum(phrase(other.who, 'gen'), other)}: ничья, никто не ранен.`,
  nobodyHurt: 'никто не ранен',
  wounded: who =>
    `${phrase(who, 'nom')} ${agree(who, { m: 'ранен', f: 'ранена', n: 'ранено', many: 'ранены' })}`,
  killed: who =>
    `${phrase(who, 'nom')} ${agree(who, { m: 'уничтожен', f: 'уничтожена', n: 'уничтожено', many: 'уничтожены' })}`,
  fell: who =>
    `${phrase(who, 'nom')} ${verb(who, 'падает', 'падают')} в ловушку и ${verb(who, 'гибнет', 'гибнут')}`,
  lost: what => `${phrase(what, 'nom')} ${verb(what, 'пропадает', 'пропадают')} в ловушке`,
  broke: what => `${phrase(what, 'nom')} ${verb(what, 'ломается', 'ломаются')}`,
  left: (actor, loads) =>
    `${subject(actor)} покидает лабиринт${loads.length > 0 ? ` и уносит ${enumerated(loads.map(acc))}` : ''}.`,
  scored: (seat, points, worths = []) => {
    const parts = worths.map(({ piece, points }) => `${points} за ${declined(piece, 'acc')}`);
    return `${seats[seat]} получают ${points} ПО${parts.length > 0 ? `: ${enumerated(parts)}` : ''}.`;
  },
  said: {
    'offer-draw': seat => `${seats[seat]} предлагают ничью.`,
    'accept-draw': seat => `${seats[seat]} принимают ничью.`,
    'decline-draw': seat => `${seats[seat]} отклоняют ничью.`,
    resign: seat => `${seats[seat]} сдаются.`,
  },
  timeUp: (seat, endsTurn) => `Время ${SIDES[seat].gen} вышло${endsTurn ? ': ход окончен' : ''}.`,
  over: winners =>
    winners.length === 0
      ? 'Партия заканчивается вничью.'
      : `${capital(enumerated(winners.map(seat => SIDES[seat].nom)))} выигрывают партию.`,
  sentence: clauses => `${capital(clauses.join('; '))}.`,
};
