import { drawnRoom } from '../../../board/parse-room.ts';

export const room2G = drawnRoom({
  id: '2G',
  set: 'base',
  number: 2,
  arrow: 'counter-clockwise',
  picture: `
+   +###+   +###+   +
  . # .   .   . # .
+###+   +   +   +###+
  .   . # O # .   .
+   +###+   +###+   +
# . P .   G   . P .
+   +###+   +###+   +
  .   . # O # .   .
+###+   +   +   +###+
  O # .   .   . # .
+   +   +   +###+   +
`,
});
