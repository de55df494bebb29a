/** The address that a link to a seat leads to; what comes behind # is never sent to a server. */
export const inviteLink = (invite: string): string => linkTo(`join/${invite}`);

/** The address of a table for onlookers. */
export const watchLink = (key: string): string => linkTo(`watch/${key}`);

const linkTo = (place: string): string => `${location.origin}${location.pathname}#/${place}`;

/** Hands a link to whatever the device shares with; false where it has nothing of the kind. */
export async function share(link: string, words: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title: 'Oubliette', text: words, url: link });
  } catch {
    // The person thought better of it.
  }
  return true;
}
