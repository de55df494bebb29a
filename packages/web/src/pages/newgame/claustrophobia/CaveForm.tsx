import { createSignal, Show } from 'solid-js';
import { OneOf } from '../../../components/OneOf.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { createAttempt } from '../../../match/attempt.ts';
import { begin, byLink } from '../begin.ts';
import {
  BeginButton,
  EverythingElse,
  FriendlyChoice,
  OpponentChoice,
  PlayerNames,
  SeedField,
  SideChoice,
} from '../fields.tsx';
import { Briefing } from './Briefing.tsx';
import { beginWords } from './begin-words.ts';
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

/** Whether the card of a scenario has room beside everything else; on a phone it is unfolded. */
const isRoomy = () => matchMedia('(width >= 900px)').matches;

/** Everything two people agree on before they go down. */
export function CaveForm() {
  const [wishes, setWishes] = createSignal<CaveMatchWishes>(recall());
  const { attempt, isUnderWay, failure } = createAttempt();
  const change = (part: Partial<CaveMatchWishes>) => setWishes(before => ({ ...before, ...part }));
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
        <OpponentChoice seats={SEATS} value={wishes()} onChange={change} />
        <Show when={wishes().opponent}>
          {opponent => (
            <SideChoice
              seats={SEATS}
              labelOf={seat => (wishes().auction ? text().ownBid : text().ownSides)[seat]}
              value={opponent()}
              onChange={changed => change({ opponent: changed })}
            />
          )}
        </Show>
        <details class="new-game-more" open={isRoomy()}>
          <summary>{text().card}</summary>
          <Briefing scenario={wishes().scenario} auction={wishes().auction} />
        </details>
        <EverythingElse words={text().elseWords}>
          <Show when={wishes().opponent}>
            {opponent => (
              <FriendlyChoice
                value={opponent()}
                onChange={changed => change({ opponent: changed })}
              />
            )}
          </Show>
          <PlayerNames
            seats={SEATS.filter(seat => seat !== wishes().opponent?.seat)}
            names={wishes().players}
            labelOf={label}
            tokenOf={seat => TOKENS[seat]}
            onChange={players => change({ players })}
          />
          <Agreed wishes={wishes()} onChange={setWishes} />
          <SeedField
            value={wishes().seed}
            hint={text().seedWords}
            onChange={seed => change({ seed })}
          />
        </EverythingElse>
        <BeginButton
          failure={failure()}
          isUnderWay={isUnderWay()}
          words={beginWords(wishes())}
          onLink={() =>
            byLink({ game: 'claustrophobia', options: optionsOf(wishes()), seats: SEATS })
          }
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
