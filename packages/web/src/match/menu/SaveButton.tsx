import type { Shape } from '@oubliette/kernel';
import { Button } from '../../components/Button.tsx';
import type { Table } from '../contract.ts';
import { download } from '../file.ts';
import { text } from '../messages.ts';

export function SaveButton(props: { readonly table: Table<Shape> }) {
  return (
    <Button onClick={async () => download(await props.table.file())} title={text().fileSecret}>
      {text().save}
    </Button>
  );
}
