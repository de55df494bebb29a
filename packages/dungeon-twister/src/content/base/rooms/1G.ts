import { drawnRoom } from '../../../board/parse-room.ts';

export const room1G = drawnRoom({
  id: '1G',
  set: 'base',
  number: 1,
  arrow: 'counter-clockwise',
  picture: `
+   +   +   +   +   +
  . # . # O # . # .
+   +###+   +###+   +
  . # .   .   . # .
+   +   +   +   +   +
  . P .   .   . P .
+   +   +   +   +   +
  . # .   .   . # .
+   +###+   +   +   +
  . # .   O   G # .
+   +   +   +   +   +
`,
});
