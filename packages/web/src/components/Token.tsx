import {
  chip,
  faceDown,
  type ObjectChip as ObjectState,
  type TokenSide,
  type DrawnToken as TokenState,
  token,
  tokenReach,
} from '@oubliette/art';
import { Drawing } from './Drawing.tsx';

const RADIUS = 22;

interface Picture {
  readonly size?: number;
  readonly name?: string | undefined;
}

export function Token(props: TokenState & Picture) {
  return (
    <Drawing
      of={token(props, RADIUS)}
      reach={RADIUS * tokenReach}
      size={props.size ?? 44}
      name={props.name}
    />
  );
}

export function FaceDownToken(props: { side: TokenSide } & Picture) {
  return (
    <Drawing
      of={faceDown(props.side, RADIUS)}
      reach={RADIUS * tokenReach}
      size={props.size ?? 44}
      name={props.name}
    />
  );
}

export function ObjectChip(props: ObjectState & Picture) {
  return <Drawing of={chip(props, 32)} reach={18} size={props.size ?? 28} name={props.name} />;
}
