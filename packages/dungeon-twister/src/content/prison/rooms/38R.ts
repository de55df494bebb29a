import { drawnRoom } from '../../../board/parse-room.ts';

export const room38R = drawnRoom({
  id: '38R',
  set: 'prison',
  number: 38,
  arrow: 'clockwise',
  picture: `
+   +   +   +   +   +
  .   . # . # .   .
+=P=+###+   +###+#s#+
# .   .   .   .   . #
+   +###+###+###+   +
# .   .   .   .   .
+   +###+   +###+   +
  O   . # . # G   . #
+   +   +   +   +   +
  .   . P .   .   O
+###+   +###+   +   +
`,
});
