import { spoken } from '../../i18n/catalogue.ts';
import type { GameTable } from '../../playing/tables.ts';

export async function table(): Promise<GameTable> {
  const [{ ClaustrophobiaTable }, { questionWords, unseen }, { emblem }] = await spoken(
    Promise.all([
      import('../../claustrophobia/index.tsx'),
      import('../../claustrophobia/words/index.ts'),
      import('../../claustrophobia/emblem.ts'),
    ]),
  );
  const picture = async () =>
    (await spoken(import('../../playing/pictures/claustrophobia.ts'))).pictureOf;
  const words = { question: questionWords, unseen, picture };
  return { Table: ClaustrophobiaTable, ...words, emblem } as unknown as GameTable;
}
