import { createSignal } from 'solid-js';

type Faces = typeof import('./RoomFace.tsx');

const [faces, setFaces] = createSignal<Faces | null>(null);

/** What revealed rooms are drawn with; nothing before it is fetched. */
export { faces };

let isAsked = false;

/** Fetches it with the first revealed room, or when a table is at rest: a match begins without any. */
export function fetchFaces(): void {
  if (isAsked) return;
  isAsked = true;
  import('./RoomFace.tsx').then(
    ({ RoomFace, roomDrawing }) => setFaces(() => ({ RoomFace, roomDrawing })),
    () => {
      isAsked = false;
    },
  );
}
