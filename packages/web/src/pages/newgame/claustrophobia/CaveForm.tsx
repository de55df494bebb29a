import { createSignal, Show } from 'solid-js';
import { OneOf } from '../../../components/OneOf.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { createAttempt } from '../../../match/attempt.ts';
import { begin, byLink } from '../begin.ts';
import { BeginButton, OpponentChoice, PlayerNames, peopleWords, SeedField } from '../fields.tsx';
import { Briefing } from './Briefing.tsx';
import { recall, remember } from './memory.ts';
import { text } from './messages.ts';
import { ScenarioPicker } from './ScenarioPicker.tsx';
import {
  type CaveMatchWishes,
  optionsOf,
  playersOf,
  SEATS,
  type SeatOffered,
  withAuction,
} from './wishes.ts';

const TOKENS = {
  human: { side: 'humans', pictogram: 'pope-crown' },
  demon: { side: 'demon', pictogram: 'daemon-skull' },
} as const;

/** Everything two people agree on before they go down. */
export function CaveForm() {
  const [wishes, setWishes] = createSignal<CaveMatchWishes>(recall());
  const { attempt, isUnderWay, failure } = createAttempt();
  const change = (part: Partial<CaveMatchWishes>) => setWishes(before => ({ ...before, ...part }));
  const sides = () => ({ human: text().humans, demon: text().demons });
  const side = (seat: SeatOffered) => (wishes().auction ? text().bidder : sides())[seat];
  const label = (seat: SeatOffered) => (wishes().auction ? text().bidder : text().player)[seat];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    remember(wishes());
    const { openTable, opponent, seed } = wishes();
    const players = playersOf(wishes(), text().bidder);
    const options = optionsOf(wishes());
    void attempt(() =>
      begin({ game: 'claustrophobia', options, players, openTable, opponent, seed }),
    );
  }

  return (
    <Panel title={text().newMatch} class="new-game-form">
      <form onSubmit={submit}>
        <ScenarioPicker value={wishes().scenario} onChange={scenario => change({ scenario })} />
        <Briefing scenario={wishes().scenario} auction={wishes().auction} />
        <OpponentChoice
          seats={SEATS}
          labelOf={seat => (wishes().auction ? text().ownBid : text().ownSides)[seat]}
          value={wishes()}
          onChange={change}
        />
        <PlayerNames
          seats={SEATS.filter(seat => seat !== wishes().opponent?.seat)}
          names={wishes().players}
          labelOf={label}
          tokenOf={seat => TOKENS[seat]}
          onChange={players => change({ players })}
        />
        <BeginButton
          failure={failure()}
          isUnderWay={isUnderWay()}
          words={peopleWords(wishes(), SEATS, side)}
          onLink={() =>
            byLink({ game: 'claustrophobia', options: optionsOf(wishes()), seats: SEATS })
          }
        />
        <Agreed wishes={wishes()} onChange={setWishes} />
        <SeedField
          value={wishes().seed}
          hint={text().seedWords}
          onChange={seed => change({ seed })}
        />
      </form>
    </Panel>
  );
}

interface AgreedProps {
  readonly wishes: CaveMatchWishes;
  readonly onChange: (wishes: CaveMatchWishes) => void;
}

/** What experienced players agree on: the auction, a handicap, how often red areas open. */
function Agreed(props: AgreedProps) {
  return (
    <>
      <OneOf
        label={text().leading}
        value={props.wishes.auction}
        onChange={auction => props.onChange(withAuction(props.wishes, auction))}
        options={[
          { value: false, title: text().given, words: text().givenWords },
          { value: true, title: text().auction, words: text().auctionWords },
        ]}
      />
      <div>
        <OneOf<CaveMatchWishes['handicap']>
          label={text().handicap}
          value={props.wishes.handicap}
          onChange={handicap => props.onChange({ ...props.wishes, handicap })}
          options={[
            { value: 'none', title: text().none, words: text().noneWords },
            { value: 'human', title: text().hinderHuman, words: text().hinderHumanWords },
            ...(props.wishes.auction
              ? []
              : [
                  {
                    value: 'demon' as const,
                    title: text().hinderDemon,
                    words: text().hinderDemonWords,
                  },
                ]),
          ]}
        />
        <Show when={props.wishes.auction}>
          <p class="new-game-hint">
            {text().noHinder} <RuleLink id="CL-EXPERT-02" />
          </p>
        </Show>
      </div>
      <OneOf<CaveMatchWishes['red']>
        label={text().red}
        value={props.wishes.red}
        onChange={red => props.onChange({ ...props.wishes, red })}
        options={[
          { value: 'phase', title: text().phase, words: text().phaseWords },
          { value: 'game', title: text().game, words: text().gameWords },
        ]}
      />
    </>
  );
}
