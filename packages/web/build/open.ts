import { built } from './build.ts';
import { admit } from './doorman.ts';
import { identityOf } from './identity.ts';
import { type Answering, type ListeningPlace, listen, type OpenedServer } from './listen.ts';
import { serveFolder } from './serve.ts';

/** Serves the table as it was last built, and online play beside it, if there is any. */
export function openAt(place: ListeningPlace, online?: Answering): Promise<OpenedServer> {
  const answer = serveFolder(
    built,
    { ...identityOf(place), online: online !== undefined },
    online?.answer,
  );
  const { upgrade } = online ?? {};
  if (!upgrade) return listen(answer, place);
  return listen(
    {
      answer,
      upgrade(request, socket, head) {
        const { host, publicOrigin } = place;
        if (admit(request.headers.host, host, publicOrigin).kind === 'in')
          upgrade(request, socket, head);
        else socket.end('HTTP/1.1 421 Misdirected Request\r\nconnection: close\r\n\r\n');
      },
    },
    place,
  );
}
