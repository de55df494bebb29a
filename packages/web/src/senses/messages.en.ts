export const en = {
  motion: 'Motion',
  tempi: { calm: 'Calm', usual: 'Usual', brisk: 'Brisk', 'at-once': 'None' },
  sound: 'Sound',
  volumes: { off: 'Off', soft: 'Soft', middle: 'Medium', loud: 'Loud' },
  touch: 'Blows and dice are felt in the hand',
};
