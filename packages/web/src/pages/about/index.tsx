import { For } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { text } from './messages.ts';
import './About.css';

const links = {
  code: 'https://opensource.org/license/mit',
  art: 'https://opensource.org/license/mit',
  pictograms: 'https://game-icons.net',
  fonts: 'https://openfontlicense.org',
  solid: 'https://www.solidjs.com',
} as const;

export function AboutPage() {
  const credits = () => Object.keys(links) as (keyof typeof links)[];
  return (
    <div class="about">
      <h1>{text().title}</h1>
      <p class="about-intro">{text().intro}</p>
      <Panel title={text().noticeTitle}>
        <p>{text().notice}</p>
      </Panel>
      <Panel title={text().stateTitle}>
        <ul class="about-list">
          <For each={text().state}>{line => <li>{line}</li>}</For>
        </ul>
        <div class="about-ways">
          <LinkButton href="#/rules">{text().rulebooks}</LinkButton>
          <LinkButton href="#/pieces">{text().pieces}</LinkButton>
        </div>
      </Panel>
      <Panel title={text().rulesTitle}>
        <p>{text().rules}</p>
      </Panel>
      <Panel title={text().creditsTitle}>
        <dl class="about-credits">
          <For each={credits()}>
            {key => (
              <div>
                <dt>
                  <a href={links[key]}>{text().credits[key][0]}</a>
                </dt>
                <dd>{text().credits[key][1]}</dd>
              </div>
            )}
          </For>
        </dl>
      </Panel>
      <Panel title={text().privacyTitle}>
        <p>{text().privacy}</p>
      </Panel>
    </div>
  );
}
