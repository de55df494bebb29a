import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Token } from '../../components/Token.tsx';
import { ask } from '../../match/ask.ts';
import { faultWords } from '../../match/fault-words.ts';
import { freshSeed } from '../../match/fresh.ts';
import { enterMatch } from '../enter.ts';
import { OneOf } from '../OneOf.tsx';
import { Briefing } from './Briefing.tsx';
import { recall, remember } from './memory.ts';
import { text } from './messages.ts';
import { ScenarioPicker } from './ScenarioPicker.tsx';
import { optionsOf, playersOf, SEATS, type Seat, type Wishes, withAuction } from './wishes.ts';

const TOKENS = {
  human: { side: 'humans', pictogram: 'pope-crown' },
  demon: { side: 'demon', pictogram: 'daemon-skull' },
} as const;

/** Everything two people agree on before they go down. */
export function CaveForm() {
  const [wishes, setWishes] = createSignal<Wishes>(recall());
  const [fault, setFault] = createSignal('');
  const change = (part: Partial<Wishes>) => setWishes(before => ({ ...before, ...part }));
  const setName = (seat: Seat, name: string) =>
    change({ players: { ...wishes().players, [seat]: name } });
  const label = (seat: Seat) => (wishes().auction ? text().bidder : text().player)[seat];

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    remember(wishes());
    const begun = await ask('begin', {
      game: 'claustrophobia',
      options: optionsOf(wishes()),
      seed: wishes().seed.trim() || freshSeed(),
      players: playersOf(wishes(), text().bidder),
      openTable: wishes().openTable,
    });
    if (begun.ok) enterMatch(begun.value);
    else setFault(faultWords(begun.faults));
  }

  return (
    <Panel title={text().newMatch} class="new-game-form">
      <form onSubmit={begin}>
        <ScenarioPicker value={wishes().scenario} onChange={scenario => change({ scenario })} />
        <Briefing scenario={wishes().scenario} auction={wishes().auction} />
        <div class="new-game-sides">
          <For each={SEATS}>
            {seat => (
              <div class="new-game-player">
                <Token {...TOKENS[seat]} size={56} />
                <TextField
                  label={label(seat)}
                  placeholder={text().nameHint}
                  value={wishes().players[seat]}
                  maxlength="24"
                  autocomplete="off"
                  onInput={event => setName(seat, event.currentTarget.value)}
                />
              </div>
            )}
          </For>
        </div>
        <div class="new-game-begin">
          <Button kind="primary" type="submit">
            {text().begin}
          </Button>
        </div>
        <Show when={fault()}>
          <p class="new-game-fault" role="alert">
            {fault()}
          </p>
        </Show>
        <OneOf
          label={text().screen}
          value={wishes().openTable}
          onChange={openTable => change({ openTable })}
          options={[
            { value: false, title: text().curtain, words: text().curtainWords },
            { value: true, title: text().open, words: text().openWords },
          ]}
        />
        <Agreed wishes={wishes()} onChange={setWishes} />
        <details class="new-game-more">
          <summary>{text().more}</summary>
          <TextField
            label={text().seed}
            value={wishes().seed}
            maxlength="100"
            spellcheck={false}
            autocomplete="off"
            onInput={event => change({ seed: event.currentTarget.value })}
          />
          <p class="new-game-hint">{text().seedWords}</p>
        </details>
      </form>
    </Panel>
  );
}

interface AgreedProps {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
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
        <OneOf<Wishes['handicap']>
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
      <OneOf<Wishes['red']>
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
