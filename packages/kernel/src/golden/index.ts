export * from './difference.ts';
export * from './playthrough.ts';
