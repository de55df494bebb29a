import { num } from '@oubliette/art';
import { For } from 'solid-js';

/** Courses of masonry from the middle outwards: radius and how many stones the course has. */
const courses = [
  [96, 10],
  [168, 14],
  [248, 18],
  [338, 22],
  [440, 26],
  [560, 30],
  [700, 34],
  [860, 38],
] as const;

const joints = courses.slice(0, -1).map(([inner, stones], index) => {
  const outer = courses[index + 1]![0];
  return Array.from({ length: stones }, (_, stone) => {
    const angle = ((stone + (index % 2) / 2) * 2 * Math.PI) / stones;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(x * inner)},${num(y * inner)}L${num(x * outer)},${num(y * outer)}`;
  }).join('');
});

/** The shaft of the oubliette, seen from below: what the title stands in. */
export function Well() {
  return (
    <svg class="home-well" viewBox="-860 -860 1720 1720" aria-hidden="true">
      <For each={courses}>{([radius]) => <circle r={radius} />}</For>
      <path d={joints.join('')} />
    </svg>
  );
}
