import { createResource, createSignal, onMount, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { learnHome, share } from './invite.ts';
import { text } from './messages.ts';
import { isOnlyHere } from './only-here.ts';
import './InviteLink.css';

/** A link as a picture that a phone can read; the library comes with the first one. */
const drawn = async (link: string): Promise<string> =>
  (await import('./qr-picture.ts')).qrPicture(link);

/** A link to a seat, to be sent, copied or read from the screen. */
export function InviteLink(props: { readonly link: string; readonly label: string }) {
  const link = () => props.link;
  const [picture] = createResource(link, drawn);
  const [isCopied, setCopied] = createSignal(false);
  onMount(learnHome);
  let field!: HTMLInputElement;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link());
      setCopied(true);
    } catch {
      // Without HTTPS a page may not write there: the person copies what is marked.
      field.select();
    }
  }

  return (
    <div class="invite-link">
      <label>
        <span>{props.label}</span>
        <input
          readOnly
          class="field-box"
          value={link()}
          ref={field}
          onFocus={() => field.select()}
        />
      </label>
      <div class="invite-link-ways">
        <Show when={'share' in navigator}>
          <Button kind="primary" onClick={() => share(link(), text().shareWords)}>
            {text().send}
          </Button>
        </Show>
        <Button onClick={copy}>{isCopied() ? text().copied : text().copy}</Button>
      </div>
      <Show when={isOnlyHere(link())}>
        <p class="invite-link-only-here">{text().onlyHere}</p>
      </Show>
      <Show when={!isOnlyHere(link()) && picture()}>
        {svg => (
          <figure class="invite-link-qr">
            <div role="img" aria-label={text().qr} innerHTML={svg()} />
            <figcaption>{text().qrWords}</figcaption>
          </figure>
        )}
      </Show>
    </div>
  );
}
