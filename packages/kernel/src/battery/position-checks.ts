import { fingerprint } from '../fingerprint.ts';
import type { Shape, Viewer } from '../game.ts';
import { decode, encode, NotPlain } from '../plain.ts';
import { faultLines } from '../result.ts';
import { aliasOf, partsOf } from './alias.ts';
import { answersOf, disagreement, sentMoment } from './restored.ts';
import type { BatteryLook, BatteryScene, Check } from './trial.ts';

type SceneCheck = Check<BatteryLook<Shape>>;

/** Where the viewers hardly differ they take turns: all of them at every look would cost the most. */
function onlooker({ match, viewers }: BatteryScene<Shape>): Viewer {
  return viewers[match.log.length % viewers.length]!;
}

/** State is data: it can be saved, sent and restored, and reads the same afterwards. */
const plainState: SceneCheck = {
  name: 'plain state',
  run({ match: { state } }) {
    try {
      const restored = decode(encode(state));
      return fingerprint(restored) === fingerprint(state)
        ? null
        : 'the restored state is another one';
    } catch (error) {
      if (error instanceof NotPlain) return error.message;
      throw error;
    }
  },
};

/** Whoever restores a state knows all that the rules need: nothing of it lies beside the state. */
const restoredState: SceneCheck = {
  name: 'restored state',
  run(scene) {
    const { game, match } = scene;
    const moment = sentMoment({ ...scene, viewers: [onlooker(scene)] });
    return disagreement(answersOf(game, moment, match.state), answersOf(game, moment));
  },
};

/** A clone is equal and shares nothing that could change. */
const clone: SceneCheck = {
  name: 'clone',
  run({ game, match: { state } }) {
    const copy = game.clone(state);
    if (fingerprint(copy) !== fingerprint(state)) return 'the clone is not equal';
    const shared = sharedPart(state, copy, 'state');
    return shared === null ? null : `the clone shares ${shared}`;
  },
};

/** The path of the first changeable part that both have in common. */
function sharedPart(one: unknown, other: unknown, path: string): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return null;
  if (one === other) return Object.isFrozen(one) ? null : path;
  if (ArrayBuffer.isView(one)) {
    return ArrayBuffer.isView(other) && one.buffer === other.buffer ? path : null;
  }
  for (const [key, part] of Object.entries(one)) {
    const shared = sharedPart(part, (other as Record<string, unknown>)[key], `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

/** Whoever is asked can answer, and a match that asks nothing is over. */
const noDeadEnd: SceneCheck = {
  name: 'no dead end',
  run({ game, match: { state }, seats }) {
    const decision = game.decision(state);
    if (decision === null)
      return game.outcome(state) === null ? 'nobody is asked, and it is not over' : null;
    if (game.outcome(state) !== null) return 'the match has an outcome and still asks';
    if (decision.seats.length === 0) return `“${decision.question}” is put to nobody`;
    for (const seat of decision.seats) {
      if (!seats.includes(seat)) return `“${decision.question}” is put to ${seat}, who has no seat`;
      if (game.legal(state, seat).length === 0)
        return `${seat} has no answer to “${decision.question}”`;
    }
    return null;
  },
};

/** Listed ⇔ not refused; nobody else may do anything; every refusal has an address. */
const oneLegality: SceneCheck = {
  name: 'one legality',
  run({ game, match: { state }, seats, wishes }) {
    const asked = game.decision(state)?.seats ?? [];
    for (const seat of seats) {
      const legal = game.legal(state, seat);
      if (!asked.includes(seat) && legal.length > 0) return `${seat} is not asked, but has actions`;
      const listed = new Set(legal.map(action => game.notation.printAction(action)));
      if (listed.size < legal.length) return `${seat}'s list names an action twice`;
      for (const action of [...legal, ...wishes.get(seat)!]) {
        const text = game.notation.printAction(action);
        const refusal = game.refusal(state, seat, action);
        if (refusal === null && !listed.has(text))
          return `“${text}” is not refused to ${seat}, but not listed`;
        if (refusal !== null && listed.has(text))
          return `“${text}” is listed for ${seat}, but refused by ${refusal.rule}`;
        if (refusal !== null && !game.rules.ids.has(refusal.rule))
          return `“${text}” is refused by ${refusal.rule}, which no ledger has`;
      }
    }
    return null;
  },
};

/** Looking changes nothing. */
const pureQueries: SceneCheck = {
  name: 'pure queries',
  run(scene) {
    const { game, match, seats, wishes, random } = scene;
    const { state } = match;
    const before = fingerprint(state);
    game.guess(game.view(state, onlooker(scene)), random);
    for (const seat of seats) {
      for (const wish of wishes.get(seat)!) game.refusal(state, seat, wish);
      game.legal(state, seat);
    }
    game.decision(state);
    game.outcome(state);
    game.notation.printPosition(state);
    return fingerprint(state) === before ? null : 'a question changed the state';
  },
};

/** A view shares nothing with the state: what was handed out cannot look back in. */
const detachedViews: SceneCheck = {
  name: 'detached views',
  run(scene) {
    const { game, match } = scene;
    const viewer = onlooker(scene);
    const alias = aliasOf(game.view(match.state, viewer), partsOf(match.state), 'view');
    return alias && `${viewer}'s ${alias} is a live part of the state`;
  },
};

/** What is written can be read, and means the same. */
const notation: SceneCheck = {
  name: 'notation',
  run({ game, match: { state, options }, seats, wishes }) {
    const text = game.notation.printPosition(state);
    const position = game.notation.parsePosition(text, options);
    if (!position.ok) return `its own position cannot be read: ${faultLines(position.faults)}`;
    if (fingerprint(position.value) !== fingerprint(state))
      return 'a position read back is another one';
    for (const seat of seats) {
      for (const action of [...game.legal(state, seat), ...wishes.get(seat)!]) {
        const printed = game.notation.printAction(action);
        const read = game.notation.parseAction(printed);
        if (!read.ok) return `“${printed}” cannot be read: ${faultLines(read.faults)}`;
        if (fingerprint(read.value) !== fingerprint(action))
          return `“${printed}” read back is another action`;
      }
    }
    return null;
  },
};

export const POSITION_CHECKS: readonly SceneCheck[] = [
  plainState,
  clone,
  noDeadEnd,
  oneLegality,
  pureQueries,
  detachedViews,
  notation,
  restoredState,
];
