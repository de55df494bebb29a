const KIND = 'application/json';

/** `oubliette-duel-2026-02-03-1405.json` */
export function fileName(game: string, date: Date, ending = 'json'): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `oubliette-${game}-${day}-${two(date.getHours())}${two(date.getMinutes())}.${ending}`;
}

interface MatchFile {
  readonly name: string;
  readonly text: string;
}

export const download = ({ name, text }: MatchFile): void =>
  saveBlob(name, new Blob([text], { type: KIND }));

/** Hands a file to whoever sits here. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Hands the file to the system where it takes files, else copies its text. */
export async function share({ name, text }: MatchFile): Promise<Shared> {
  const shared = { files: [new File([text], name, { type: KIND })], title: 'Oubliette' };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
