/** Writes the pictograms of both games from the game-icons package: `node packages/art/make-pictograms.ts`. */
import { writeFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { roundedPath } from './round-path.ts';

type Groups = Readonly<Record<string, string>>;

/** Of Dungeon Twister: Prison, and those that every table uses. */
const twister: Groups = {
  'characters of Dungeon Twister': `cloak-dagger terror caduceus rock-golem gear-hammer snake-tongue
    third-eye pointy-hat`,
  'objects of Dungeon Twister': `pocket-bow crystal-wand skeleton-key templar-shield lasso spear-hook
    broadsword round-potion`,
  'cards and deeds': `boot-prints crossed-swords jump-across drop torch backup`,
};

/** What only stands on squares, once somebody can do something there. */
const deeds: Groups = { deeds: 'fireball eye-target healing sonic-shout' };

/** What only the cards and dice of the solo game show. */
const solo: Groups = {
  'solo objectives': 'exit-door grab clockwise-rotation hammer-break unlocking',
};

/** What only the original set has of Dungeon Twister; Claustrophobia borrows some. */
const original: Groups = {
  'characters of the original set': 'goblin-head hood troll broken-wall visored-helm',
  'objects of the original set': 'breastplate locked-chest',
};

/** What the further sets have. */
const further: Groups = {
  'characters of Paladins & Dragons': `woman-elf-face ghost metal-golem-head magic-swirl winged-sword
    robber-hand dragon-head sword-array`,
  'objects of Paladins & Dragons': 'tied-scroll relic-blade fire-shield power-ring',
  'characters of the Mercenaries': `hooded-assassin barbarian crossbow evil-wings dwarf-face
    laurel-crown sea-dragon samurai-helmet`,
  'objects of the Mercenaries': `flat-hammer potion-of-madness vine-leaf two-handed-sword
    crossed-chains katana`,
  'characters of the guests': `mummy-head vampire-dracula spectre witch-face bowman flame-spin
    water-splash lightning-helix ice-golem rock spider-face wolf-trap rune-stone`,
  'objects of the guests': 'primitive-torch scroll-unfurled skull-ring',
};

const claustrophobia: Groups = {
  warriors: 'pope-crown mailed-fist crossed-sabres troglodyte lizardman',
  demons: 'imp-laugh minotaur daemon-skull devil-mask enrage diablo-skull horned-skull',
  gifts: 'beams-aura hunting-horn lion templar-eye hammer-drop',
  'objects of Claustrophobia': 'blunderbuss bordered-shield winged-scepter warhammer',
  advantages: `grenade health-potion magic-lamp prayer walking-boot fire-punch guards smoke-bomb
    strong rolling-dices treasure-map`,
  events: `falling-rocks broken-tablet pierced-heart broken-shield burning-skull daemon-pull
    underground-cave screaming claw-slashes run poison-gas pentacle`,
  'figures of a line': 'wind-slap',
};

const header = `// biome-ignore-all format: written by make-pictograms.ts; do not edit.
// Pictograms by Lorc, Delapouite and contributors, https://game-icons.net, licensed CC BY 3.0
// (https://creativecommons.org/licenses/by/3.0/). Changed: coordinates rounded.

/** Outlines on a field of 512 × 512, one path each. */
`;

function outline(name: string): string {
  const body = icons.icons[name]?.body;
  const path = body?.match(/^<path fill="currentColor" d="([^"]*)"\/>$/)?.[1];
  if (!path) throw new Error(`${name} is not a single path of the game-icons set`);
  return roundedPath(path);
}

const entry = (name: string): string =>
  `  ${name.includes('-') ? `'${name}'` : name}:\n    '${outline(name)}',\n`;

function fileOf(name: string, chosen: Groups): string {
  const groups = Object.entries(chosen).map(
    ([title, names]) => `  // ${title}\n${names.split(/\s+/).map(entry).join('')}`,
  );
  return `${header}export const ${name} = {\n${groups.join('')}} as const;\n`;
}

const place = (name: string) => new URL(`src/${name}.ts`, import.meta.url);

/** Where each file lies, and its text. A page fetches only the pictograms of what is played. */
export const files = [
  { target: place('pictograms'), text: fileOf('pictograms', twister) },
  { target: place('deed-pictograms'), text: fileOf('deedPictograms', deeds) },
  { target: place('solo-pictograms'), text: fileOf('soloPictograms', solo) },
  {
    target: place('original-pictograms'),
    text: fileOf('originalPictograms', original),
  },
  {
    target: place('further-pictograms'),
    text: fileOf('furtherPictograms', further),
  },
  {
    target: place('claustrophobia-pictograms'),
    text: fileOf('claustrophobiaPictograms', claustrophobia),
  },
] as const;

if (import.meta.main) for (const { target, text } of files) writeFileSync(target, text);
