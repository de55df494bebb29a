import { showPack } from '../../duel/words/pack.ts';
import { spoken } from '../../i18n/catalogue.ts';
import type { GameTable } from '../../playing/tables.ts';

export async function table(): Promise<GameTable> {
  showPack();
  const [{ SoloTable }, { questionWords }] = await spoken(
    Promise.all([import('../../solo/index.tsx'), import('../../solo/words/index.ts')]),
  );
  const emblem = () => ({ side: 'yellow', pictogram: 'torch' });
  const picture = async () => (await import('../../playing/pictures/solo.ts')).pictureOf;
  return { Table: SoloTable, question: questionWords, emblem, picture } as unknown as GameTable;
}
