import { drawnRoom } from '../../../board/parse-room.ts';

export const room38L = drawnRoom({
  id: '38L',
  set: 'prison',
  number: 38,
  arrow: 'counter-clockwise',
  picture: `
+###+###+   +###+   +
# .   .   . P .   .
+   +###+#s#+###+   +
# . # .   .   . # .
+   +   +   +   +   +
  . P .   G   . P . #
+   +   +   +   +   +
  . # .   .   . # .
+   +###+###+#s#+   +
  .   O   .   .   . #
+   +   +###+   +###+
`,
});
