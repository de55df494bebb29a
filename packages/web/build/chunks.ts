/** What travels together: few files, each packed as a whole, and nothing twice. */
interface Chunk {
  readonly name: string;
  /** Paths below `packages`, or of a library. */
  readonly files: readonly RegExp[];
}

/** Code that most pages have, that every page with a labyrinth has, that a table of Dungeon Twister has. */
const CODE: readonly Chunk[] = [
  {
    name: 'base',
    files: [
      /node_modules\/solid-js\//,
      /web\/src\/i18n\/(?!plural)/,
      /web\/src\/router\/address/,
      /web\/src\/games\/(?:[^/]+\/)?(?:index|names)\.ts$/,
      // Many pages read them: they would drag along whatever other chunk had them.
      /web\/src\/storage\/(?:drawer-names|guide|kept-choice)/,
      /web\/src\/(?:keeper\/(?:ask|fresh)|workers\/asking)\.ts$/,
      /web\/src\/match\/(?:attempt|enter|fault-words|file|KeeperGone|messages|names|pictured)\.tsx?$/,
      /web\/src\/opponent\/(?:messages|names)\.ts$/,
      /web\/src\/components\/(?:messages\.ts|lately|on-screen|rest|BarSlot|Button|Card|Chip|Dialog|Drawing|Field|Keycap|OneOf|Panel|Pictogram|RuleLink|Scroller|Shields|Toggle|Token\.)/,
    ],
  },
  {
    name: 'labyrinth',
    files: [
      /dungeon-twister\/src\/board\/(?!reach|sight|deal)/,
      // A document of a position needs the rules: only the rulebook draws such.
      /dungeon-twister\/src\/(?:content\/(?!npcs)|drawing\/(?!deed-signs|duel|further|labyrinth|original-set|solo|upon|ways)|pieces\/)/,
      /dungeon-twister\/src\/duel\/(?:cards|measures|state|seen\/token)\.ts$/,
      /web\/src\/board\/(?!ground|marks|messages|motions|turning)/,
      /web\/src\/components\/screen/,
    ],
  },
  {
    name: 'twister',
    files: [
      /web\/src\/duel\/(?:board\/(?!Chooser|GateHandles|group-mark|layers|marks|preview|square-words|wish)|chronicle\/(?:index|messages|round))/,
      /web\/src\/duel\/panels\/(?!Abilities|CharacterPanel|Deeds|Dialogs|KeysDialog|MenuDialog|Place|Refusal|Sheet|SmallMap|StandingsDialog|Stocks)/,
      /web\/src\/duel\/words\/(?!refusal|solo-refusals|gists|story-texts)/,
      /web\/src\/duel\/(?!follow\.)(?:deeds\/(?!account|aftermath|stage|telling|.*told)|seen\/(?!foes))?[a-z-]+\.ts$/,
      /web\/src\/table\/(?!chronicle\/|in-words\/|Chooser|Folded|KeysDialog|LateDialogs|MenuDialog|Refusal|ReplaySlot|SealedChance|refusal|end\/|fight\/|menu\/)/,
      /web\/src\/(?:duel\/MazeStage|games\/duel\/table)/,
      /web\/src\/match\/speed/,
    ],
  },
];

/** What the page of a match needs besides, whatever is played. */
const PAGES: readonly Chunk[] = [
  {
    name: 'match',
    files: [
      /web\/src\/(?:pages\/match\/index|playing\/(?:Notices|open|PlayedMatch|tables))\.tsx?$/,
      /web\/src\/(?:match\/(?:stories|table)|opponent\/table)\.ts$/,
    ],
  },
];

/** What a table can be played without: fetched when it is at rest. */
const LATE: readonly Chunk[] = [
  // Of any labyrinth, and of the duel; the other game draws the same signs, and has their file alone.
  {
    name: 'ways',
    files: [/dungeon-twister\/src\/drawing\/(?:deed-signs|ways)/, /web\/src\/board\/marks\.ts$/],
  },
  { name: 'marks', files: [/web\/src\/duel\/board\/(?:group-mark|layers|marks|preview)\.ts$/] },
  {
    name: 'face',
    files: [
      /dungeon-twister\/src\/drawing\/(?:portcullis|room|slit|walls)\.ts/,
      /web\/src\/board\/RoomFace/,
      /art\/src\/pit\.ts/,
    ],
  },
  {
    name: 'chronicle',
    files: [
      /web\/src\/duel\/chronicle\/(?:lead|NewestWords|Story|tale|words-to)/,
      /web\/src\/duel\/(?:deeds\/(?:account|aftermath|stage|telling|.*told)|story\/[a-z]+|words\/story-texts)\.ts$/,
      /web\/src\/(?:components\/Chronicle|table\/chronicle\/)/,
    ],
  },
];

/** What every worker that plays needs; it is packed as a whole. */
const IN_WORKERS: readonly Chunk[] = [
  {
    name: 'engine',
    files: [
      /node_modules\/(?:@noble|valibot)\//,
      /kernel\/src\/(?:fingerprint|frames|game|options|plain|result|sealed)\.ts$/,
      /kernel\/src\/(?:random\/(?:count|random|seeded)|notation\/reading)\.ts$/,
      /kernel\/src\/match\/(?:document|format|match|replay|resume|saving|start-saved|stored|undo|words)\.ts$/,
      /host\/(?:src\/(?:games\/hosted-game|opening|present|shared|story|stored-file|wish)|frozen\/(?:index|retold))\.ts$/,
    ],
  },
];

/** A game with all that it imports and no other game needs. */
const GAMES: readonly Chunk[] = [{ name: 'duel', files: [/host\/src\/games\/duel\.ts$/] }];

/** Texts that a screen needs at once; the group is their language. */
const TEXTS: readonly Chunk[] = [
  { name: 'shell', files: [/web\/src\/(?:shell|components|games\/[^/]+)\/[^/]*\.(en|ru)\.ts$/] },
  { name: 'match', files: [/web\/src\/(?:match\/[^/]*|opponent\/messages)\.(en|ru)\.ts$/] },
  {
    name: 'newgame',
    files: [/web\/src\/(?:kept|pages\/newgame(?:\/opponent)?)\/[^/]*\.(en|ru)\.ts$/],
  },
  {
    name: 'duel',
    files: [
      /web\/src\/table\/[^/]*\.(en|ru)\.ts$/,
      /web\/src\/duel\/(?:board|panels|chronicle|words)\/(?!refusals|solo-refusals|gists|told)[^/]*\.(en|ru)\.ts$/,
    ],
  },
];

/** How a chunk is called that this module belongs to, if it is one of ours. */
function nameIn(chunks: readonly Chunk[], id: string): string | null {
  const path = id.replaceAll('\\', '/');
  for (const { name, files } of chunks) {
    const found = files.map(file => file.exec(path)).find(match => match !== null);
    if (found) return found[1] === undefined ? name : `${name}.${found[1]}`;
  }
  return null;
}

export const workerChunk = (id: string): string | null => nameIn(IN_WORKERS, id);
export const gameChunk = (id: string): string | null => nameIn(GAMES, id);
export const textChunk = (id: string): string | null => nameIn(TEXTS, id);
export const lateChunk = (id: string): string | null => (isText(id) ? null : nameIn(LATE, id));
const isText = (id: string) => /\.(?:en|ru)\.ts$/.test(id);
export const pageChunk = (id: string): string | null => (isText(id) ? null : nameIn(PAGES, id));
export const codeChunk = (id: string): string | null => (isText(id) ? null : nameIn(CODE, id));
