import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** What is secret wherever it stands: keys, links, what seats mix in, what is hidden in a match. */
const SECRET = [
  ...['key', 'invite', 'nonce', 'watch', 'authorization', 'seed', 'secret', 'parameters'],
  // Who somebody is at open tables, and where they are told: whoever has a webhook’s address can call it.
  ...['person', 'mark', 'endpoint', 'p256dh', 'auth', 'url', 'address'],
];

/** One line of JSON for whatever somebody who keeps a server should know; no secret is in it. */
export function createLog(to: DestinationStream = destination(2)): Logger {
  const paths = SECRET.flatMap(name => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    {
      base: null,
      redact: { paths, censor: '…' },
      serializers: {
        // A message may quote what somebody sent or what is hidden: where it broke says enough.
        error: ({ name, code, stack }: Error & { code?: string }) => ({
          name,
          ...(code !== undefined && { code }),
          at: (stack ?? '')
            .split('\n')
            .filter(line => /^\s+at /.test(line))
            .slice(0, 8),
        }),
      },
    },
    to,
  );
}
