import { For, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { isHurt } from '../../duel/panels/PieceToken.tsx';
import { pieceName } from '../../duel/words/index.ts';
import type { SoloTableOf } from '../as-duel.ts';
import { cardWords } from '../npc/card.ts';
import { NpcHead } from '../npc/NpcCard.tsx';
import type { Reasoning } from '../reasoning.ts';
import { viewAsDuel } from '../view-as-duel.ts';
import { text as words } from '../words/messages.ts';
import { text } from './messages.ts';
import { Reasons } from './Reasons.tsx';
import './WhyPanel.css';

interface WhyProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
}

/** “Why did Puny Ed do that?”, or what somebody would do now. */
export function WhyPanel(props: WhyProps) {
  const title = () => {
    const token = props.reasoning.pointed() ?? props.reasoning.reasoned()?.token;
    if (!token) return text().title;
    const name = pieceName(token);
    return props.reasoning.pointed() ? words().trace.forecast(name) : words().trace.title(name);
  };
  return (
    <Panel class="duel-panel why" title={title()}>
      <Scroller axis="down" class="why-body">
        <Why {...props} />
      </Scroller>
    </Panel>
  );
}

export function Why(props: WhyProps) {
  const { reasoning } = props;
  const view = () => viewAsDuel(props.table.snapshot().view);
  return (
    <>
      <Show when={reasoning.pointed()}>
        {token => (
          <div class="why-who">
            <NpcHead token={token()} wounded={isHurt(view(), token())} />
            <p class="why-motto">“{cardWords(token()).motto}”</p>
            <p>{cardWords(token()).text}</p>
            <p>{words().trace.forecastHint}</p>
          </div>
        )}
      </Show>
      <For
        each={[reasoning.reasoned()].filter(each => each !== null)}
        fallback={
          <p class="why-empty">{reasoning.isThinking() ? text().thinking : text().empty}</p>
        }
      >
        {reasoned => <Reasons trace={reasoned.trace} />}
      </For>
    </>
  );
}
