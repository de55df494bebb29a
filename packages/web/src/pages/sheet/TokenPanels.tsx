import { sideLetters, type TokenSide, type DrawnToken as TokenState } from '@oubliette/art';
import { characterPictograms, objectPictograms } from '@oubliette/dungeon-twister/drawing';
import '@oubliette/dungeon-twister/drawing/original-set';
import { FaceDownToken, ObjectChip, Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { text } from './messages.ts';
import { Named, SheetPanel, Specimen } from './Specimen.tsx';

const { naga, colossus, mekanork, cleric, banshee } = characterPictograms;
const SIZE = 56;

const letter = (side: TokenSide) => sideLetters[writtenLanguage()][side];

const ofSides: Record<TokenSide, TokenState> = {
  yellow: { side: 'yellow', pictogram: naga },
  blue: { side: 'blue', pictogram: naga },
  purple: { side: 'purple', pictogram: naga },
  green: { side: 'green', pictogram: naga },
  red: { side: 'red', pictogram: naga },
  prison: { side: 'prison', pictogram: naga },
  neutral: { side: 'neutral', pictogram: naga },
  humans: { side: 'humans', pictogram: 'pope-crown' },
  troglodytes: { side: 'troglodytes', pictogram: 'troglodyte' },
  demon: { side: 'demon', pictogram: 'daemon-skull' },
};

const inStates: Record<keyof ReturnType<typeof text>['tokenState'], TokenState> = {
  ready: { side: 'yellow', pictogram: colossus },
  selected: { side: 'yellow', pictogram: colossus, selected: true },
  wounded: { side: 'yellow', pictogram: naga, wounded: true },
  carries: {
    side: 'yellow',
    pictogram: colossus,
    carries: { side: 'blue', pictogram: objectPictograms.key },
  },
  carriesWounded: {
    side: 'yellow',
    pictogram: colossus,
    carriesWounded: { side: 'yellow', pictogram: cleric },
  },
  target: { side: 'blue', pictogram: banshee, badge: 'target' },
  ghost: { side: 'prison', pictogram: naga, ghost: true },
  danger: { side: 'yellow', pictogram: mekanork, inDanger: true },
  acted: { side: 'yellow', pictogram: cleric, acted: true },
  exhausted: { side: 'humans', pictogram: 'crossed-sabres', badge: 'exhausted' },
  wounds: { side: 'demon', pictogram: 'imp-laugh', badge: { wounds: 2 } },
  defence: { side: 'troglodytes', pictogram: 'lizardman', badge: { defence: 5 } },
};

const crews: readonly TokenSide[] = ['yellow', 'blue', 'prison'];
const crewOf = (index: number): TokenSide => crews[index % crews.length] ?? 'yellow';

export function TokenPanels() {
  return (
    <>
      <SheetPanel title={text().sides} columns={5}>
        <Named
          names={text().side}
          draw={side => <Token {...ofSides[side]} letter={letter(side)} size={SIZE} />}
        />
        <Specimen name={text().faceDown}>
          <FaceDownToken side="blue" size={SIZE} />
        </Specimen>
        <Specimen name={text().object}>
          <ObjectChip side="yellow" pictogram={objectPictograms.key} size={44} />
        </Specimen>
      </SheetPanel>
      <SheetPanel title={text().tokenStates} columns={7}>
        <Named
          names={text().tokenState}
          draw={state => (
            <Token {...inStates[state]} letter={letter(inStates[state].side)} size={SIZE} />
          )}
        />
      </SheetPanel>
      <SheetPanel title={text().characters} columns={7}>
        <Named
          names={text().names.characters}
          draw={(character, index) => (
            <Token
              side={crewOf(index)}
              pictogram={characterPictograms[character]}
              letter={letter(crewOf(index))}
              size={SIZE}
            />
          )}
        />
      </SheetPanel>
      <SheetPanel title={text().objects} columns={5}>
        <Named
          names={text().names.objects}
          draw={(object, index) => (
            <ObjectChip
              side={index % 2 ? 'blue' : 'yellow'}
              pictogram={objectPictograms[object]}
              size={44}
            />
          )}
        />
      </SheetPanel>
    </>
  );
}
