import type { PictogramName } from '@oubliette/art';
import { DEMON_SIGNS, HUMAN_SIGNS } from '@oubliette/claustrophobia/drawing';
import { For, type JSX, Show } from 'solid-js';
import { FORCES, type ScenarioForces } from '../../../claustrophobia/pieces/forces.ts';
import { GIFT_SIGNS, OBJECT_SIGNS } from '../../../claustrophobia/pieces/signs.ts';
import {
  demonCardWords,
  giftWords,
  objectOf,
  objectWords,
  type ScenarioId,
  scenarioWords,
  wholeHumanName,
} from '../../../claustrophobia/words/index.ts';
import { Pictogram } from '../../../components/Pictogram.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { Token } from '../../../components/Token.tsx';
import { byLotWords } from './by-lot.ts';
import { text } from './messages.ts';
import type { ScenarioChoice } from './wishes.ts';
import './Briefing.css';

interface BriefingProps {
  readonly scenario: ScenarioChoice;
  /** The humans are auctioned: nobody knows their team yet. */
  readonly auction: boolean;
}

/** The card of a scenario: what it is about, who goes, who waits, and how each side wins. */
export function Briefing(props: BriefingProps) {
  return (
    <article class="briefing" aria-live="polite">
      <Show
        when={props.scenario !== 'random' && props.scenario}
        keyed
        fallback={
          <>
            <h2>{byLotWords().name}</h2>
            <p class="briefing-task">{byLotWords().words}</p>
            <p>{text().byLotWords}</p>
          </>
        }
      >
        {scenario => <Told scenario={scenario} auction={props.auction} />}
      </Show>
    </article>
  );
}

function Told(props: { readonly scenario: ScenarioId; readonly auction: boolean }) {
  const words = () => scenarioWords(props.scenario);
  const forces = () => FORCES[props.scenario];
  return (
    <>
      <header class="briefing-head">
        <span>{text().number(Number(props.scenario.slice(1)))}</span>
        <h2>{words().name}</h2>
        <p class="briefing-task">{words().words}</p>
      </header>
      <div class="briefing-forces">
        <Side title={text().humans}>
          <Show when={!props.auction} fallback={<p>{text().builtTeam}</p>}>
            <Team forces={forces()} />
          </Show>
        </Side>
        <Side title={text().demons}>
          <Horde forces={forces()} />
        </Side>
      </div>
      <dl class="briefing-ends">
        <End title={text().humansWin} words={words().humansWin} />
        <End title={text().demonsWin} words={words().demonsWin} />
        <Show when={words().draw}>{draw => <End title={text().draw} words={draw()} />}</Show>
      </dl>
      <h3>{text().special}</h3>
      <ul class="briefing-rules">
        <For each={words().rules}>
          {([title, rule]) => (
            <li>
              <b>{title}.</b> {rule}
            </li>
          )}
        </For>
      </ul>
      <p class="briefing-link">
        {text().whole}: <RuleLink id={props.scenario} />
      </p>
    </>
  );
}

function Side(props: { readonly title: string; readonly children: JSX.Element }) {
  return (
    <section class="briefing-side">
      <h3>{props.title}</h3>
      {props.children}
    </section>
  );
}

function Team(props: { readonly forces: ScenarioForces }) {
  return (
    <ul class="briefing-team">
      <For each={props.forces.team}>
        {([who, object]) => (
          <li>
            <Token side="humans" pictogram={HUMAN_SIGNS[who.slice(0, 2)]!} size={44} />
            <span>
              {wholeHumanName(who)}
              <Show when={object}>
                {carried => (
                  <Sign
                    name={OBJECT_SIGNS[objectOf(carried())]}
                    words={objectWords(carried()).name}
                  />
                )}
              </Show>
            </span>
          </li>
        )}
      </For>
      <For each={props.forces.gifts}>
        {gift => (
          <li class="briefing-gift">
            <Sign
              name={GIFT_SIGNS[Number(gift.slice(1)) - 1]!}
              words={giftWords(gift).name}
              title={giftWords(gift).words}
            />
          </li>
        )}
      </For>
      <li class="briefing-gift">
        <Sign name="prayer" words={text().cards(props.forces.advantages)} />
      </li>
    </ul>
  );
}

function Horde(props: { readonly forces: ScenarioForces }) {
  return (
    <ul class="briefing-team">
      <li>
        <Token side="troglodytes" pictogram="troglodyte" size={44} />
        <span>{text().threat}</span>
      </li>
      <Show
        when={props.forces.demon}
        fallback={
          <li>
            <Token side="demon" pictogram="screaming" size={44} />
            <span>{text().noDemon}</span>
          </li>
        }
      >
        {demon => (
          <li>
            <Token side="demon" pictogram={DEMON_SIGNS[Number(demon().id.slice(1))]!} size={44} />
            <span>
              <b>{demonCardWords(demon().id).name}</b>
              {(demon().bought ? text().bought : text().placed)(demon().most)}
              <em>{demonCardWords(demon().id).words}</em>
            </span>
          </li>
        )}
      </Show>
    </ul>
  );
}

function Sign(props: {
  readonly name: PictogramName;
  readonly words: string;
  readonly title?: string;
}) {
  return (
    <span class="briefing-sign" title={props.title}>
      <Pictogram name={props.name} />
      {props.words}
    </span>
  );
}

function End(props: { readonly title: string; readonly words: string }) {
  return (
    <>
      <dt>{props.title}</dt>
      <dd>{props.words}</dd>
    </>
  );
}
