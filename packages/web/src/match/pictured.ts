import { createContext } from 'solid-js';

/** Draws what a viewer sees as an SVG document that needs nothing else, and nothing of what they do not see. */
export type PictureOf = (view: unknown, options: unknown) => string;

/** How the game on the table is drawn; fetched when somebody wants a picture. */
export const Pictured = createContext<(() => Promise<PictureOf>) | undefined>();
