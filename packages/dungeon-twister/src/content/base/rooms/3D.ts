import { drawnRoom } from '../../../board/parse-room.ts';

export const room3D = drawnRoom({
  id: '3D',
  set: 'base',
  number: 3,
  arrow: 'clockwise',
  picture: `
+   +   +   +###+   +
  . # .   .   .   .
+   +###+###+###+   +
# .   O   .   .   O
+   +   +###+   +   +
# .   .   . # G # . #
+=P=+   +   +   +   +
  . # .   . # . # .
+   +###+=P=+   +   +
  .   . # .   . P .
+###+   +   +###+   +
`,
});
