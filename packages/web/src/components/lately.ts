import { type JSX, lazy } from 'solid-js';
import { spoken } from '../i18n/catalogue.ts';

/** A page, or what few need of one: fetched, with its texts, when it is first shown. */
export function lately<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, (props: Props) => JSX.Element>>>,
  name: Name,
) {
  return lazy(() => spoken(load()).then(module => ({ default: module[name] })));
}
