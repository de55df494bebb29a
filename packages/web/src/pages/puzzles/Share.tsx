import { createSignal } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { text } from './messages.ts';

/** The whole address of something on these pages. */
const wholeAddress = (hash: string): string => location.href.replace(/#.*$/, '') + hash;

/** Sends the address the way this device sends things, or copies it. */
export function Share(props: { readonly address: string; readonly words?: string }) {
  const [isCopied, setCopied] = createSignal(false);

  async function share(): Promise<void> {
    const url = wholeAddress(props.address);
    try {
      if (navigator.share) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Whoever changes their mind has shared nothing.
    }
  }

  return (
    <Button size="small" onClick={() => void share()}>
      {isCopied() ? text().shared : (props.words ?? text().share)}
    </Button>
  );
}
