import { FRAMES, PROTOCOL, TIDINGS } from '@oubliette/host/wire';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Checks that no JSON Schema has are left to the server. */
const LENIENT: ConversionConfig = { errorMode: 'ignore', typeMode: 'input' };

const schemasOf = (forms: Readonly<Record<string, GenericSchema>>) =>
  Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, toJsonSchema(form, LENIENT)]),
  );

/** Every frame and every answer as JSON Schema, from what the server itself checks them by. */
export function wireSchemas() {
  return { protocol: PROTOCOL, frames: schemasOf(FRAMES), tidings: schemasOf(TIDINGS) };
}

const KEYLESS = ['create', 'offers', 'tables', 'sit', 'peek', 'glance', 'claim', 'ping'];

/** The frames that go over HTTP. */
export function openApi() {
  const { frames, tidings } = wireSchemas();
  const answer = {
    oneOf: Object.keys(tidings).map(name => ({ $ref: `#/components/schemas/${name}` })),
  };
  const content = { 'application/json': { schema: answer } };
  const posted = Object.entries(frames).filter(([name]) => name !== 'hello' && name !== 'leave');
  const paths = posted.map(([name, schema]) => [
    `/api/${name}`,
    {
      post: {
        operationId: name,
        ...(KEYLESS.includes(name) ? {} : { security: [{ key: [] }] }),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: posting(name, schema) } },
        },
        responses: {
          200: { description: 'An answer: see “tell”.', content },
          409: {
            description: 'The match has gone on: nothing was done, here is the present.',
            content,
          },
          503: { description: 'Later: send the same frame again.', content },
          default: { description: 'The frame cannot be; “fault” says why.', content },
        },
      },
    },
  ]);
  const news = {
    get: {
      operationId: 'news',
      security: [{ key: [] }],
      responses: {
        200: {
          description: 'Answers and news as server-sent events.',
          content: { 'text/event-stream': {} },
        },
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Oubliette', version: String(PROTOCOL) },
    paths: { ...Object.fromEntries(paths), '/api/news': news },
    components: {
      schemas: tidings,
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** Over HTTP the address says what a frame does, and a header has the key of whoever follows. */
function posting(name: string, schema: object) {
  const {
    properties = {},
    required = [],
    ...rest
  } = schema as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const apart = name === 'follow' ? ['do', 'key'] : ['do'];
  const kept = Object.entries(properties).filter(([key]) => !apart.includes(key));
  return {
    ...rest,
    properties: Object.fromEntries(kept),
    required: required.filter(key => !apart.includes(key)),
  };
}
