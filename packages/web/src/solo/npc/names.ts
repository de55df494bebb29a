import type { Language } from '../../i18n/choose.ts';
import { teach } from '../../i18n/language.ts';

/** The prison's names join those of the players' pieces; a duel does not fetch them. */
const joins: Readonly<Record<Language, () => Promise<void>>> = {
  async en() {
    const { nameGuests } = await import('../../duel/words/pieces.en.ts');
    nameGuests((await import('./names.en.ts')).npcs);
  },
  async ru() {
    const { nameGuests } = await import('../../duel/words/pieces.ru.ts');
    nameGuests((await import('./names.ru.ts')).NPCS);
  },
};

teach(language => joins[language]());
