import { createSignal } from 'solid-js';

/** Where links lead: to the name under which people find the server, if it has one of its own. */
const [home, setHome] = createSignal(location.origin);

export async function learnHome(): Promise<void> {
  try {
    const { publicOrigin } = await (await fetch('./oubliette.json')).json();
    if (typeof publicOrigin === 'string') setHome(publicOrigin);
  } catch {
    // Without an answer the link leads to where this page came from.
  }
}

/** The address that a link to a seat leads to; what comes behind # is never sent to a server. */
export const inviteLink = (invite: string): string => linkTo(`join/${invite}`);

/** The address of a table for onlookers. */
export const watchLink = (key: string): string => linkTo(`watch/${key}`);

const linkTo = (place: string): string => `${home()}${location.pathname}#/${place}`;

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
