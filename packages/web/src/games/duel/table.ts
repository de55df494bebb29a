import type { TokenSide } from '@oubliette/art';
import type { Duel } from '@oubliette/dungeon-twister';
import type { Seat } from '@oubliette/kernel';
import { showPack } from '../../duel/words/pack.ts';
import { spoken } from '../../i18n/catalogue.ts';
import type { GameTable } from '../../playing/tables.ts';

export async function table(options: object): Promise<GameTable> {
  const { scenario, forces, set, content = scenario?.content } = options as Duel['Options'];
  if (set !== 'prison' || forces !== 'set')
    await import('@oubliette/dungeon-twister/drawing/original-set');
  if (content) {
    const { packOf } = await import('../../documents/further.ts');
    showPack(packOf(content));
  } else showPack();
  const [{ DuelTable }, { isSecret, questionWords }] = await spoken(
    Promise.all([import('../../duel/index.tsx'), import('../../duel/words/index.ts')]),
  );
  // A match of a game only ever meets the table of that game.
  const emblem = (seat: Seat) => ({ side: seat as TokenSide, pictogram: 'torch' });
  const news = async () => (await spoken(import('../../duel/story/happened.ts'))).newsWords;
  const picture = async () => (await import('../../playing/pictures/duel.ts')).pictureOf;
  const words = { question: questionWords, isSecret, news, picture };
  return { Table: DuelTable, ...words, emblem } as unknown as GameTable;
}
