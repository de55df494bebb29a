import { OWN_PIECES } from '@oubliette/dungeon-twister';
import { type WrittenLanguage, written } from '../../i18n/choose.ts';
import { teach } from '../../i18n/language.ts';
import { classOfOwn, ownName } from './own.ts';

/** The prison's names join those of the players' pieces; a duel does not fetch them. */
const joins: Readonly<Record<WrittenLanguage, () => Promise<void>>> = {
  async en() {
    const { names, nameGuests } = await import('../../duel/words/pieces.en.ts');
    nameGuests((await import('./names.en.ts')).npcs);
    callByCard(names, ownName);
  },
  async ru() {
    const { names, nameGuests } = await import('../../duel/words/pieces.ru.ts');
    const { DECLINED } = await import('../../duel/words/declension.ru.ts');
    const { NPCS, still } = await import('./names.ru.ts');
    nameGuests(NPCS);
    callByCard(names, ownName);
    callByCard(DECLINED, id => still(DECLINED[classOfOwn(id)].gender, ownName(id)));
  },
};

/** Somebody's own NPCs are called as the cards say that lie on the table. */
function callByCard(table: object, called: (id: string) => unknown): void {
  for (const { id } of OWN_PIECES) {
    Object.defineProperty(table, id, { configurable: true, get: () => called(id) });
  }
}

teach(language => joins[written(language)]());
