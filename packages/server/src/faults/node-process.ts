// One node of a fault test, as a process that can be killed: says its port, and works until then.
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoreLocation } from '../keeping.ts';
import { createServer } from '../server.ts';

const { keeping, port, how } = JSON.parse(process.argv[2]!) as {
  keeping: StoreLocation;
  port: number;
  how: { tellsNodes?: boolean };
};
const server = await createServer({ keeping, ...how, allowed: { most: 1e6, perSecond: 1e6 } });
const http = createHttpServer(server.answer).on('upgrade', server.upgrade);
http.listen(port, '127.0.0.1', () =>
  console.log(`open at ${(http.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => {
  http.close();
  void server.close().finally(() => process.exit(0));
});
