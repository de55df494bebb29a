/** Whether this address keeps matches for people elsewhere; where files alone are served it does not. */
export async function hasServer(): Promise<boolean> {
  try {
    const { online } = await (await fetch('./oubliette.json')).json();
    return online === true;
  } catch {
    // No network: nobody can say, and the person may try.
    return true;
  }
}
