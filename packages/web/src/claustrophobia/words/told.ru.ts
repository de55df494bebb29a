import { plural } from '../../i18n/plural.ts';
import { capital, declined, enumerated, verb } from './declension.ru.ts';
import type { CaveMention } from './mention.ts';
import { parties } from './names.ru.ts';
import type { Doer, told as english } from './told.en.ts';

type Nouns = { readonly one: string; readonly few: string; readonly many: string };

const counted = (n: number, nouns: Nouns) => `${n} ${plural('ru', n, nouns)}`;
const hitsOf = (n: number) =>
  n === 0 ? 'ни одного удара' : counted(n, { one: 'удар', few: 'удара', many: 'ударов' });
const cardsOf = (n: number) => counted(n, { one: 'карту', few: 'карты', many: 'карт' });
const listed = (words: readonly (string | number)[]) => enumerated(words.map(String));
const subject = (who: CaveMention) => capital(declined(who, 'nom'));
const acc = (who: CaveMention) => declined(who, 'acc');
const withTarget = (target: string | null) => (target === null ? '' : `: ${target}`);

/** «Люди играют», а против машины «Вы играете». */
const does = (party: Doer, they: string, you: string) =>
  party === 'you' ? `Вы ${you}` : `${parties[party]} ${they}`;
const withoutStop = (words: string) => words.replace(/\.$/, '');

const SPRUNG = [
  '',
  'ничего не происходит',
  'один удар',
  'один удар',
  'дальше он не идёт',
  'появляется троглодит',
  'два удара',
];

export const told: typeof english = {
  list: words => listed(words),
  line: line => `линия ${line}`,
  bid: (name, points) => `${name}: ставка ${points}.`,
  team: (name, points) =>
    `Другая сторона пасует. За людей играет ${name}: отряд стоимостью ${points}.`,
  hired: who => `${subject(who)} вступает в отряд.`,
  equipped: (who, object) => `${subject(who)} несёт предмет: ${object}.`,
  giftChosen: gift => `У Спасителя есть способность «${gift}».`,
  boughtAdvantage: 'Куплена ещё одна карта преимущества.',
  dealt: (party, count, cards) =>
    `${does(party, 'берут', 'берёте')} ${cardsOf(count)}${cards ? `: ${listed(cards.map(card => `«${card}»`))}` : ''}.`,
  marker: (at, side) => `Свежим воздухом теперь веет ${at}, с ${side}а.`,
  markerGone: 'Маркер свежего воздуха убран.',
  seal: at => `Печать защиты лежит ${at}.`,
  round: round => `Начинается раунд ${round}.`,
  phase: phase => `${phase}.`,
  actionDice: dice => `Кубики действий: ${listed(dice)}.`,
  given: (who, die) => `${subject(who)} получает кубик ${die}.`,
  assigned: (pairs, aside) => {
    const left = aside.length > 0 ? `; остались: ${listed(aside)}` : '';
    if (pairs.length === 0) return `Кубики розданы${left}.`;
    const given = pairs.map(([who, die]) => `${declined(who, 'dat')} — ${die}`).join(', ');
    return `${pairs.length === 1 ? 'Кубик' : 'Кубики'}: ${given}${left}.`;
  },
  exhausted: who => `${subject(who)} обессилен.`,
  refreshed: who => `${subject(who)} больше не обессилен.`,
  gift: (gift, target) => `Спаситель применяет способность «${gift}»${withTarget(target)}.`,
  blessed: (who, bonus) =>
    `Спаситель благословляет ${acc(who)}: ${bonus === 'mvt' ? '+1 к движению' : '+2 к атаке'}.`,
  card: (party, card, target, words) =>
    `${does(party, 'играют', 'играете')} карту «${card}»${withTarget(target)}. На ней: «${withoutStop(words)}».`,
  eventCancelled: card => `Событие «${card}» отменено.`,
  passed: party => `${does(party, 'пасуют', 'пасуете')}.`,
  foresaw: (party, tiles) =>
    `${does(party, 'смотрят', 'смотрите')} верх стопки${tiles ? `: ${listed(tiles)}` : ''}.`,
  acting: who => `${subject(who)} действует.`,
  acted: who => `${subject(who)} выжидает.`,
  moved: (who, into) => `${subject(who)} идёт ${into}.`,
  dived: (who, into) => `${subject(who)} пробирается через ямы ${into}.`,
  stopped: who => `${subject(who)} останавливается.`,
  exploring: (who, side) => `${subject(who)} исследует ход ${side}.`,
  explored: (who, tile) => `${who === null ? 'Проводник' : subject(who)} исследует ход: ${tile}.`,
  foundNothing: who =>
    `${who === null ? 'Проводник' : subject(who)} ничего не находит: ход закрыт для людей.`,
  drawn: tile => `Взята плитка: ${tile}.`,
  placed: tile => `Положена плитка: ${tile}.`,
  deadEnd: (tile, back) =>
    back ? `${tile}: был бы тупик, плитка вернулась в стопку.` : `${tile}: тупик, плитка сброшена.`,
  hole: at => `Жетон ямы лежит ${at}.`,
  sprung: (who, die) => `${subject(who)} задевает ловушку, выпало ${die}: ${SPRUNG[die]}.`,
  mechanism: who => `${subject(who)} запускает Дьявольский механизм: ещё один кубик судьбы.`,
  attacked: (who, target) =>
    `${subject(who)} ${verb(who, 'нападает', 'нападают')} на ${acc(target)}.`,
  rolled: (who, dice, def, hits) =>
    `${subject(who)} бросает ${listed(dice)} против защиты ${def}: ${hitsOf(hits)}.`,
  fought: (who, target, dice, again, def, hits) =>
    `${subject(who)} нападает на ${acc(target)}: ${listed(dice)}${again.length > 0 ? `, переброшено ${listed(again)},` : ''} против защиты ${def}, ${hitsOf(hits)}`,
  rerolled: (who, dice, hits) =>
    `${subject(who)} перебрасывает: ${listed(dice)}, ещё ${hitsOf(hits)}.`,
  hits: (target, hits) =>
    `${declined(target, 'nom')}: ${hitsOf(hits)}.`.replace(/^./, c => c.toUpperCase()),
  doubled: hits => `Голодные тоннели удваивают: ${hits}`,
  guarded: (who, target) => `${declined(who, 'nom')} принимает удар за ${acc(target)}`,
  lines: (who, lines) =>
    `${declined(who, 'nom')} теряет ${plural('ru', lines.length, { one: 'линию', few: 'линии', many: 'линии' })} ${listed(lines)}`,
  healed: (who, line) => `${subject(who)} исцеляет линию ${line}.`,
  wounded: (who, wounds) =>
    `у ${declined(who, 'gen')} ${counted(wounds, { one: 'ранение', few: 'ранения', many: 'ранений' })}`,
  killed: who => `${declined(who, 'nom')} ${verb(who, 'гибнет', 'гибнут')}`,
  killedMany: count =>
    `${plural('ru', count, { one: 'гибнет', few: 'гибнут', many: 'гибнут' })} ${counted(count, { one: 'троглодит', few: 'троглодита', many: 'троглодитов' })}`,
  removed: who => `${declined(who, 'nom')} покидает поле`,
  blast: (who, die, hit) => `${subject(who)}: выпало ${die}, ${hit ? 'удар' : 'невредим'}.`,
  destinyDice: dice => `Кубики судьбы: ${listed(dice)}.`,
  diePlaced: (area, dice) => `В область «${area}»: ${listed(dice)}.`,
  area: (area, dice, words) =>
    `«${area}», ${plural('ru', dice.length, { one: 'кубик', few: 'кубики', many: 'кубики' })} ${listed(dice)}: ${words}.`,
  tp: tp => `Очков угрозы: ${tp}.`,
  trap: who => `Ловушка срабатывает на ${acc(who)}.`,
  entered: (who, at) => `${subject(who)} входит в игру ${at}.`,
  enteredMany: (count, at) =>
    `${counted(count, { one: 'троглодит', few: 'троглодита', many: 'троглодитов' })} ${plural('ru', count, { one: 'входит', few: 'входят', many: 'входят' })} в игру ${at}.`,
  objectLost: object => `${object}: предмет выходит из игры.`,
  caveIn: (tile, side) => `Обвал закрыл общий ход: ${tile}, ${side}.`,
  cleared: (tile, side) => `Обвал разобран: ${tile}, ${side}.`,
  d10: {
    any: value => `На кубике ${value}.`,
    S1: value => (value === 0 ? 'За отмеченным ходом — Выход.' : `Плиток до Выхода: ${value}.`),
    S2: value => `Фитиль горит: ${value}.`,
    S4: value => `Обряд прочитан: ${value} из 7.`,
  },
  charge: (who, charges) =>
    `${subject(who)} закладывает заряд${charges === 2 ? ': фитиль горит' : ''}.`,
  fusePulled: who => `${subject(who)} убирает заряд: фитиль не горит.`,
  explosion: 'Шахта взорвана.',
  sealHit: at => `Печать ${at} дала трещину.`,
  sealBroken: at => `Печать ${at} разбита.`,
  exorcised: who => `Дух изгнан: ${declined(who, 'nom')} свободен.`,
  asleep: at => `Одержимый спит ${at}.`,
  searched: (who, treasure) =>
    `${subject(who)} обыскивает Тайник: ${treasure ? 'сокровище' : 'ничего ценного'}.`,
  treasureTaken: who => `${subject(who)} забирает сокровище.`,
  treasureDropped: who => `${subject(who)} роняет сокровище.`,
  escaped: who => `${subject(who)} спасается.`,
  guided: into => `Проводник идёт ${into}.`,
  guideGone: 'Проводник ушёл.',
  poisoned: who => `${subject(who)} отравляет гнездо.`,
  over: winner =>
    winner === null
      ? 'Партия заканчивается вничью.'
      : `${does(winner, 'выигрывают', 'выигрываете')} партию.`,
  lost: winner => `Вы проигрываете: партию выигрывают ${parties[winner].toLowerCase()}.`,
  nobodyHurt: 'никто не пострадал',
  sentence: clauses => `${capital(clauses.join('; '))}.`,
};
