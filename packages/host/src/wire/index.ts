export * from './frames.ts';
export * from './tidings.ts';
export { PHRASES } from './words.ts';
