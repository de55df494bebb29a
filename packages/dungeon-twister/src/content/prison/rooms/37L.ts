import { drawnRoom } from '../../../board/parse-room.ts';

export const room37L = drawnRoom({
  id: '37L',
  set: 'prison',
  number: 37,
  arrow: 'counter-clockwise',
  picture: `
+   +#s#+   +###+###+
  .   G   . # .   . s
+   +   +   +   +   +
  O   .   . P .   .
+   +#s#+###+###+###+
  . # .   . P .   O
+   +   +   +   +   +
# . # .   . # . s .
+   +###+#s#+   +=P=+
# .   .   .   .   . #
+   +###+###+###+   +
`,
});
