import type { Trace } from '@oubliette/dungeon-twister';
import { createMemo, For, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { isHurt } from '../../duel/panels/PieceToken.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { NpcHead } from '../card/NpcCard.tsx';
import { Priorities } from '../card/Priorities.tsx';
import { combatForeseen } from '../combat/ahead.ts';
import type { CombatOnHold } from '../combat/hold.ts';
import { ToCome } from '../combat/ToCome.tsx';
import { cardText, mottoOf } from '../npc/card.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { viewAsDuel } from '../seen/view-as-duel.ts';
import { meansOf } from '../way/means.ts';
import type { Reasoning } from '../way/reasoning.ts';
import { text as words } from '../words/messages.ts';
import { lostWords } from '../words/sentences.ts';
import { text } from './messages.ts';
import { Reasons } from './Reasons.tsx';
import './WhyPanel.css';

interface WhyProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
  readonly hold: CombatOnHold;
}

export function whyTitle({ pointed, reasoned }: Reasoning): string {
  const token = pointed() ?? reasoned()?.token;
  if (!token) return text().title;
  const name = pieceName(token);
  return pointed() ? words().trace.forecast(name) : words().trace.title(name);
}

const aimOf = ({ choice }: Trace): string | null => choice && words().aims[choice.aim];

/** “Why did Puny Ed do that?”, or what somebody would do now. */
export function WhyPanel(props: WhyProps) {
  return (
    <Panel class="duel-panel why" title={whyTitle(props.reasoning)}>
      <Scroller axis="down" class="why-body">
        <Why {...props} />
      </Scroller>
    </Panel>
  );
}

export function Why(props: WhyProps) {
  const { reasoning } = props;
  const view = () => props.table.snapshot().view;
  const ahead = createMemo(() => {
    if (reasoning.pointed() === null) return props.hold.waiting();
    const foreseen = reasoning.reasoned()?.foreseen;
    return foreseen ? combatForeseen(foreseen) : null;
  });
  const nothingYet = () => {
    if (reasoning.isThinking()) return text().thinking;
    const token = reasoning.pointed();
    if (token === null) return text().empty;
    return isHurt(viewAsDuel(view()), token) ? text().wounded : text().idle;
  };
  return (
    <>
      <Show when={reasoning.pointed()}>
        {token => (
          <div class="why-who">
            <NpcHead token={token()} wounded={isHurt(viewAsDuel(view()), token())} />
            <Show when={mottoOf(token())}>{motto => <p class="why-motto">{motto()}</p>}</Show>
            <p>{cardText(token())}</p>
            <p>{words().trace.forecastHint}</p>
          </div>
        )}
      </Show>
      <For
        each={[reasoning.reasoned()].filter(each => each !== null)}
        fallback={<p class="why-empty">{nothingYet()}</p>}
      >
        {reasoned => (
          <>
            <For each={reasoned.earlier}>
              {(trace, index) => (
                <details class="why-earlier">
                  <summary>{text().earlier(aimOf(trace), index() === 0)}</summary>
                  <Reasons trace={trace} view={view()} />
                </details>
              )}
            </For>
            <Reasons
              trace={reasoned.trace}
              view={view()}
              means={reasoned.way ? meansOf(reasoned.way, view()) : []}
              onPoint={reasoning.showLook}
            />
            <Show when={reasoned.lost}>
              {lost => (
                <p class="why-lost">
                  {words().told.stops(pieceName(reasoned.token), lost().ap, lostWords(lost().rule))}{' '}
                  <RuleLink id={lost().rule} />
                </p>
              )}
            </Show>
            <Priorities token={reasoned.token} />
          </>
        )}
      </For>
      <Show when={ahead()} keyed>
        {fight => <ToCome ahead={fight} view={view()} />}
      </Show>
    </>
  );
}
