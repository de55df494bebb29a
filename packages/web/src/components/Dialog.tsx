import { createEffect, createUniqueId, type ParentProps, Show } from 'solid-js';
import { Button } from './Button.tsx';
import { text } from './messages.ts';
import './Dialog.css';

type DialogProps = ParentProps<{
  title: string;
  open: boolean;
  onClose: () => void;
}>;

/** A question or an explanation over the table; the browser keeps the focus inside. */
export function Dialog(props: DialogProps) {
  const title = createUniqueId();
  let element!: HTMLDialogElement;
  createEffect(() => {
    if (props.open && !element.open) element.showModal();
    if (!props.open && element.open) element.close();
  });
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element) props.onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our help
    <dialog
      class="dialog"
      ref={element}
      aria-labelledby={title}
      onClose={() => props.onClose()}
      onClick={closeOnBackdrop}
    >
      <Show when={props.open}>
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 id={title}>{props.title}</h2>
            <Button kind="ghost" size="small" onClick={() => props.onClose()}>
              {text().close}
            </Button>
          </header>
          {props.children}
        </div>
      </Show>
    </dialog>
  );
}
