import type { Appraisal } from '@oubliette/kernel/puzzles';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { ask } from '../../keeper/ask.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { unended } from '../../playing/unended.ts';

/** A try at the table. */
export interface PuzzleTry {
  readonly table: OpenedTable;
  /** How it stands; nothing while that is being found out. */
  readonly appraisal: Accessor<Appraisal | null>;
  /** The goal was reached, or would have been if the dice had been kinder. */
  readonly isSolved: Accessor<boolean>;
}

const FRESH: Appraisal = { is: 'open', mistake: null };

/** Follows what is done at the table of a puzzle. */
export function createTrial(opened: OpenedTable, onSolved: () => void): PuzzleTry {
  const [appraisal, setAppraisal] = createSignal<Appraisal | null>(FRESH);
  const [isSolved, setSolved] = createSignal(false);

  async function look(): Promise<void> {
    const { key, moment } = opened.present();
    if (moment === 0) return void setAppraisal(FRESH);
    const found = await ask('appraise', key);
    if (opened.present().moment !== moment) return;
    setAppraisal(found);
    if (found === null || found.is === 'open' || found.mistake !== null) return;
    setSolved(true);
    onSolved();
  }

  createEffect(on(opened.present, () => void look()));

  return {
    table: { ...opened, snapshot: () => unended(opened.snapshot()) },
    appraisal,
    isSolved,
  };
}
