import { drawnRoom } from '../../../board/parse-room.ts';

export const room4D = drawnRoom({
  id: '4D',
  set: 'base',
  number: 4,
  arrow: 'clockwise',
  picture: `
+   +###+###+   +###+
# O   . # .   . # .
+   +   +   +###+   +
# . # . # .   .   . #
+   +   +   +###+###+
  . # .   .   G # .
+   +###+###+###+   +
# .   .   .   . # . #
+   +   +###+=P=+   +
# .   . # .   .   . #
+###+   +###+###+   +
`,
});
