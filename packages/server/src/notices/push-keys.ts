import webPush, { type VapidKeys } from 'web-push';
import type { SqlDatabase } from '../store/database.ts';
import type { Seal } from '../store/seal.ts';

const NAME = 'push';

/** The keys that this server shows to push services: made once, the same on all nodes. */
export async function pushKeys(
  { queries: db, read, write }: SqlDatabase,
  seal: Seal,
): Promise<VapidKeys> {
  const find = async () => {
    const [note] = await read(
      db.selectFrom('note').select('text').where('name', '=', NAME).compile(),
    );
    return note && (JSON.parse(seal.open(note.text)) as VapidKeys);
  };
  const before = await find();
  if (before) return before;
  const text = seal.close(JSON.stringify(webPush.generateVAPIDKeys()));
  await write([{ query: db.insertInto('note').values({ name: NAME, text }).compile() }]);
  return (await find())!;
}
