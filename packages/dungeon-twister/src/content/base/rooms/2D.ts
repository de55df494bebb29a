import { drawnRoom } from '../../../board/parse-room.ts';

export const room2D = drawnRoom({
  id: '2D',
  set: 'base',
  number: 2,
  arrow: 'clockwise',
  picture: `
+###+   +###+###+   +
# .   . # .   .   .
+   +###+   +###+###+
# . # G   . # .   O #
+   +###+   +   +   +
  O   .   . # . # . #
+###+###+   +   +   +
  .   .   . P . # .
+   +###+###+   +   +
# . # .   .   .   . #
+   +   +###+###+###+
`,
});
