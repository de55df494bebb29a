import { GAMES } from '../games/index.ts';
import { address, amendAddress, enterAddress } from './address.ts';

/** Pages on which something is begun: rules open beside them, never instead. */
const KEPT = ['match', 'learn', 'puzzles', 'companion', ...GAMES.map(({ id }) => id)];
const NAME = 'rule';
const OPENED = 'beside';

/** What lies open beside the page, as it would follow `#/rules/`: a part of the address. */
export const beside = () => (KEPT.includes(address().page) ? address().query.get(NAME) : null);

function queryWith(place: string | null): URLSearchParams {
  const query = new URLSearchParams(address().query);
  if (place === null) query.delete(NAME);
  else query.set(NAME, place);
  return query;
}

/** However many rules are read there, the way back closes it at once. */
function openBeside(place: string): void {
  const query = queryWith(place);
  if (beside() === null) enterAddress({ query }, OPENED);
  else amendAddress({ query });
}

export function closeBeside(): void {
  if (history.state === OPENED) history.back();
  else amendAddress({ query: queryWith(null) });
}

/** Takes over a plain click on a link to the rules, where the page must not be left. */
export function followBeside(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/rules"]');
  if (!link || link.target || button + +ctrlKey + +metaKey + +shiftKey + +altKey > 0) return;
  if (!KEPT.includes(address().page)) return;
  event.preventDefault();
  openBeside(link.hash.slice('#/rules/'.length));
}
