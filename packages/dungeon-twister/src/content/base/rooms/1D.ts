import { drawnRoom } from '../../../board/parse-room.ts';

export const room1D = drawnRoom({
  id: '1D',
  set: 'base',
  number: 1,
  arrow: 'clockwise',
  picture: `
+###+   +   +   +   +
# .   .   .   .   O
+   +###+###+###+   +
  . P .   .   . # . #
+   +   +   +   +   +
  . # .   G   . # .
+   +   +   +   +   +
  . # .   .   .   .
+   +###+   +###+###+
# .   .   .   .   . #
+###+   +   +   +###+
`,
});
