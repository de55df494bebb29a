/** The browser's database with promises; the few calls that a page which plays needs. */

export function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((keep, fail) => {
    request.onsuccess = () => keep(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Only what is committed is on the disk. */
export function committed(deed: IDBTransaction): Promise<void> {
  return new Promise((keep, fail) => {
    deed.oncomplete = () => keep();
    deed.onabort = () => fail(deed.error ?? new Error('The browser gave up writing.'));
  });
}

export interface DatabaseWatch {
  /** Another version of this page is on its way, or the browser has closed the database. */
  readonly lost: () => void;
}

export function openDatabase(
  name: string,
  version: number,
  parts: readonly string[],
  { lost }: DatabaseWatch,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    const { objectStoreNames: there } = request.result;
    for (const part of parts) if (!there.contains(part)) request.result.createObjectStore(part);
  };
  return answered(request).then(database => {
    database.onversionchange = () => {
      lost();
      database.close();
    };
    database.onclose = lost;
    return database;
  });
}
