import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { CardBack } from '../../components/CardBack.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Diamonds } from '../../components/Diamonds.tsx';
import { Die } from '../../components/Die.tsx';
import { DungeonCard } from '../../components/DungeonCard.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Wounds } from '../../components/Wounds.tsx';
import { text } from './messages.ts';
import { SheetPanel, Specimen } from './Specimen.tsx';

export function CardPanels() {
  return (
    <>
      <SheetPanel title={text().cards} columns={6}>
        <Card kind="action" value={4} />
        <Card kind="combat" value={3} />
        <Card kind="jump" />
        <Card kind="combat" value={5} chosen />
        <Card kind="combat" value={4} spent />
        <CardBack side="yellow" />
        <CardBack side="blue" />
        <CardBack side="prison" count={6} />
        <p class="sheet-note">{text().cardStates}</p>
      </SheetPanel>
      <SheetPanel title={text().dungeonCards} columns={6}>
        <DungeonCard
          kind="advantage"
          title={text().grenade}
          sign="grenade"
          words={text().grenadeWords}
        />
        <DungeonCard
          kind="event"
          title={text().caveIn}
          sign="falling-rocks"
          words={text().caveInWords}
        />
        <DungeonCard
          kind="gift"
          title={text().gather}
          sign="hunting-horn"
          words={text().gatherWords}
          price={3}
        />
        <DungeonCard
          kind="object"
          title={text().blunderbuss}
          sign="blunderbuss"
          words={text().blunderbussWords}
        />
      </SheetPanel>
      <SheetPanel title={text().dice} columns={5}>
        <Specimen name={text().die.action}>
          <Die value={5} />
        </Specimen>
        <Specimen name={text().die.destiny}>
          <Die value={3} face="blood" />
        </Specimen>
        <Specimen name={text().die.hit}>
          <Die value={6} mark="hit" />
        </Specimen>
        <Specimen name={text().die.miss}>
          <Die value={2} mark="miss" />
        </Specimen>
        <Specimen name={text().die.reroll}>
          <Die value={4} mark="reroll" />
        </Specimen>
      </SheetPanel>
      <SheetPanel title={text().buttons} columns={7}>
        <Button kind="primary" price={1}>
          {text().move}
        </Button>
        <Button price={1}>
          {text().jumpButton}
          <Pictogram name="jump-across" />
          <span class="unseen">{text().jumpCard}</span>
        </Button>
        <Button data-show="hover">{text().hover}</Button>
        <Button data-show="pressed">{text().pressed}</Button>
        <Button data-show="focus">{text().focus}</Button>
        <Button kind="danger">{text().attack}</Button>
        <Button kind="ghost">{text().quiet}</Button>
        <Button unavailable>{text().notNow}</Button>
      </SheetPanel>
      <SheetPanel title={text().counters} columns={12}>
        <Diamonds left={3} of={5} big />
        <Diamonds left={2} of={4} />
        <Shields side="yellow" won={3} of={5} />
        <Shields side="blue" won={2} of={5} />
        <Shields side="prison" won={1} of={5} />
        <Wounds taken={1} of={4} />
        <Chip sign="lasso">{text().rope}</Chip>
        <Chip verdict="good">{text().die.hit}</Chip>
        <Chip verdict="bad">{text().die.miss}</Chip>
        <Keycap>U</Keycap>
        <Keycap>Esc</Keycap>
      </SheetPanel>
    </>
  );
}
