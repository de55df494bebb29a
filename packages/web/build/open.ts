import { built } from './build.ts';
import { identityOf } from './identity.ts';
import { listen, type Opened, type Place } from './listen.ts';
import { serveFolder } from './serve.ts';

/** Serves the table as it was last built. */
export const openAt = (place: Place): Promise<Opened> =>
  listen(serveFolder(built, identityOf(place)), place);
