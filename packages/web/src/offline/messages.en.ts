export const en = {
  ready: 'A newer version of Oubliette is ready. Your matches stay as they are.',
  openElsewhere:
    'A match is open in another tab. Close that tab first; the newer version waits for it.',
  use: 'Use it now',
  later: 'Later',
};
