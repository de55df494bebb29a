export const MATCH_FORMAT = 'oubliette-match';
export const MATCH_VERSION = 2;
