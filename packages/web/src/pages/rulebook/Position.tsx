import type { Block } from '@oubliette/kernel/ledger';
import { createResource } from 'solid-js';
import { spoken } from '../../i18n/catalogue.ts';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { hrefOfPosition } from '../../ledger/place.ts';
import { text } from './messages.ts';
import './Position.css';

type PositionBlock = Extract<Block, { readonly kind: 'position' }>;

interface PictureModule {
  readonly picture: (given: string, language: WrittenLanguage) => string | null;
}

const PICTURES = import.meta.glob<PictureModule>('../../games/*/picture.ts');

/** With the rules of its game, which only a book with positions fetches. */
async function pictureOf({ game, text: given }: PositionBlock, language: WrittenLanguage) {
  const { picture } = await spoken(PICTURES[`../../games/${game}/picture.ts`]!());
  return picture(given, language);
}

/** A position of the book: its picture, and the way to the table where it can be played. */
export function Position(props: { readonly block: PositionBlock }) {
  const [picture] = createResource(
    () => ({ block: props.block, language: writtenLanguage() }),
    wanted => pictureOf(wanted.block, wanted.language),
  );
  return (
    <a class="position" data-game={props.block.game} href={hrefOfPosition(props.block)}>
      <span class="position-picture" aria-hidden="true" innerHTML={picture.latest ?? ''} />
      <span class="position-words">{text().openPosition}</span>
    </a>
  );
}
