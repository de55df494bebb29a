import { SharedDefs } from '../../components/Drawing.tsx';
import { TileDefs } from '../../components/TileDefs.tsx';
import { BoardPanels } from './BoardPanels.tsx';
import { CardPanels } from './CardPanels.tsx';
import { ControlPanels } from './ControlPanels.tsx';
import { text } from './messages.ts';
import { PalettePanels } from './PalettePanels.tsx';
import { SoundPanels } from './SoundPanels.tsx';
import { TablePanels } from './TablePanels.tsx';
import { TilePanels } from './TilePanels.tsx';
import { TokenPanels } from './TokenPanels.tsx';
import './Sheet.css';

export function SheetPage() {
  return (
    <div class="sheet">
      <SharedDefs />
      <TileDefs />
      <h1>{text().title}</h1>
      <div class="sheet-grid">
        <PalettePanels />
        <TokenPanels />
        <BoardPanels />
        <CardPanels />
        <TilePanels />
        <TablePanels />
        <ControlPanels />
        <SoundPanels />
      </div>
    </div>
  );
}
