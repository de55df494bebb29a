import { render } from 'solid-js/web';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { language, learn } from './i18n/language.ts';
import { Shell } from './shell/Shell.tsx';

const root = document.getElementById('root')!;
void learn(language()).then(() => {
  render(() => <Shell />, root);
  root.querySelector('.waiting')?.remove();
});
