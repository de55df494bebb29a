import type { Fault } from '@oubliette/kernel';
import { createResource, Match, Show, Switch } from 'solid-js';
import { AskFirst } from '../../components/AskFirst.tsx';
import { Button, LinkButton } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { language } from '../../i18n/language.ts';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { wordsOfFaults } from '../../match/fault/words.ts';
import { download, fileName } from '../../match/file.ts';
import { text as inMatch } from '../../table/menu/messages.ts';
import { text } from './messages.ts';

const ENTRANCE = '#/';

interface TroubleProps {
  readonly key: string;
  readonly faults: readonly Fault[];
  readonly onRetry: () => void;
}

/** A match that is not there, or cannot be read or opened; nothing is thrown away unasked. */
export function Trouble(props: TroubleProps) {
  const has = (code: string) => props.faults.some(fault => fault.code === code);
  const [matches] = createResource(() => props.key, matchesOf);
  const details = () => props.faults.map(({ at, text }) => `${at} ${text}`.trim()).join('\n');
  return (
    <Switch
      fallback={
        <Notice
          title={text().brokenTitle}
          text={`${wordsOfFaults(props.faults)} ${text().brokenText}`}
          details={details()}
          detailsTitle={text().details}
        >
          <BrokenWays key={props.key} matches={matches() ?? ENTRANCE} />
        </Notice>
      }
    >
      <Match when={has('match.unknown-key')}>
        <Notice title={text().goneTitle} text={text().goneText}>
          <LinkButton kind="primary" href={ENTRANCE}>
            {text().entrance}
          </LinkButton>
        </Notice>
      </Match>
      <Match when={props.faults.find(({ code }) => code === 'match.removed')}>
        {removed => (
          <Notice title={text().goneTitle} text={text().removedText(dayOf(removed()))}>
            <LinkButton kind="primary" href={ENTRANCE}>
              {text().entrance}
            </LinkButton>
          </Notice>
        )}
      </Match>
      <Match when={has('match.unreadable') || has('match.held-elsewhere')}>
        <Notice
          title={text().unreadableTitle}
          text={wordsOfFaults(props.faults)}
          details={details()}
          detailsTitle={text().details}
        >
          <Button kind="primary" onClick={props.onRetry}>
            {text().retry}
          </Button>
          <LinkButton href={matches() ?? ENTRANCE}>{text().allMatches}</LinkButton>
        </Notice>
      </Match>
    </Switch>
  );
}

/** When a match was thrown away. */
function dayOf({ params }: Fault): string {
  const at = new Date(Number(params?.removed));
  return at.toLocaleString(language(), { dateStyle: 'long', timeStyle: 'short' });
}

/** The page with all matches of the same game; the entrance where nobody knows the game. */
async function matchesOf(key: string): Promise<string> {
  const kept = await ask('list').catch(() => []);
  const game = kept.find(match => match.key === key)?.game;
  return game === undefined ? ENTRANCE : `#/${game}`;
}

function BrokenWays(props: { readonly key: string; readonly matches: string }) {
  const { attempt, failure } = createAttempt();

  const save = () =>
    attempt(async () => {
      const document = await ask('write', props.key);
      download({ name: fileName('match', new Date()), text: document ?? '' });
      return undefined;
    });

  const remove = () =>
    attempt(async () => {
      await ask('remove', props.key);
      location.hash = props.matches;
      return undefined;
    });

  return (
    <>
      <Button kind="primary" onClick={save}>
        {inMatch().save}
      </Button>
      <AskFirst
        label={text().remove}
        question={text().removeAsk}
        words={text().removeWords}
        yes={text().remove}
        no={text().cancel}
        danger
        onYes={remove}
      />
      <LinkButton href={props.matches}>{text().allMatches}</LinkButton>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </>
  );
}
