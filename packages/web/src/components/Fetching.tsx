/** Stands where something is being fetched that nobody has to see; whoever plays by machine waits for it to go. */
export const Fetching = () => <span class="fetching" hidden />;
