import type { MatchCard } from '@oubliette/host';
import { createSignal, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { gameCalled } from '../../games/index.ts';
import { language } from '../../i18n/language.ts';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import type { Players } from '../../match/contract.ts';
import { download, fileName } from '../../match/file.ts';
import { matchName, standing } from '../standing.ts';
import { text } from './messages.ts';
import { NamesDialog } from './NamesDialog.tsx';

interface KeptRowProps {
  readonly match: MatchCard;
  /** Whether its game is said: it stands beside those of others. */
  readonly named: boolean;
  readonly onChange: () => void;
}

/** One kept match: go on with it, name its players, save it, throw it away. */
export function KeptRow(props: KeptRowProps) {
  const [asks, setAsks] = createSignal<'names' | 'remove' | null>(null);
  const close = () => setAsks(null);
  const when = () =>
    new Date(props.match.updated).toLocaleString(language(), {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });

  const { attempt, failure } = createAttempt();

  const save = () =>
    attempt(async () => {
      const document = await ask('write', props.match.key);
      if (document === null) return text().goneMeanwhile;
      const name = fileName(props.match.game, new Date(props.match.updated));
      download({ name, text: document });
      return undefined;
    });

  const remove = () =>
    attempt(async () => {
      close();
      await ask('remove', props.match.key);
      props.onChange();
      return undefined;
    });

  async function rename(players: Players): Promise<undefined> {
    close();
    const { key, openTable } = props.match;
    await ask('rename', key, { players, openTable });
    props.onChange();
  }

  return (
    <li class="kept-row">
      <div class="kept-words">
        <b>{matchName(props.match)}</b>
        <span>
          <Show when={props.named}>
            {gameCalled(props.match.game)?.names().short ?? props.match.game} ·{' '}
          </Show>
          {standing(props.match)}
        </span>
        <span class="kept-when">{when()}</span>
      </div>
      <div class="kept-ways">
        <LinkButton size="small" href={`#/match/${props.match.key}`}>
          {props.match.winners === null ? text().resume : text().lookAt}
        </LinkButton>
        <Button size="small" kind="ghost" onClick={() => setAsks('names')}>
          {text().rename}
        </Button>
        <Button
          size="small"
          kind="ghost"
          aria-label={text().saveName(matchName(props.match))}
          onClick={save}
        >
          {text().save}
        </Button>
        <Button size="small" kind="ghost" onClick={() => setAsks('remove')}>
          {text().remove}
        </Button>
      </div>
      <Show when={failure()}>
        <p class="kept-failure" role="alert">
          {failure()}
        </p>
      </Show>
      <NamesDialog
        match={props.match}
        open={asks() === 'names'}
        onClose={close}
        onKeep={players => attempt(() => rename(players))}
      />
      <Dialog
        title={text().removeAsk(matchName(props.match))}
        open={asks() === 'remove'}
        onClose={close}
      >
        <p>{text().removeWords}</p>
        <div class="kept-dialog-ways">
          <Button onClick={close}>{text().cancel}</Button>
          <Button onClick={save}>{text().save}</Button>
          <Button kind="danger" onClick={remove}>
            {text().remove}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
