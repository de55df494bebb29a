import { type DuelAction, type DuelView, fightersOf } from '@oubliette/dungeon-twister';

export type StrikeAction = Extract<DuelAction, { do: 'attack' | 'shoot' | 'spear' }>;

/** Everybody who would defend if this combat were declared, the target first (DT-GRP-01). */
export function foesOf(view: DuelView, { do: how, token, target }: StrikeAction): string[] {
  const battle = { how, attacker: token, target, support: [] };
  const asked = view.asked && ({ kind: 'muster', battle } as const);
  return fightersOf({ ...view, asked })?.defenders.map(({ token: foe }) => foe) ?? [];
}
