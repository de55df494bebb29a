import { drawnRoom } from '../../../board/parse-room.ts';

export const room4G = drawnRoom({
  id: '4G',
  set: 'base',
  number: 4,
  arrow: 'counter-clockwise',
  picture: `
+###+   +   +   +###+
  .   . # . # .   . #
+###+###+   +###+   +
# .   .   O   . # .
+   +###+###+   +###+
# . # .   . # .   . #
+   +   +   +###+   +
  . # . # .   G # .
+   +=P=+   +###+   +
# .   . # . # .   . #
+###+   +   +   +###+
`,
});
