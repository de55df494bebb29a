import type { Language } from '../../i18n/choose.ts';
import { teach } from '../../i18n/language.ts';

/** The prison's names join those of the players' pieces; a duel does not fetch them. */
const joins: Readonly<Record<Language, () => Promise<void>>> = {
  async en() {
    const [{ names }, { npcs }] = await Promise.all([
      import('../../duel/words/pieces.en.ts'),
      import('./names.en.ts'),
    ]);
    Object.assign(names, npcs);
  },
  async ru() {
    const [{ names }, { DECLINED }, { NPCS }] = await Promise.all([
      import('../../duel/words/pieces.ru.ts'),
      import('../../duel/words/declension.ru.ts'),
      import('./names.ru.ts'),
    ]);
    Object.assign(DECLINED, NPCS);
    for (const [id, { forms }] of Object.entries(NPCS)) Object.assign(names, { [id]: forms[0] });
  },
};

teach(language => joins[language]());
