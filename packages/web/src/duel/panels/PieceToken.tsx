import { sideLetters } from '@oubliette/art';
import type { DuelView } from '@oubliette/dungeon-twister';
import { ObjectChip, Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { faceOf } from '../seen/pieces.ts';
import { isWounded, loadsOf, tokenIn } from '../seen/reading.ts';
import { burdenOf } from '../seen/tokens.ts';
import { pieceName, pieceOf } from '../words/index.ts';
import { text } from './messages.ts';

interface PieceTokenProps {
  readonly view: DuelView;
  readonly token: string;
  readonly size: number;
}

/** A token as it stands in the match: with its wound and what it carries. */
export function PieceToken(props: PieceTokenProps) {
  const face = () => faceOf(props.token);
  const burden = () => {
    const carried = loadsOf(props.view, props.token);
    return burdenOf(carried.map(({ name }) => name));
  };
  return (
    <>
      {face().figures ? (
        <Token
          side={face().seat}
          pictogram={face().pictogram}
          letter={sideLetters[writtenLanguage()][face().seat]}
          wounded={isHurt(props.view, props.token)}
          {...burden()}
          size={props.size}
        />
      ) : (
        <ObjectChip side={face().seat} pictogram={face().pictogram} size={props.size} />
      )}
    </>
  );
}

export function isHurt(view: DuelView, token: string): boolean {
  const seen = tokenIn(view, token);
  return seen !== undefined && isWounded(seen);
}

/** The same in words: `Naga, wounded`, `Colossus, carries Key`. */
export function pieceWords(view: DuelView, token: string): string {
  const carried = loadsOf(view, token).map(({ name }) => pieceName(name));
  const words = [
    pieceName(token),
    isHurt(view, token) && text().wounded(pieceOf(token)),
    carried.length > 0 && `${text().carries} ${carried.join(', ')}`,
  ];
  return words.filter(Boolean).join(', ');
}
