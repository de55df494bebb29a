/** The step of a lesson that this tab has reached: a page that is loaded again goes on there. */
const DRAWER = 'oubliette.lesson-step';

export function stepReached(lesson: string): number {
  try {
    const [of, step] = (sessionStorage.getItem(DRAWER) ?? '').split(' ');
    return of === lesson ? Number(step) || 0 : 0;
  } catch {
    // The browser forbids it: a lesson begins at its beginning.
    return 0;
  }
}

export function keepStep(lesson: string, step: number): void {
  try {
    sessionStorage.setItem(DRAWER, `${lesson} ${step}`);
  } catch {
    // The same.
  }
}
