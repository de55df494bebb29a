import { drawnRoom } from '../../../board/parse-room.ts';

export const room40L = drawnRoom({
  id: '40L',
  set: 'prison',
  number: 40,
  arrow: 'counter-clockwise',
  picture: `
+   +   +###+###+###+
  .   O   . # .   . s
+   +#s#+   +   +   +
  . s .   . P .   . #
+   +###+   +###+   +
  . P .   .   .   O
+   +   +   +   +   +
  . # .   G   . # .
+###+###+   +###+   +
# .   .   .   . # .
+   +   +#s#+   +###+
`,
});
