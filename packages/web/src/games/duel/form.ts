export { NewGamePage as FormPage } from '../../pages/newgame/index.tsx';
