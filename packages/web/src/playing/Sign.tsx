const SHAPES = {
  back: 'M3,2H5.6V14H3ZM15,2V14L6.4,8Z',
  play: 'M3.5,1.5L14,8L3.5,14.5Z',
  pause: 'M3,2H6.5V14H3ZM9.5,2H13V14H9.5Z',
  on: 'M1,2L9.6,8L1,14ZM10.4,2H13V14H10.4Z',
} as const;

/** The four signs of a player; the button's name says the same. */
export function Sign(props: { readonly of: keyof typeof SHAPES }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={SHAPES[props.of]} />
    </svg>
  );
}
