import type { Fault } from '@oubliette/kernel';
import { Show } from 'solid-js';
import { Button, LinkButton } from '../components/Button.tsx';
import { Notice } from '../shell/Notice.tsx';
import { ask } from './ask.ts';
import { faultWords } from './fault-words.ts';
import { download, fileName } from './file.ts';
import { AskFirst } from './menu/AskFirst.tsx';
import { text } from './messages.ts';

/** A match that is not there, or cannot be opened; nothing of it is thrown away unasked. */
export function Trouble(props: { readonly key: string; readonly faults: readonly Fault[] }) {
  const gone = () => props.faults.some(({ code }) => code === 'match.unknown-key');

  async function save(): Promise<void> {
    const document = await ask('write', props.key);
    download({ name: fileName('match', new Date()), text: document ?? '' });
  }

  async function remove(): Promise<void> {
    await ask('remove', props.key);
    location.hash = '#/duel';
  }

  return (
    <Show
      when={gone()}
      fallback={
        <Notice
          title={text().brokenTitle}
          text={`${faultWords(props.faults)} ${text().brokenText}`}
          details={props.faults.map(fault => `${fault.at} ${fault.text}`.trim()).join('\n')}
          detailsTitle={text().details}
        >
          <Button kind="primary" onClick={save}>
            {text().save}
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
          <LinkButton href="#/duel">{text().allMatches}</LinkButton>
        </Notice>
      }
    >
      <Notice title={text().goneTitle} text={text().goneText}>
        <LinkButton kind="primary" href="#/duel">
          {text().newMatch}
        </LinkButton>
      </Notice>
    </Show>
  );
}
