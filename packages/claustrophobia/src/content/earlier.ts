/**
 * Match files name the content of their own scenario. Those of November 2026 name all of it: this is
 * what it was made of, S1 to S8. Nothing is ever added here.
 */
export const EARLIER_CONTENT: Readonly<Record<string, readonly string[]>> = {
  '92d7c9f447c0526e': [
    '21ebe81c35ba5535',
    'c24ff22ff71f3f69',
    'cc685dd437d6b4e7',
    'b6d77278a7842310',
    '9a259db30c1f20d8',
    'be2913093d2b50dc',
    'f08f66d9f97bbc7a',
    '610a0ad6f00829a8',
  ],
};
