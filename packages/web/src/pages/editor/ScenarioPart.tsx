import { RULE_CHANGES } from '@oubliette/dungeon-twister';
import { For } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Select, TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import type { SetDraft } from '../../documents/draft.ts';
import { MazePart } from './MazePart.tsx';
import { text } from './messages.ts';
import { TeamPart } from './TeamPart.tsx';

const TARGETS = Array.from({ length: 20 }, (_, index) => `${index + 1}`);

interface PartProps {
  readonly draft: SetDraft;
  readonly onChange: (draft: SetDraft) => void;
}

/** The words, the maze, the forces and the conditions of a scenario. */
export function ScenarioPart(props: PartProps) {
  const change = (part: Partial<SetDraft>) => props.onChange({ ...props.draft, ...part });
  return (
    <>
      <Panel title={text().scenario} class="editor-words">
        <For each={['en', 'ru'] as const}>
          {language => (
            <>
              <TextField
                label={language === 'en' ? text().nameEn : text().nameRu}
                value={props.draft.names[language]}
                lang={language}
                maxlength="60"
                onInput={event =>
                  change({ names: { ...props.draft.names, [language]: event.currentTarget.value } })
                }
              />
              <label class="field">
                {language === 'en' ? text().storyEn : text().storyRu}
                <textarea
                  class="field-box"
                  rows="2"
                  lang={language}
                  maxlength="400"
                  value={props.draft.story[language]}
                  onInput={event =>
                    change({
                      story: { ...props.draft.story, [language]: event.currentTarget.value },
                    })
                  }
                />
              </label>
            </>
          )}
        </For>
      </Panel>
      <MazePart {...props} />
      <div class="editor-teams">
        <TeamPart {...props} seat="blue" />
        <TeamPart {...props} seat="yellow" />
      </div>
      <Button
        onClick={() => {
          const { blue } = props.draft.teams;
          change({ teams: { blue, yellow: blue.map(mirrored(props.draft.rooms.length)) } });
        }}
      >
        {text().copyTeam}
      </Button>
      <Panel title={text().conditions} class="editor-conditions">
        <Select
          label={text().target}
          value={`${props.draft.target}`}
          options={TARGETS.map(value => ({ value, label: value }))}
          onChange={target => change({ target: Number(target) })}
        />
        <For each={RULE_CHANGES}>
          {rule => (
            <Toggle
              on={props.draft.changes.includes(rule)}
              onChange={on => {
                const others = props.draft.changes.filter(other => other !== rule);
                change({ changes: on ? [...others, rule] : others });
              }}
            >
              {text().changes[rule]}
            </Toggle>
          )}
        </For>
      </Panel>
    </>
  );
}

type Member = SetDraft['teams']['blue'][number];

/** Seen from the other line the last room is the first one. */
const mirrored =
  (rooms: number) =>
  (member: Member): Member =>
    member.post.startsWith('R')
      ? { ...member, post: `R${rooms - 1 - Number(member.post.slice(1))}` }
      : member;
