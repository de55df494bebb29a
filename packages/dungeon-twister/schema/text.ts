import { toJsonSchema } from '@valibot/to-json-schema';
import type { DocumentShape } from '../src/documents/shape.ts';

/** The text of a published schema file. What JSON Schema cannot say of a pattern is that it is Unicode. */
export function schemaText(title: string, shape: DocumentShape): string {
  const { $schema, ...schema } = toJsonSchema(shape, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
  });
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`;
}
