import { drawnRoom } from '../../../board/parse-room.ts';

export const room3G = drawnRoom({
  id: '3G',
  set: 'base',
  number: 3,
  arrow: 'counter-clockwise',
  picture: `
+   +   +   +###+   +
# .   . # .   .   .
+   +   +=P=+###+   +
  . # . # .   G # .
+   +   +   +   +###+
  . # O   .   .   . #
+   +###+###+###+   +
# .   . # .   . P .
+###+   +   +###+   +
  . # .   .   .   O
+   +   +###+   +   +
`,
});
