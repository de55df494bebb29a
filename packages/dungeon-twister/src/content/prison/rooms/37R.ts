import { drawnRoom } from '../../../board/parse-room.ts';

export const room37R = drawnRoom({
  id: '37R',
  set: 'prison',
  number: 37,
  arrow: 'clockwise',
  picture: `
+   +   +   +   +###+
  .   .   .   .   . #
+###+###+   +###+   +
s .   . # O   .   .
+   +   +   +###+#s#+
# .   . P G P .   . #
+###+###+   +   +   +
  .   .   . # .   . #
+###+#s#+   +###+###+
  .   . # .   .   .
+   +   +   +###+###+
`,
});
