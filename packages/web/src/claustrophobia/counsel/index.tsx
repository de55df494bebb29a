import type { Action } from '@oubliette/claustrophobia';
import { Counsel as AnyCounsel } from '../../opponent/counsel/Counsel.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { roleOf } from '../seen/reading.ts';
import { text } from './messages.ts';
import { actorOf, answerWords, cellsOf, deedWords } from './words.ts';

/** With one of them away nobody has lost. */
const SURVIVORS = 'S1';

/** What the machine would do, in words and on the map. */
export function Counsel(props: CaveDesk) {
  const view = () => props.table.snapshot().view;

  /** What is good for the humans is bad for the demons. */
  function reason(name: string, better: boolean): string | null {
    const isGood = better === (roleOf(view()) === 'human');
    return text().reasons[name]?.[isGood ? 0 : 1] ?? null;
  }

  function close(): void {
    props.choice.mark([]);
    props.closeDialog('counsel');
  }

  return (
    <AnyCounsel
      table={props.match}
      deed={actions => deedWords(actions as readonly Action[], view())}
      answer={actions => answerWords(actions as readonly Action[], view())}
      reason={reason}
      isHalfADraw={view().facts.scenario === SURVIVORS}
      onTold={({ play }) => {
        const actions = play as readonly Action[];
        const actor = actorOf(actions);
        if (actor !== null) props.choice.select(actor);
        props.choice.mark(cellsOf(actions, view()));
      }}
      onDo={actions => {
        close();
        void props.choice.perform(actions as readonly Action[]);
      }}
      onClose={close}
    />
  );
}
