import type { Shape } from '@oubliette/kernel';
import { createSignal, Show, useContext } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { createAttempt } from '../match/attempt.ts';
import type { MatchTable } from '../match/contract.ts';
import { fileName, saveBlob } from '../match/file.ts';
import { Pictured, type PictureOf } from '../match/pictured.ts';
import { text } from './replay/messages.ts';

/** Frames of an animation at most: a long match is told in longer steps. */
const FRAMES = 80;

/** The match as whoever looks sees it, moment by moment, as a short animation to send. */
export function FilmButton(props: { readonly table: MatchTable<Shape> }) {
  const draw = useContext(Pictured);
  const { attempt, isUnderWay, failure } = createAttempt();
  const [done, setDone] = createSignal({ frames: 0, of: 0 });

  /** The replay goes by while it is drawn, and then stands where it was. */
  async function frames(pictureOf: PictureOf): Promise<readonly string[]> {
    const { moment: here, last } = props.table.snapshot();
    const step = Math.max(1, Math.ceil(last / FRAMES));
    const documents: string[] = [];
    for (let moment = 0; moment < last + step; moment += step) {
      await props.table.look(Math.min(moment, last));
      const { view, options } = props.table.snapshot();
      const svg = pictureOf(view, options);
      if (svg !== documents.at(-1)) documents.push(svg);
    }
    await props.table.look(here);
    return documents;
  }

  const film = () =>
    attempt(async () => {
      setDone({ frames: 0, of: 0 });
      const [pictureOf, { gifOf }] = await Promise.all([
        draw!(),
        import('../pictures/animation.ts'),
      ]);
      const documents = await frames(pictureOf);
      const gif = await gifOf(documents, count => setDone({ frames: count, of: documents.length }));
      saveBlob(fileName(props.table.snapshot().game, new Date(), 'gif'), gif);
      return undefined;
    });

  return (
    <Show when={draw}>
      <Button onClick={film} unavailable={isUnderWay()}>
        {isUnderWay() ? text().filming(done().frames, done().of) : text().film}
      </Button>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </Show>
  );
}
