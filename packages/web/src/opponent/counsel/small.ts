/** A sentence that goes on another one. */
export const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
