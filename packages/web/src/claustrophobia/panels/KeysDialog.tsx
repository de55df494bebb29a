import { KeysDialog as AnyKeysDialog } from '../../table/KeysDialog.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { keyCaps } from './keys.ts';
import { text } from './messages.ts';

/** Every key of the table and what it does. */
export const KeysDialog = (props: CaveDesk) => (
  <AnyKeysDialog desk={props} caps={keyCaps} words={text().keys} />
);
