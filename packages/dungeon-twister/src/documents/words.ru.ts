import type { DocumentFault } from './fault.ts';
import type { FaultWords } from './words.en.ts';

type Params = DocumentFault['params'];

const types: Readonly<Record<string, string>> = {
  string: 'текст',
  integer: 'целое число',
  boolean: 'true или false',
  true: 'true, или поле пропускают',
  array: 'список',
  object: 'запись в фигурных скобках',
};
const inPicture = ({ line, column }: Params) => `строка ${line}, столбец ${column}`;
const span = ({ min, max }: Params) => (min === max ? `${min}` : `от ${min} до ${max}`);

export const ru: FaultWords = {
  'not-json': p => `Это не JSON: ${p.reason}`,
  'too-large': p => `Файл больше ${p.most} КБ: таких документов не бывает.`,
  unreadable: () => 'Файл не читается. Возможно, его переместили или удалили.',
  'unknown-format': p => `Документ называет свой вид в поле «format»; известны ${p.known}.`,
  'other-kind': p => `Это документ ${p.found}, а здесь нужен ${p.known}.`,
  'wrong-type': p => `Здесь должно быть: ${types[p.expected!] ?? p.expected}.`,
  'unknown-field': p => `Такого поля нет; известны ${p.known}.`,
  'missing-field': p => `Не хватает поля «${p.field}».`,
  'not-one-of': p => `«${p.found}» — не из списка: ${p.known}.`,
  'bad-text': p => `«${p.found}»: слишком длинно, или есть недопустимые знаки.`,
  'out-of-range': p => `${p.found} — не в пределах ${span(p)}.`,
  'wrong-count': p => `Здесь должно быть ${span(p)}, а не ${p.found}.`,
  'no-drawing': () => 'Комнате нужен рисунок или поля squares, horizontal и vertical.',
  'line-count': p => `В рисунке 11 строк, а не ${p.found}.`,
  'line-too-long': p => `Рисунок выходит за правый край (${inPicture(p)}).`,
  'no-corner': p => `Не хватает угла «+» (${inPicture(p)}).`,
  'unknown-edge': p => `«${p.found}» — не грань (${inPicture(p)}).`,
  'unknown-square': p => `«${p.found}» — не клетка (${inPicture(p)}).`,
  'no-gear': () => 'В комнате нет механизма вращения.',
  'second-gear': p => `В комнате второй механизм вращения (${inPicture(p)}).`,
  sealed: p => `До ${p.squares} никому не дойти: стены или щели со всех сторон.`,
  'no-twin': p => `Комнаты идут парами: с номером ${p.number} их должно быть две.`,
  'twin-turns-alike': p =>
    `Обе комнаты ${p.number} поворачиваются в одну сторону, а должны в разные.`,
  twice: p => `«${p.found}» встречается дважды.`,
  taken: p => `«${p.found}» уже есть в наших наборах.`,
  'no-shot': () => 'Тому, что стреляет, нужно значение «shot».',
  'no-likeness': p => `Нет фигуры «${p.found}», у которой можно взять рисунок.`,
  'no-room': p => `Комнаты «${p.found}» нет.`,
  'room-count': p => `В лабиринте 8 комнат или 6, а не ${p.found}.`,
  'no-piece': p => `Нет ни персонажа, ни предмета «${p.found}».`,
  starters: p => `На старт выходят ${p.found} разных персонажа команды.`,
  'too-few': p => `Команде нужны 4 персонажа на старте, а есть ${p.found}.`,
  'too-many': p => `Спрятать нужно ${p.found}, а комнаты вмещают ${p.most}.`,
  hidden: p => `«${p.found}»: такой фигуры в команде не осталось, или комната полна.`,
  alike: p => `«${p.found}» встречается больше ${p.most} раз.`,
  crowd: p => `Партия вмещает не больше ${p.most} таких, а здесь ${p.found}.`,
  'not-brought': p => `«${p.found}» нет среди фигур, которые партия приносит с собой.`,
  changed: () => 'Это не то содержание, о котором договорились.',
  'not-for-class': p => `«${p.found}» — не для класса «${p.class}».`,
  'no-primary': p => `«${p.found}» названа основной, но её нет среди шести целей.`,
  'class-full': p => `Карт одного класса — ${p.most}, а это уже лишняя: ${p.class}.`,
  more: p => `Ещё ошибок, которых нет в списке: ${p.found}.`,
};
