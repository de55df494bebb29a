import { createEffect, createSignal, Index, on, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import { Token } from '../../components/Token.tsx';
import { WarriorCard } from '../../components/WarriorCard.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import type { MapIntent } from '../map/wishes.ts';
import { offersAbout } from '../offers/offers.ts';
import { faceOf } from '../pieces/faces.ts';
import { cancelledOf, hasActed } from '../seen/reading.ts';
import { humanWords, warriorName } from '../words/index.ts';
import { text } from './messages.ts';
import {
  blessingOf,
  dieInHand,
  dieOf,
  exhaustedWorth,
  fateOf,
  footOf,
  footWords,
  isTalentSpent,
  linesOf,
  mayTake,
  teamOf,
  worthOf,
  wouldGive,
} from './warriors.ts';
import './Warriors.css';

export interface WarriorsProps extends CaveDesk {
  readonly wishes: MapIntent;
  /** Gives the picked die to them, or does what a click on them means. */
  readonly onPick: (who: string, at: Element) => void;
}

const spokenOf = (props: WarriorsProps, who: string): string => {
  const view = props.table.snapshot().view;
  const fate = fateOf(view, who);
  const die = dieOf(view, who);
  return [
    warriorName(who, view),
    fate ? text()[fate] : die ? text().die(die) : text().noDie,
    cancelledOf(view, who).length > 0 && text().linesLost(cancelledOf(view, who)),
    promised(props, who) && text().wouldGive(promised(props, who)!),
    !fate && footOf(view, who)[1],
  ]
    .filter(Boolean)
    .join(', ');
};

/** What the die in hand would give them, if they may have it: its line as on their card, or exhaustion. */
function promised(props: WarriorsProps, who: string): string | null {
  const { view, legal } = props.table.snapshot();
  const die = dieInHand(view, props.choice.dice());
  return die !== undefined && mayTake(legal, who, die) ? wouldGive(view, who, die) : null;
}

/** One button over a card: it chooses the warrior, or gives them what is in hand. */
function Pick(props: WarriorsProps & { readonly who: string; readonly onLook?: () => void }) {
  return (
    <button
      type="button"
      class="warrior-pick"
      onPointerEnter={() => props.onLook?.()}
      onFocus={() => props.onLook?.()}
      data-pick={props.who}
      aria-label={spokenOf(props, props.who)}
      aria-pressed={props.choice.selected() === props.who}
      onClick={event => props.onPick(props.who, event.currentTarget)}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        props.onPick(props.who, event.currentTarget);
      }}
    />
  );
}

/** Whether something is offered about them: giving a die, a blessing, a blow. */
const isOffered = (props: WarriorsProps, who: string): boolean =>
  offersAbout(props.wishes.offers(), who, props.table.snapshot().view).length > 0;

/** The cards of the humans in a row. */
export function WarriorCards(props: WarriorsProps) {
  const view = () => props.table.snapshot().view;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no form
    <div class="warrior-cards" role="group" aria-label={text().warriors}>
      <Index each={teamOf(view())}>
        {who => (
          <div
            class="warrior-slot"
            data-offered={isOffered(props, who()) || undefined}
            data-fate={fateOf(view(), who()) ?? undefined}
            data-raised={props.choice.selected() === who() || undefined}
          >
            <Card {...props} who={who()} />
            <Show when={fateOf(view(), who())}>
              {fate => <span class="warrior-fate">{text()[fate()]}</span>}
            </Show>
            <Pick {...props} who={who()} />
          </div>
        )}
      </Index>
    </div>
  );
}

function Card(props: WarriorsProps & { readonly who: string; readonly lying?: boolean }) {
  const view = () => props.table.snapshot().view;
  const state = () => {
    if (props.choice.selected() === props.who) return 'selected' as const;
    return hasActed(view(), props.who) ? ('acted' as const) : undefined;
  };
  const die = () => dieOf(view(), props.who);
  const figures = () => props.table.snapshot().outlook?.figures[props.who];
  const weary = () => exhaustedWorth(view(), props.who, figures());
  const foot = () => {
    const [, words] = footOf(view(), props.who);
    const blessed = blessingOf(view(), props.who);
    if (blessed) return text().blessed[blessed];
    return isTalentSpent(view(), props.who) && words === humanWords(props.who).talent
      ? text().talentSpent(words)
      : words;
  };
  const worth = () => worthOf(figures());
  return (
    <WarriorCard
      name={warriorName(props.who, view())}
      figure={faceOf(view(), props.who)}
      lines={linesOf(props.who)}
      cancelled={cancelledOf(view(), props.who)}
      talentSign={footOf(view(), props.who)[0]}
      talent={foot()}
      about={footWords(view(), props.who)}
      lying={props.lying ?? false}
      {...(die() && { die: die()! })}
      {...(promised(props, props.who) && {
        offered: dieInHand(view(), props.choice.dice())!,
      })}
      {...(die() && worth() && { worth: worth()! })}
      {...(weary() && { exhausted: weary()! })}
      {...(state() && { state: state()! })}
    />
  );
}

/** The same as tabs with name, die and lines; the one looked at last lies open below them. */
export function WarriorTabs(props: WarriorsProps) {
  const view = () => props.table.snapshot().view;
  const [looked, setLooked] = createSignal<string | null>(null);
  createEffect(on(props.choice.selected, () => setLooked(null)));
  const shown = () => {
    const team = teamOf(view());
    const able = props.table.snapshot().outlook?.warriors.map(({ who }) => who) ?? [];
    return (
      team.find(who => who === looked()) ??
      team.find(who => who === props.choice.selected()) ??
      team.find(who => able.includes(who)) ??
      team[0]
    );
  };
  /** While dice are dealt: what the die in hand would give, else what the die that they have gives. */
  const figuresOf = (who: string): string | null => {
    if (fateOf(view(), who)) return null;
    const die = dieOf(view(), who);
    if (die === undefined) return promised(props, who);
    const now = props.table.snapshot().outlook?.figures[who];
    return now ? `${now.mvt}/${now.cbt}/${now.def}` : wouldGive(view(), who, die);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: cards are no form */}
      <div class="warrior-tabs" role="group" aria-label={text().warriors}>
        <Index each={teamOf(view())}>
          {who => (
            <div
              class="warrior-tab"
              data-shown={shown() === who() || undefined}
              data-offered={isOffered(props, who()) || undefined}
              data-spent={hasActed(view(), who()) || fateOf(view(), who()) !== null || undefined}
            >
              <Token {...faceOf(view(), who())} size={46} />
              <Show when={dieOf(view(), who())}>{die => <Die value={die()} size={26} />}</Show>
              <b class="warrior-tab-name">{warriorName(who(), view())}</b>
              <Show when={figuresOf(who())} fallback={<Pips {...props} who={who()} />}>
                {figures => <span class="warrior-tab-line">{figures()}</span>}
              </Show>
              <Show when={fateOf(view(), who())}>
                {fate => <span class="warrior-fate">{text()[fate()]}</span>}
              </Show>
              <Pick {...props} who={who()} onLook={() => setLooked(who())} />
            </div>
          )}
        </Index>
      </div>
      <Show when={shown()}>{who => <Card {...props} who={who()} lying />}</Show>
    </>
  );
}

function Pips(props: CaveDesk & { readonly who: string }) {
  const view = () => props.table.snapshot().view;
  return (
    <span class="warrior-pips" aria-hidden="true">
      <Index each={[1, 2, 3, 4, 5, 6]}>
        {line => (
          <i
            data-cancelled={cancelledOf(view(), props.who).includes(line()) || undefined}
            data-in-use={dieOf(view(), props.who) === line() || undefined}
          />
        )}
      </Index>
    </span>
  );
}
