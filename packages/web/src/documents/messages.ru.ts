import type { en } from './messages.en.ts';

export const ru: typeof en = {
  pickerLabel: 'Сценарий',
  pickerFile: 'Из файла…',
  pickerDraft: 'С чертёжного стола',
  toEditor: 'Рисовать комнаты и сценарии',
  notLoaded: name => `${name}: не загружено`,
};
