import { type EdgeId, positionOfEdge } from '@oubliette/dungeon-twister';
import { workGate } from '../../board/motions.ts';
import type { EventAccounts } from './account.ts';
import { roomName, who } from './telling.ts';

export const portcullisTold: EventAccounts<'portcullis'> = {
  portcullis: {
    sentence: (t, { token, edge, state }) =>
      t.texts.told.portcullis(who(t, token), state, roomName(t, positionOfEdge(edge as EdgeId))),
    afterwards: (stage, { edge, state }) => workGate(stage, edge as EdgeId, state),
  },
};
