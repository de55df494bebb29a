export interface Address {
  /** First part of the path: `rules` in `#/rules/DT-ROT-04`; empty at home. */
  readonly page: string;
  /** What follows it, decoded: `['DT-ROT-04']`. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

export function parseAddress(hash: string): Address {
  const [path = '', query = ''] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  return { page, rest, query: new URLSearchParams(query) };
}

export function printAddress({ page, rest, query }: Address): string {
  const path = [page, ...rest].filter(Boolean).map(encodeURIComponent).join('/');
  const search = query.toString();
  return `#/${path}${search && `?${search}`}`;
}

function splitOnce(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
