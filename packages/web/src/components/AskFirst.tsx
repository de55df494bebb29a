import { createSignal, type JSX } from 'solid-js';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import './AskFirst.css';

interface AskFirstProps {
  readonly label: string;
  readonly question: string;
  readonly words: JSX.Element;
  readonly yes: string;
  readonly no: string;
  readonly danger?: boolean;
  readonly onYes: () => void;
}

/** A button whose deed cannot be taken back: it asks before it does it. */
export function AskFirst(props: AskFirstProps) {
  const [open, setOpen] = createSignal(false);
  const agree = () => {
    setOpen(false);
    props.onYes();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.label}</Button>
      <Dialog title={props.question} open={open()} onClose={() => setOpen(false)}>
        <p>{props.words}</p>
        <div class="ask-first-ways">
          <Button onClick={() => setOpen(false)}>{props.no}</Button>
          <Button kind={props.danger ? 'danger' : 'primary'} onClick={agree}>
            {props.yes}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
