import { render } from 'solid-js/web';
import './styles/tokens.css';
import './styles/high-contrast.css';
import './styles/fonts.css';
import './styles/base.css';
import { language, learn } from './i18n/language.ts';
import { wearAppearance } from './senses/appearance.ts';
import { Shell } from './shell/Shell.tsx';

const root = document.getElementById('root')!;
/** Texts that change their typeface under the reader's eyes push everything about. */
const FACES = [
  '500 24px "Alegreya SC"',
  '700 24px "Alegreya SC"',
  '500 16px "Alegreya Sans"',
  '700 16px "Alegreya Sans"',
];
const LONGEST_WAIT = 600;

/** The typefaces are there; on a slow line the page does not wait for them. */
function lettered(): Promise<unknown> {
  const sample = language() === 'ru' ? 'Ая' : 'Aa';
  const faces = FACES.map(face => document.fonts.load(face, `${sample} 1`).catch(() => []));
  const late = new Promise(done => setTimeout(done, LONGEST_WAIT));
  return Promise.race([Promise.all(faces), late]);
}

wearAppearance(document.documentElement);
void Promise.all([learn(language()), lettered()]).then(() => {
  render(() => <Shell />, root);
  root.querySelector('.waiting')?.remove();
});
