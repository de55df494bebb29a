import type { OnlineServer } from './server.ts';

const SENTENCE = 'Nobody plays online here just now.';

/** What answers where online play is not open: never silence. */
export const closedServer: Pick<OnlineServer, 'answer' | 'upgrade'> = {
  answer(_, response) {
    response
      .writeHead(503, { 'content-type': 'application/json; charset=utf-8' })
      .end(
        JSON.stringify({ tell: 'no', fault: { at: '', code: 'server.closed', text: SENTENCE } }),
      );
  },
  upgrade: (_, socket) =>
    void socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n'),
};
