import { type DrawnDie as DieState, die } from '@oubliette/art';
import { Drawing } from './Drawing.tsx';
import { text } from './messages.ts';

export function Die(props: DieState & { size?: number }) {
  const name = () => {
    const { value, mark } = props;
    return mark ? `${value}, ${text().dieMarks[mark]}` : String(value);
  };
  return <Drawing of={die(props, 34)} reach={22} size={props.size ?? 44} name={name()} />;
}
