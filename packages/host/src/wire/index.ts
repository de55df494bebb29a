export * from './frames.ts';
export * from './tidings.ts';
