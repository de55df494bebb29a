import { type CaveView, DEMONS, WARRIOR_NAMES } from '@oubliette/claustrophobia';
import { For, Show } from 'solid-js';
import { About } from '../../components/About.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Token } from '../../components/Token.tsx';
import { Wounds } from '../../components/Wounds.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { faceOf } from '../pieces/faces.ts';
import { demonCardOf, isOnMap, isTroglodyte } from '../seen/reading.ts';
import { areaWords, demonWords } from '../words/index.ts';
import { text } from './messages.ts';
import './ThreatPanel.css';

/** Areas of destiny whose work lasts: whether it is in force. */
const LASTING = {
  calm: ({ calm }: CaveView['facts']) => calm,
  speed: ({ speed }: CaveView['facts']) => speed > 0,
  legion: ({ legion }: CaveView['facts']) => legion !== 'none',
  claws: ({ claws }: CaveView['facts']) => claws,
  taste: ({ taste }: CaveView['facts']) => taste,
  burrowing: ({ burrowing }: CaveView['facts']) => burrowing,
  futile: ({ resistance }: CaveView['facts']) => resistance,
} as const;

/** The power of the demons: threat points, the Demon of the scenario, what destiny brought. */
export function ThreatPanel(props: CaveDesk) {
  const view = () => props.table.snapshot().view;
  const card = () => DEMONS[demonCardOf(view().facts.scenario) - 1];
  const figures = () => props.table.snapshot().outlook?.figures.D ?? card();
  const pack = () => WARRIOR_NAMES.filter(who => isTroglodyte(who) && isOnMap(view(), who)).length;
  const inForce = () =>
    (Object.keys(LASTING) as (keyof typeof LASTING)[]).filter(area => LASTING[area](view().facts));
  return (
    <Panel class="cave-panel threat-panel">
      <div class="threat-points">
        <Pictogram name="daemon-skull" />
        <b>{view().facts.tp}</b>
        <span>{text().tp(view().facts.tp)}</span>
      </div>
      <Show when={card()}>
        {demon => (
          <div class="threat-demon">
            <Token {...faceOf(view(), 'D')} size={44} />
            <div>
              <h3>
                <About
                  title={demonWords(view().facts.scenario).name}
                  words={demonWords(view().facts.scenario).words}
                >
                  {demonWords(view().facts.scenario).name}
                </About>
              </h3>
              <p>
                {figures()?.mvt} / {figures()?.cbt} / {figures()?.def}
                <Show when={!isOnMap(view(), 'D')}> · {text().notInPlay}</Show>
              </p>
              <Show when={isOnMap(view(), 'D')}>
                <Wounds taken={view().warriors.D?.wounds ?? 0} of={demon().health} />
              </Show>
            </div>
          </div>
        )}
      </Show>
      <p class="threat-rest">
        {text().troglodytes(pack())}
        <Show when={inForce().length > 0}>
          {' · '}
          <For each={inForce()}>
            {(area, index) => (
              <>
                {index() > 0 ? ', ' : ''}
                <About title={areaWords(area).name} words={areaWords(area).words}>
                  {areaWords(area).name}
                </About>
              </>
            )}
          </For>
        </Show>
      </p>
    </Panel>
  );
}
