import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { cardText } from '../npc/card.ts';
import { NpcHead, Objectives } from './NpcCard.tsx';
import { Priorities } from './Priorities.tsx';
import './NpcSheet.css';

/** Somebody of the prison in the light: its whole card, with what and whom it prefers. */
export function NpcSheet(props: { readonly token: string; readonly wounded: boolean }) {
  return (
    <Panel class="duel-panel npc-sheet">
      <NpcHead token={props.token} wounded={props.wounded} />
      <Scroller axis="down" class="npc-sheet-body">
        <p>{cardText(props.token)}</p>
        <Objectives token={props.token} />
        <Priorities token={props.token} />
      </Scroller>
    </Panel>
  );
}
