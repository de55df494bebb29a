import { Match, Show, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { ask } from '../../keeper/ask.ts';
import type { TakebackWord } from '../../keeper/online/contract.ts';
import { createAttempt } from '../../match/attempt.ts';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { text } from '../../online/messages.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';

interface TakeBackProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

const pleaAt = ({ entered, table }: TakeBackProps) =>
  table.present().outcome === null ? entered.house()?.plea : null;

/** Whether there is something of the own that the rules do not give back, and somebody to ask. */
function mayAsk(props: TakeBackProps): boolean {
  const own = props.entered.mine.seat;
  const { outcome, canUndo, chapters } = props.table.present();
  if (outcome !== null || canUndo || own === null || props.table.looking()) return false;
  const others = props.entered.house()?.seats.filter(({ seat }) => seat !== own) ?? [];
  return others.some(({ by }) => by === 'person') && chapters.some(({ seat }) => seat === own);
}

/** Asks the others for what the rules give nobody back alone. */
export function AskBack(props: TakeBackProps) {
  return (
    <Show when={!pleaAt(props) && mayAsk(props)}>
      <SayButton {...props} word="ask" words={text().takebackAsk} />
    </Show>
  );
}

/** What was seen has gone, and nobody should wonder where: who has just taken back something. */
export function TakenBack(props: TakeBackProps) {
  const back = () => props.entered.house()?.takenBack;
  const words = () => {
    const { seat, agreed } = back()!;
    if (seat === props.entered.mine.seat) return agreed ? text().takebackAgreed : '';
    const name = playerName(props.table.present().players, seat);
    return agreed ? text().takenBackAgreed(name) : text().takenBack(name);
  };
  return (
    <Show when={back() && words()}>
      <p class="online-notice" role="status">
        {words()}
      </p>
    </Show>
  );
}

/** Who asks to take back, and what the others say to it. */
export function TakeBack(props: TakeBackProps) {
  const own = () => props.entered.mine.seat;
  const plea = () => pleaAt(props);
  const name = () => playerName(props.table.present().players, plea()?.seat ?? '');
  const mayAnswer = () => own() !== null && plea()?.allowed.includes(own()!) === false;
  return (
    <Switch>
      <Match when={plea()?.seat === own() && plea()}>
        <div class="online-notice online-asked" role="status">
          <p>{text().takebackWaits}</p>
          <SayButton {...props} word="refuse" words={text().takebackWithdraw} />
        </div>
      </Match>
      <Match when={plea()}>
        <div class="online-notice online-asked" role="alert">
          <p>
            <b>{text().takebackAsked(name())}</b> {text().takebackWords}
          </p>
          <Show when={mayAnswer()}>
            <SayButton {...props} word="allow" words={text().takebackAllow} primary />
            <SayButton {...props} word="refuse" words={text().takebackRefuse} />
          </Show>
        </div>
      </Match>
    </Switch>
  );
}

interface SayProps extends TakeBackProps {
  readonly word: TakebackWord;
  readonly words: string;
  readonly primary?: true;
}

function SayButton(props: SayProps) {
  const { attempt, isUnderWay, failure } = createAttempt();
  const say = () =>
    attempt(async () => {
      const told = await ask('takeback', props.entered.mine.match, props.word);
      if (!told.ok) return onlineFault(told.faults);
      return told.value === null ? undefined : text().takebackBarred;
    });
  return (
    <>
      <Button
        size="small"
        kind={props.primary ? 'primary' : 'plain'}
        unavailable={isUnderWay()}
        onClick={say}
      >
        {props.words}
      </Button>
      <Show when={failure()}>
        <span role="alert">{failure()}</span>
      </Show>
    </>
  );
}
