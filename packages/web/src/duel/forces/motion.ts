import type { DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import { wantsStillness } from '../../senses/speed.ts';
import { type PieceId, pieceOf } from '../words/mention.ts';
import { piecesOf, shareOf, teamOf } from './collection.ts';

const flightTime = 460;
const leaveTime = 420;

const spotOf = (root: ParentNode, seat: DuelSeat, piece: PieceId) =>
  root.querySelector<HTMLElement>(`[data-spot="${seat}:${piece}"]`);

/** What was chosen flies to its team, a copy too; what leaves the game drops out of the collection. */
export function showChoice(root: ParentNode, before: DuelView, now: DuelView, speed: number): void {
  if (wantsStillness()) return;
  for (const seat of now.seats) {
    const known = teamOf(before, seat) ?? [];
    for (const token of teamOf(now, seat) ?? []) {
      if (!known.includes(token)) fly(root, seat, token, speed);
    }
    for (const piece of (['characters', 'objects'] as const).flatMap(kind => piecesOf(now, kind))) {
      if (shareOf(now, seat, piece).gone > shareOf(before, seat, piece).gone) {
        drop(spotOf(root, seat, piece), speed);
      }
    }
  }
}

function fly(root: ParentNode, seat: DuelSeat, token: string, speed: number): void {
  const from = spotOf(root, seat, pieceOf(token))?.getBoundingClientRect();
  const slot = root.querySelector<HTMLElement>(`[data-slot="${token}"]`);
  if (from === undefined || slot === null) return;
  const to = slot.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y - to.y];
  slot.animate(
    {
      transform: [`translate(${dx}px, ${dy}px) scale(1.15)`, 'none'],
      zIndex: [3, 3],
    },
    { duration: flightTime / speed, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
}

/** The spot itself is dim by now: its likeness falls. */
function drop(spot: HTMLElement | null, speed: number): void {
  if (spot === null) return;
  const likeness = spot.cloneNode(true) as HTMLElement;
  for (const mark of ['none', 'gone', 'spot']) delete likeness.dataset[mark];
  likeness.classList.add('spot-falling');
  spot.append(likeness);
  const fall = likeness.animate(
    { transform: ['none', 'translateY(26px) rotate(24deg) scale(.6)'], opacity: [1, 0] },
    { duration: leaveTime / speed, easing: 'ease-in', fill: 'forwards' },
  );
  const remove = () => likeness.remove();
  fall.finished.then(remove, remove);
}
