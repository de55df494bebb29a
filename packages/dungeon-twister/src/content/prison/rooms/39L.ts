import { drawnRoom } from '../../../board/parse-room.ts';

export const room39L = drawnRoom({
  id: '39L',
  set: 'prison',
  number: 39,
  arrow: 'counter-clockwise',
  picture: `
+   +###+   +###+   +
  O   .   .   .   . #
+   +###+#s#+###+=P=+
# .   .   .   .   .
+###+###+   +###+###+
  .   .   .   .   . s
+   +###+###+###+   +
s .   G   .   .   .
+###+###+=P=+###+#s#+
  .   .   .   O   .
+###+   +###+   +###+
`,
});
