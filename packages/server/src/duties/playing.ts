import type { Crew } from '@oubliette/bots/crew';
import type { Hall } from '@oubliette/host/hall';
import {
  carryOut,
  holds,
  type MachineThought,
  machineAsked,
  thought,
} from '@oubliette/host/machine';
import type { Duty } from './duty-store.ts';

/** So many plans are remembered: a planned move costs no thought of its own. */
const MOST_PLANS = 1000;

/** Plays a move of the machine; whether it was this one that was played, or another one before it. */
export function createPlaying(hall: Hall, crew: () => Crew) {
  const plans = new Map<string, MachineThought>();

  function remember(match: string, plan: MachineThought | null): void {
    plans.delete(match);
    if (plan === null) return;
    plans.set(match, plan);
    if (plans.size > MOST_PLANS) plans.delete(plans.keys().next().value!);
  }

  /** What the machine will do; nothing if it is not asked (any more). */
  async function thoughtOf({ match }: Duty) {
    const begun = await hall.at(match, async ({ hosted }) => {
      const seat = machineAsked(hosted);
      if (seat === null) return null;
      const head = hosted.stored;
      const plan = plans.get(match) ?? null;
      if (holds(plan, hosted)) return { head, seat, thinking: Promise.resolve(plan) };
      // Whoever thinks holds nobody up: the match is free again at once.
      return { head, seat, thinking: thought(hosted, seat, crew()) };
    });
    if (!begun?.ok || begun.value === null) return null;
    const { head, seat, thinking } = begun.value;
    return { head, seat, plan: await thinking };
  }

  return async function play(duty: Duty): Promise<boolean> {
    const { match } = duty;
    const ready = await thoughtOf(duty);
    if (ready === null) return false;
    const { head, seat, plan } = ready;
    let isPlayed = false;
    const told = await hall.wish({
      match,
      seat,
      // No client can call a frame like that.
      id: `machine:${seat}:${head}`,
      head,
      isAnswer: true,
      outlook: false,
      deed({ hosted }) {
        isPlayed = holds(plan, hosted);
        remember(match, isPlayed ? carryOut(hosted, plan) : null);
        return null;
      },
    });
    if (told?.ok) told.value.afterwards?.();
    return told?.ok === true && isPlayed;
  };
}
