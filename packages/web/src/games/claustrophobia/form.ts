export { NewCavePage as FormPage } from '../../pages/newgame/claustrophobia/index.tsx';
