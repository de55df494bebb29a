import { type JSX, type ParentProps, Show, splitProps } from 'solid-js';
import { Price } from './Diamonds.tsx';
import './Button.css';

type Kind = 'plain' | 'primary' | 'danger' | 'ghost';

interface Look {
  readonly kind?: Kind;
  readonly size?: 'small';
  /** Price in action points, drawn as diamonds. */
  readonly price?: number;
}

type ButtonProps = ParentProps<
  Look & {
    /** Not possible now; the button keeps its focus and `onClick` answers why. */
    readonly unavailable?: boolean;
  } & Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'class'>
>;

const OWN = ['kind', 'size', 'price', 'children'] as const;

export function Button(props: ButtonProps) {
  const [own, rest] = splitProps(props, [...OWN, 'unavailable']);
  return (
    <button
      type="button"
      class="button"
      data-kind={own.kind ?? 'plain'}
      data-size={own.size}
      aria-disabled={own.unavailable || undefined}
      {...rest}
    >
      {own.children}
      <Show when={own.price}>{points => <Price points={points()} />}</Show>
    </button>
  );
}

type LinkProps = ParentProps<
  Look & { href: string } & Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, 'class'>
>;

/** Looks like a button, is a link: it leads to another page. */
export function LinkButton(props: LinkProps) {
  const [own, rest] = splitProps(props, OWN);
  return (
    <a class="button" data-kind={own.kind ?? 'plain'} data-size={own.size} {...rest}>
      {own.children}
      <Show when={own.price}>{points => <Price points={points()} />}</Show>
    </a>
  );
}
