import type { Duelist } from '@oubliette/dungeon-twister';
import { createSignal, For } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ObjectChip, Token } from '../../components/Token.tsx';
import type { SetDraft, StartingPost, TeamMember } from '../../documents/draft.ts';
import { pieceName } from '../../duel/words/index.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { isPerson, pictureOf } from './likenesses.ts';
import { text } from './messages.ts';
import { KNOWN } from './piece-draft.ts';
import '@oubliette/dungeon-twister/drawing/original-set';
import './TeamPart.css';

/** Everybody and everything of our sets, once. */
const OURS = [...KNOWN.characters, ...KNOWN.objects];

interface TeamPartProps {
  readonly draft: SetDraft;
  readonly seat: Duelist;
  readonly onChange: (draft: SetDraft) => void;
}

/** Who belongs to a side, and where everybody is when the match begins. */
export function TeamPart(props: TeamPartProps) {
  const [next, setNext] = createSignal(OURS[0]!);
  const team = () => props.draft.teams[props.seat];
  const own = () => [...props.draft.characters, ...props.draft.objects];
  const nameOf = (piece: string): string =>
    own().find(({ id }) => id === piece)?.names[writtenLanguage()] ?? pieceName(`B:${piece}`);
  const change = (members: readonly TeamMember[]) =>
    props.onChange({ ...props.draft, teams: { ...props.draft.teams, [props.seat]: members } });
  const isCharacter = (piece: string) =>
    props.draft.characters.some(({ id }) => id === piece) || KNOWN.characters.includes(piece);

  const posts = (piece: string): { value: StartingPost; label: string }[] => [
    { value: '', label: text().posts[''] },
    ...(isCharacter(piece) ? [{ value: 'start' as const, label: text().posts.start }] : []),
    ...props.draft.rooms.map((_, place) => ({
      value: `R${place}` as const,
      label: text().under(`R${place}`),
    })),
  ];

  return (
    <Panel title={text().team[props.seat]} class="editor-team">
      <ul>
        <For each={team()}>
          {(member, index) => (
            <li class="editor-member">
              <PieceFace
                seat={props.seat}
                likeness={likenessOf(props.draft, member.piece)}
                isPerson={isPerson(props.draft, member.piece)}
              />
              <span>{nameOf(member.piece)}</span>
              <Select<StartingPost>
                label={text().postOf(nameOf(member.piece))}
                value={member.post}
                options={posts(member.piece)}
                onChange={post => change(team().with(index(), { ...member, post }))}
              />
              <Button
                size="small"
                kind="ghost"
                aria-label={text().dismiss(nameOf(member.piece))}
                onClick={() => change(team().toSpliced(index(), 1))}
              >
                ×
              </Button>
            </li>
          )}
        </For>
      </ul>
      <div class="editor-add">
        <Select
          label={text().addTo[props.seat]}
          value={next()}
          options={[...own().map(({ id }) => id), ...OURS].map(value => ({
            value,
            label: nameOf(value),
          }))}
          onChange={setNext}
        />
        <Button onClick={() => change([...team(), { piece: next(), post: '' }])}>
          {text().add}
        </Button>
      </div>
    </Panel>
  );
}

/** The known piece whose picture a piece borrows; known ones have their own. */
function likenessOf({ characters, objects }: SetDraft, piece: string): string {
  return [...characters, ...objects].find(({ id }) => id === piece)?.likeness ?? piece;
}

interface PieceFaceProps {
  readonly seat: 'blue' | 'yellow';
  readonly likeness: string;
  readonly isPerson: boolean;
}

export function PieceFace(props: PieceFaceProps) {
  const pictogram = () => pictureOf(props.likeness);
  return (
    <>
      {props.isPerson ? (
        <Token side={props.seat} pictogram={pictogram()} size={36} />
      ) : (
        <ObjectChip side={props.seat} pictogram={pictogram()} size={32} />
      )}
    </>
  );
}
