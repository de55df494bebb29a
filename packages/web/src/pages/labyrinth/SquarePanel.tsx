import { sideLetters } from '@oubliette/art';
import { type Arrow, type Ground, planUnder } from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { Index, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { explorers, explorerToken } from './explorers.ts';
import { text } from './messages.ts';
import type { LabyrinthOffer } from './offers.ts';
import { ReachLegend } from './ReachLegend.tsx';
import type { LabyrinthSession } from './session.ts';
import { offerWords, squareWords } from './words.ts';
import './SquarePanel.css';

interface SquarePanelProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
}

/** The keys that do an offer at the bracket, for those who read the buttons. */
const caps: Partial<Record<LabyrinthOffer['sort'], string>> = {
  reveal: 'R',
  turn: 'G',
  'turn-twin': 'T',
  put: 'Enter',
  'pick-up': 'Enter',
};

/** Where each kind of ground is explained. */
const groundRules: Readonly<Record<Ground, string>> = {
  floor: 'DT-BOARD-06',
  gear: 'DT-ROT-03',
  pit: 'DT-PIT-01',
  line: 'DT-LINE-01',
  unrevealed: 'DT-BOARD-07',
  tree: 'DT-EXT-04',
  ice: 'DT-EXT-04',
  bridge: 'DT-EXT-04',
  pipe: 'DT-EXT-04',
  lava: 'DT-EXT-01',
  chasm: 'DT-EXT-01',
  water: 'DT-EXT-01',
  rocks: 'DT-EXT-01',
  monument: 'DT-EXT-02',
  block: 'DT-EXT-03',
  brazier: 'DT-MERC-21',
  armory: 'DT-MERC-20',
  mist: 'DT-PND-20',
  pentacle: 'DT-PND-24',
  fountain: 'DT-PND-23',
  rubble: 'DT-PND-08',
  'sun-trigger': 'DT-MERC-22',
  'moon-trigger': 'DT-MERC-22',
  'sun-pit': 'DT-MERC-22',
  'moon-pit': 'DT-MERC-22',
};

/** Which square this is, who stands there, and what can be done. */
export function SquarePanel(props: SquarePanelProps) {
  const { session } = props;
  const view = () => viewQuarters(props.geometry);
  const plan = () => planUnder(session.table().labyrinth);
  const words = () => squareWords(text(), session.shown(), plan(), view());
  const arrow = () => {
    const { position, room } = session.shown();
    return room && position !== null ? session.table().labyrinth.rooms[position]!.arrow : null;
  };
  return (
    <Panel class="maze-panel maze-here">
      <div class="maze-here-head">
        <Show when={session.shown().explorer}>
          {name => (
            <Token
              {...explorerToken(name())}
              letter={sideLetters[writtenLanguage()].yellow}
              size={52}
            />
          )}
        </Show>
        <div>
          <h2 class="panel-title">{words()[0]}</h2>
          <p class="maze-here-place">
            {words()[1].join(' · ')}
            <Show when={session.shown().ground === 'gear' && arrow()}>
              {way => <> · {text().turnsWay(way())}</>}
            </Show>
          </p>
        </div>
      </div>
      <Scroller axis="down" class="maze-here-body">
        <Scroller axis="across" class="maze-offers">
          <Index each={session.offers()}>
            {(offer, index) => (
              <Button
                size="small"
                kind={index === 0 && offer().main ? 'primary' : 'plain'}
                unavailable={offer().refusal !== null}
                onClick={() => session.take(offer())}
              >
                {offerWords(text(), offer(), view())}
                <Show when={offer().arrow}>{way => <TurnSign arrow={way()} />}</Show>
                <Show when={caps[offer().sort]}>{cap => <Keycap>{cap()}</Keycap>}</Show>
              </Button>
            )}
          </Index>
          <Show when={session.held()}>
            <Button size="small" kind="ghost" onClick={session.putBack}>
              {text().putBack} <Keycap>Esc</Keycap>
            </Button>
          </Show>
        </Scroller>
        <Show when={session.shown().explorer}>
          {name => (
            <p class="maze-here-text">
              <b>
                {explorers[name()].movement} {text().movement}
              </b>{' '}
              {text().abilities[name()]} <RuleLink id={explorers[name()].rule} />
            </p>
          )}
        </Show>
        <Show when={!session.shown().explorer && !session.held() && session.offers().length < 4}>
          <p class="maze-here-text maze-here-hint">
            {text().hints[session.shown().ground]}{' '}
            <RuleLink id={groundRules[session.shown().ground]} />
          </p>
        </Show>
        <Show when={session.held()}>
          {name => (
            <p class="maze-here-text">
              {text().holding(text().explorers[name()])} <ReachLegend />
            </p>
          )}
        </Show>
      </Scroller>
    </Panel>
  );
}

/** Which way a room will turn, for the eye and for the ear. */
function TurnSign(props: { readonly arrow: Arrow }) {
  return (
    <span>
      <span class="unseen">{text().offers.way(props.arrow)}</span>
      <span class="maze-way" aria-hidden="true">
        {props.arrow === 'clockwise' ? '↻' : '↺'}
      </span>
    </span>
  );
}
