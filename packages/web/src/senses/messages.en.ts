export const en = {
  textSize: 'Text',
  textSizes: { usual: 'Usual', large: 'Large', largest: 'Largest' },
  contrast: 'Contrast',
  contrasts: { device: 'As on this device', usual: 'Usual', high: 'High' },
  motion: 'Motion',
  tempi: { calm: 'Calm', usual: 'Usual', brisk: 'Brisk', 'at-once': 'None' },
  sound: 'Sound',
  volumes: { off: 'Off', soft: 'Soft', middle: 'Medium', loud: 'Loud' },
  touch: 'Blows and dice are felt in the hand',
};
