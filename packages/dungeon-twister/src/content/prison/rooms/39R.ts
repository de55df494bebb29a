import { drawnRoom } from '../../../board/parse-room.ts';

export const room39R = drawnRoom({
  id: '39R',
  set: 'prison',
  number: 39,
  arrow: 'clockwise',
  picture: `
+   +   +#s#+   +   +
  . # O   .   O # .
+   +   +   +   +   +
  . P .   G   . P .
+   +   +   +   +   +
  . # O   .   O # .
+   +   +#s#+   +   +
# .   .   .   .   . #
+   +###+   +###+   +
  .   .   . # .   . s
+   +###+###+   +###+
`,
});
