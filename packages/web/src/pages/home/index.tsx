import type { PictogramName, TokenSide } from '@oubliette/art';
import { createSignal, For, Match, onMount, Switch } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { SharedDefs } from '../../components/Drawing.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { TileDefs } from '../../components/TileDefs.tsx';
import { Token } from '../../components/Token.tsx';
import { GAMES } from '../../games/index.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { matchName, standing } from '../../kept/standing.ts';
import { hasBegun } from '../../storage/lessons-done.ts';
import { caveField, cavePicture } from './cave-picture.ts';
import { Door } from './Door.tsx';
import { type FriendsMatch, friendsMatch, type KeptCount, whatIsKept } from './kept.ts';
import { text } from './messages.ts';
import { twisterField, twisterPicture } from './twister-picture.ts';
import { Well } from './Well.tsx';
import '../../components/Panel.css';
import './Home.css';

export function HomePage() {
  const [kept, setKept] = createSignal<KeptCount>({ matches: 0, latest: null });
  const [withFriends, setWithFriends] = createSignal<FriendsMatch | null>(null);
  onMount(async () => setKept(await whatIsKept()));
  onMount(async () => setWithFriends(await friendsMatch()));
  /** Somebody waits for an answer, or it was played last. */
  const online = () => {
    const match = withFriends();
    const { latest } = kept();
    return match && (match.waitsForMe || match.touched > (latest?.updated ?? 0)) ? match : null;
  };
  return (
    <div class="home">
      <SharedDefs />
      <TileDefs />
      <Well />
      <section class="home-hero">
        <h1>Oubliette</h1>
        <p class="home-tagline">{text().tagline}</p>
        <p class="home-intro">{text().intro}</p>
      </section>
      <section class="home-doors" aria-label={text().games}>
        <Door
          title={text().twister}
          words={text().twisterWords}
          picture={twisterPicture(writtenLanguage())}
          field={twisterField}
        >
          <LearnButton course="duel" />
          <LinkButton href="#/learn/duel/match">{text().firstMatch}</LinkButton>
          <LinkButton kind={hasBegun('duel') ? 'primary' : 'plain'} href="#/duel">
            {text().playDuel}
          </LinkButton>
          <LinkButton href="#/solo">{text().playSolo}</LinkButton>
          <LinkButton href="#/rules/dungeon-twister/duel">{text().readRules}</LinkButton>
        </Door>
        <Door
          title={text().claustrophobia}
          words={text().claustrophobiaWords}
          picture={cavePicture()}
          field={caveField}
        >
          <LearnButton course="claustrophobia" />
          <LinkButton href="#/learn/claustrophobia/match">{text().firstMatch}</LinkButton>
          <LinkButton
            kind={hasBegun('claustrophobia') ? 'primary' : 'plain'}
            href="#/claustrophobia"
          >
            {text().playCave}
          </LinkButton>
          <LinkButton href="#/rules/claustrophobia/rules">{text().readRules}</LinkButton>
        </Door>
      </section>
      <nav class="home-more" aria-label={text().more}>
        {/* One place for both: nothing moves when the match is found. */}
        <Switch fallback={<WayTo {...learn()} />}>
          <Match when={online()}>
            {match => (
              <Resume
                href={`#/online/${match().match}`}
                seat={match().seat ?? undefined}
                title={match().title}
                words={match().words}
              />
            )}
          </Match>
          <Match when={kept().latest}>
            {match => (
              <Resume
                href={`#/match/${match().key}`}
                seat={match().asked[0]}
                title={matchName(match())}
                words={standing(match())}
              />
            )}
          </Match>
        </Switch>
        <For each={[...(kept().matches > 0 ? [matches()] : []), ...ways()]}>
          {way => <WayTo {...way} />}
        </For>
      </nav>
    </div>
  );
}

/** Into the first lesson that is not done. */
function LearnButton(props: { readonly course: string }) {
  return (
    <LinkButton
      kind={hasBegun(props.course) ? 'plain' : 'primary'}
      href={`#/learn/${props.course}/next`}
    >
      {hasBegun(props.course) ? text().learnOn : text().learn}
    </LinkButton>
  );
}

/** Back to a match that goes on. */
function Resume(props: {
  readonly href: string;
  readonly seat: string | undefined;
  readonly title: string;
  readonly words: string;
}) {
  return (
    <a class="panel home-way" data-kind="resume" href={props.href}>
      <Token side={tokenSide(props.seat)} pictogram="torch" size={44} />
      <span>
        <b>{text().resume}</b>
        <span class="home-way-words">{props.title}</span>
        <span class="home-way-words">{props.words}</span>
      </span>
    </a>
  );
}

function WayTo(way: Way) {
  return (
    <a class="panel home-way" href={way.href}>
      <Pictogram name={way.sign} />
      <span>
        <b>{way.title}</b>
        <span class="home-way-words">{way.words}</span>
      </span>
    </a>
  );
}

/** Sides of the tokens whose seats are called otherwise. */
const TOKEN_SIDES: Readonly<Record<string, TokenSide>> = { human: 'humans' };

const tokenSide = (seat = 'yellow'): TokenSide => TOKEN_SIDES[seat] ?? (seat as TokenSide);

interface Way {
  readonly href: string;
  readonly sign: PictogramName;
  readonly title: string;
  readonly words: string;
}

const learn = (): Way => ({
  href: '#/learn',
  sign: 'boot-prints',
  title: text().lessons,
  words: text().lessonsWords,
});

/** For those who have some. */
const matches = (): Way => ({
  href: '#/matches',
  sign: 'boot-prints',
  title: text().matches,
  words: text().matchesWords,
});

/** Games with a picture of their own; the others are found among the ways. */
const WITH_DOOR = ['duel', 'solo', 'claustrophobia'];

const others = (): readonly Way[] =>
  GAMES.filter(({ id }) => !WITH_DOOR.includes(id)).map(({ id, names }) => ({
    href: `#/${id}`,
    sign: 'torch',
    title: names().whole,
    words: text().playCave,
  }));

const ways = (): readonly Way[] => [
  ...others(),
  { href: '#/friend', sign: 'backup', title: text().friend, words: text().friendWords },
  { href: '#/puzzles', sign: 'skeleton-key', title: text().puzzles, words: text().puzzlesWords },
  { href: '#/companion', sign: 'third-eye', title: text().companion, words: text().companionWords },
  { href: '#/cards', sign: 'pointy-hat', title: text().cards, words: text().cardsWords },
  { href: '#/editor', sign: 'treasure-map', title: text().editor, words: text().editorWords },
  { href: '#/rules', sign: 'torch', title: text().rulebooks, words: text().rulebooksWords },
  { href: '#/pieces', sign: 'rolling-dices', title: text().pieces, words: text().piecesWords },
];
