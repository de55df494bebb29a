/** Writes the published schemas: `node packages/dungeon-twister/schema/write.ts`, then format. */
import { writeFileSync } from 'node:fs';
import { NPC_CARDS_SHAPE } from '../src/documents/npc-cards.ts';
import { SCENARIO_SHAPE, SET_SHAPE } from '../src/documents/schemas.ts';
import { schemaText } from './text.ts';

const write = (name: string, text: string) =>
  writeFileSync(new URL(`${name}.schema.json`, import.meta.url), text);

write('set', schemaText('A set of Dungeon Twister', SET_SHAPE));
write('scenario', schemaText('A scenario of Dungeon Twister', SCENARIO_SHAPE));
write('npc-cards', schemaText('NPC cards of Dungeon Twister: Prison', NPC_CARDS_SHAPE));
