import { render } from 'solid-js/web';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { Shell } from './shell/Shell.tsx';

const root = document.getElementById('root')!;
render(() => <Shell />, root);
root.querySelector('.waiting')?.remove();
