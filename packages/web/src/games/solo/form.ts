export { NewSoloPage as FormPage } from '../../pages/newgame/solo/index.tsx';
