import { drawnRoom } from '../../../board/parse-room.ts';

export const room40R = drawnRoom({
  id: '40R',
  set: 'prison',
  number: 40,
  arrow: 'clockwise',
  picture: `
+###+   +###+   +   +
# .   .   .   .   .
+   +###+   +###+   +
  . s .   O   . s . #
+=P=+###+   +###+   +
# . # . # . # . # . #
+   +=P=+   +=P=+   +
s .   .   .   .   . s
+   +###+#s#+###+   +
  G   .   .   .   O
+   +###+   +###+   +
`,
});
