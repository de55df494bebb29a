import { sideLetters } from '@oubliette/art';
import {
  type Arrow,
  NPC_CARDS,
  PRISON_CHARACTERS,
  PRISON_OBJECTS,
  ROOMS,
} from '@oubliette/dungeon-twister';
import '@oubliette/dungeon-twister/drawing/original-set';
import { gearSquare, innerEdge, pitSquare } from '../../board/ground.ts';
import { text as board } from '../../board/messages.ts';
import { Card } from '../../components/Card.tsx';
import { Die } from '../../components/Die.tsx';
import { ObjectChip, Token } from '../../components/Token.tsx';
import { faceOf } from '../../duel/seen/pieces.ts';
import { pieceGists } from '../../duel/words/gists.ts';
import { pieceName } from '../../duel/words/index.ts';
import { CHARACTER_IDS, OBJECT_IDS } from '../../duel/words/mention.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { cardText, mottoOf, printedName } from '../../solo/npc/card.ts';
import '../../solo/npc/likenesses.ts';
import '../../solo/npc/names.ts';
import { text as solo } from '../../solo/words/messages.ts';
import { text } from './messages.ts';
import { GroundPicture, RoomPicture, SignPicture } from './pictures.tsx';
import type { BoxPiece, BoxPieceKind, PieceNote } from './piece.ts';

const game = 'dungeon-twister' as const;

const token = (name: string) => {
  const face = faceOf(name);
  return (
    <Token
      side={face.seat}
      pictogram={face.pictogram}
      letter={sideLetters[writtenLanguage()][face.seat]}
      size={56}
    />
  );
};

const isOf = (set: readonly { readonly id: string }[], id: string): boolean =>
  set.some(piece => piece.id === id);

function characters(): BoxPiece[] {
  return CHARACTER_IDS.map(id => {
    const { move, combat } = faceOf(`Y:${id}`).figures!;
    const set = isOf(PRISON_CHARACTERS, id) ? text().sets.prison : text().sets.base;
    return {
      game,
      kind: 'characters',
      name: printedName(id),
      aside: `${text().figures(move, combat)} · ${set}`,
      said: pieceGists(`Y:${id}`),
      picture: () => token(`Y:${id}`),
    };
  });
}

function objects(): BoxPiece[] {
  return OBJECT_IDS.map(id => ({
    game,
    kind: 'objects',
    name: printedName(id),
    aside: isOf(PRISON_OBJECTS, id) ? text().sets.prison : text().sets.base,
    said: pieceGists(`Y:${id}`).map(({ words, rule }) => ({ words, rule })),
    picture: () => <ObjectChip side="yellow" pictogram={faceOf(`Y:${id}`).pictogram} size={48} />,
  }));
}

function npcs(): BoxPiece[] {
  return NPC_CARDS.map(({ id, rule, likeness, objectives, primary }) => {
    const name = `N:${id}`;
    const aims = objectives.map(
      ({ aim, ap }) => `${solo().aims[aim]} ${ap}${aim === primary ? '*' : ''}`,
    );
    return {
      game,
      kind: 'npcs',
      name: pieceName(name),
      aside: `${printedName(likeness.id)} · ${text().figures(likeness.move, likeness.combat)}`,
      said: [
        { words: `${cardText(name)} ${mottoOf(name)}`, rule },
        { title: text().objectives, words: aims.join(', '), rule: 'DS-OBJ-01' },
      ],
      picture: () => token(name),
    };
  });
}

type CardWords = ReturnType<typeof text>['cards'];

const CARD_PICTURES: Readonly<Record<keyof CardWords, BoxPiece['picture']>> = {
  action: () => <Card kind="action" value={5} />,
  combat: () => <Card kind="combat" value={3} />,
  jump: () => <Card kind="jump" />,
  room: () => <SignPicture sign="treasure-map" />,
  vision: () => <SignPicture sign="third-eye" />,
  tie: () => <Die value={4} />,
  rotation: () => <SignPicture sign="clockwise-rotation" />,
};

const toldPieces = <Key extends string>(
  kind: BoxPieceKind,
  told: Readonly<Record<Key, { readonly name: string } & PieceNote>>,
  pictures: Readonly<Record<Key, BoxPiece['picture']>>,
): BoxPiece[] =>
  (Object.keys(pictures) as Key[]).map(key => {
    const { name, words, rule } = told[key];
    return { game, kind, name, said: [{ words, rule }], picture: pictures[key] };
  });

type GroundWords = ReturnType<typeof text>['ground'];

const GROUND_PICTURES: Readonly<Record<keyof GroundWords, BoxPiece['picture']>> = {
  gear: () => <GroundPicture of={gearSquare('clockwise', 40)} />,
  pit: () => <GroundPicture of={pitSquare()} />,
  wall: () => <GroundPicture of={innerEdge('W')} />,
  slit: () => <GroundPicture of={innerEdge('S')} />,
  portcullis: () => <GroundPicture of={innerEdge('P')} />,
  broken: () => <GroundPicture of={innerEdge('P', 'broken')} />,
  line: () => <SignPicture sign="exit-door" />,
  unrevealed: () => <SignPicture sign="torch" />,
};

/** What has a hint in the labyrinth has it here too. */
const withHints = (ground: GroundWords): GroundWords => ({
  ...ground,
  ...Object.fromEntries(
    (['gear', 'pit', 'line', 'unrevealed'] as const).map(kind => [
      kind,
      { ...ground[kind], words: `${board().hints[kind]} ${ground[kind].words}` },
    ]),
  ),
});

/** The chapter of room layouts has one entry per pair, Prison's first (DT-ROOM-02). */
const PAIRS = [37, 38, 39, 40, 1, 2, 3, 4];

const rooms = (): BoxPiece[] =>
  ROOMS.map(room => ({
    game,
    kind: 'rooms',
    name: board().room(room.id),
    aside: isPrison(room.number) ? text().sets.prison : text().sets.base,
    said: [
      {
        words: text().room(board().way(room.arrow as Arrow), twinOf(room.id)),
        rule: `DT-ROOM-0${PAIRS.indexOf(room.number) + 2}`,
      },
    ],
    picture: () => <RoomPicture room={room} />,
  }));

const isPrison = (number: number): boolean => number >= 37;

const twinOf = (id: string): string =>
  ROOMS.find(
    other => other.id !== id && other.number === ROOMS.find(room => room.id === id)!.number,
  )!.id;

/** Everything in the boxes of Dungeon Twister, with what it does. */
export const twisterPieces = (): BoxPiece[] => [
  ...characters(),
  ...objects(),
  ...npcs(),
  ...toldPieces('cards', text().cards, CARD_PICTURES),
  ...toldPieces('ground', withHints(text().ground), GROUND_PICTURES),
  ...rooms(),
];
