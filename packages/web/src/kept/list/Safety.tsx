import { createResource, createSignal, For, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { language } from '../../i18n/language.ts';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { download, fileName } from '../../match/file.ts';
import { drawersHere } from '../../storage/drawers.ts';
import { lastSaved, markSaved, wantsSaving } from './last-saved.ts';
import { text } from './messages.ts';
import './Safety.css';

interface SafetyProps {
  readonly matches: number;
  /** When one of them was last played. */
  readonly played: number;
}

/** Below the list: what came back, what is damaged, and a way to keep everything elsewhere. */
export function Safety(props: SafetyProps) {
  const [damaged] = createResource(
    () => props.matches,
    () => ask('damaged'),
    { initialValue: [] },
  );
  const [recovered, { mutate }] = createResource(() => ask('recovered'));
  const [saved, setSaved] = createSignal(lastSaved());
  const { attempt, failure } = createAttempt();

  const understood = async () => {
    await ask('toldOfRecovery');
    mutate(0);
  };

  const save = () =>
    attempt(async () => {
      download({ name: fileName('all', new Date()), text: await ask('archive', drawersHere()) });
      setSaved(markSaved());
      return undefined;
    });

  const words = () => {
    const at = saved();
    if (at === 0) return text().neverSaved;
    return text().lastSaved(new Date(at).toLocaleDateString(language(), { dateStyle: 'long' }));
  };

  return (
    <div class="safety">
      <Show when={recovered()}>
        {count => (
          <div class="safety-news" role="status">
            <p>{text().recovered(count())}</p>
            <Button size="small" onClick={understood}>
              {text().understood}
            </Button>
          </div>
        )}
      </Show>
      <For each={damaged()}>
        {key => (
          <div class="safety-news">
            <p>{text().damaged}</p>
            <LinkButton size="small" href={`#/match/${key}`}>
              {text().lookAtDamaged}
            </LinkButton>
          </div>
        )}
      </For>
      <p data-wanted={wantsSaving(props.matches, props.played, saved()) || undefined}>
        {text().onlyHere} {words()}
      </p>
      <Button size="small" onClick={save}>
        {text().saveAll}
      </Button>
      <Show when={failure()}>
        <p class="kept-failure" role="alert">
          {failure()}
        </p>
      </Show>
    </div>
  );
}
