import { createEffect, createSignal, type JSX, on } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { playsFromHand } from '../offers/offers.ts';
import { roleOf } from '../seen/reading.ts';
import { Cards } from './Cards.tsx';
import { Destiny } from './Destiny.tsx';
import { text } from './messages.ts';
import { ThreatPanel } from './ThreatPanel.tsx';
import './Side.css';

type View = 'destiny' | 'cards';

/** The column beside the map: destiny or cards, the threat, the chronicle. */
export function Side(props: CaveDesk & { readonly chronicle: JSX.Element }) {
  const [shown, show] = createSignal<View>('destiny');
  const view = () => props.table.snapshot().view;
  const inHand = () => {
    const role = roleOf(view());
    return role ? view().hands[role].count : 0;
  };

  const isAskedForDice = () =>
    props.table.snapshot().legal.length > 0 && view().asked?.kind === 'destiny';

  /** What is asked for comes to the top. */
  createEffect(
    on(
      () => props.table.snapshot().legal.length > 0 && view().asked?.kind,
      kind => {
        if (kind === 'destiny') show('destiny');
        else if (kind && playsFromHand(props.table.snapshot(), null).length > 0) show('cards');
      },
    ),
  );

  return (
    <div class="cave-side" data-dice={isAskedForDice() || undefined}>
      <Panel class="cave-panel cave-side-top">
        <Tabs
          label={text().destiny}
          tabs={[
            { key: 'destiny', label: text().destiny },
            { key: 'cards', label: `${text().cards} · ${inHand()}` },
          ]}
          chosen={shown()}
          onChoose={show}
        >
          <Scroller axis="down" class="cave-side-scroll">
            {shown() === 'destiny' ? <Destiny {...props} /> : <Cards {...props} />}
          </Scroller>
        </Tabs>
      </Panel>
      <ThreatPanel {...props} />
      {props.chronicle}
    </div>
  );
}
