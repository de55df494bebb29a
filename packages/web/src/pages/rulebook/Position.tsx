import type { Block } from '@oubliette/kernel/ledger';
import { createResource } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import { hrefOfPosition } from '../../ledger/place.ts';
import { text } from './messages.ts';
import { pictureOf } from './picture.ts';
import './Position.css';

/** A position of the book: its picture, and the way to the table where it can be played. */
export function Position(props: { readonly block: Extract<Block, { kind: 'position' }> }) {
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
