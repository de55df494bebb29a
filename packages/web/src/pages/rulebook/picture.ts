import type { Block } from '@oubliette/kernel/ledger';
import type { WrittenLanguage } from '../../i18n/choose.ts';

type PositionBlock = Extract<Block, { readonly kind: 'position' }>;

/** A position of the book as a picture, drawn by the hand that draws the table; nothing if it cannot be. */
export async function pictureOf(
  block: PositionBlock,
  language: WrittenLanguage,
): Promise<string | null> {
  return block.game === 'claustrophobia' ? caveOf(block) : labyrinthOf(block, language);
}

async function labyrinthOf(
  { game, text }: PositionBlock,
  language: WrittenLanguage,
): Promise<string | null> {
  const [{ duel, solo }, { duelDocument, soloDocument }, { TABLE }] = await Promise.all([
    import('@oubliette/dungeon-twister'),
    import('@oubliette/dungeon-twister/drawing'),
    import('@oubliette/kernel'),
  ]);
  if (game === 'solo') {
    const options = solo.parseOptions({});
    const position = options.ok ? solo.notation.parsePosition(text, options.value) : options;
    return position.ok
      ? soloDocument(solo.view(position.value, TABLE), { language, title: '' })
      : null;
  }
  const options = duel.parseOptions({});
  const position = options.ok ? duel.notation.parsePosition(text, options.value) : options;
  return position.ok
    ? duelDocument(duel.view(position.value, TABLE), { language, title: '', isCropped: true })
    : null;
}

async function caveOf({ text }: PositionBlock): Promise<string | null> {
  const [{ claustrophobia }, { caveDocument }, { TABLE }, { warriorLetter }, { tileName }] =
    await Promise.all([
      import('@oubliette/claustrophobia'),
      import('@oubliette/claustrophobia/drawing'),
      import('@oubliette/kernel'),
      import('../../claustrophobia/words/index.ts'),
      import('../../claustrophobia/pieces/tile-name.ts'),
    ]);
  const options = claustrophobia.parseOptions({ scenario: 'S1' });
  const position = options.ok
    ? claustrophobia.notation.parsePosition(text, options.value)
    : options;
  if (!position.ok) return null;
  const view = claustrophobia.view(position.value, TABLE);
  return caveDocument(view, { nameOf: tileName, letterOf: warriorLetter });
}
