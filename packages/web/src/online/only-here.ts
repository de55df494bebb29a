/** Whether a link opens nowhere but on the computer that it was made on. */
export const isOnlyHere = (link: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);
