import type { Shape } from '@oubliette/kernel';
import { Show, useContext } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { createAttempt } from '../../match/attempt.ts';
import type { MatchTable } from '../../match/contract.ts';
import { fileName, saveBlob } from '../../match/file.ts';
import { Pictured } from '../../match/pictured.ts';
import { text } from './messages.ts';

/** What whoever looks sees now, as a picture to send. */
export function PictureButtons(props: { readonly table: MatchTable<Shape> }) {
  const draw = useContext(Pictured);
  const { attempt, failure } = createAttempt();
  const save = (kind: 'png' | 'svg') =>
    attempt(async () => {
      const { game, view, options } = props.table.snapshot();
      const svg = (await draw!())(view, options);
      const picture =
        kind === 'svg'
          ? new Blob([svg], { type: 'image/svg+xml' })
          : await (await import('../../pictures/raster.ts')).pngOf(svg);
      saveBlob(fileName(game, new Date(), kind), picture);
      return undefined;
    });
  return (
    <Show when={draw}>
      <Button onClick={() => save('png')} title={text().pictureWords}>
        {text().picture('PNG')}
      </Button>
      <Button onClick={() => save('svg')} title={text().pictureWords}>
        {text().picture('SVG')}
      </Button>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </Show>
  );
}
