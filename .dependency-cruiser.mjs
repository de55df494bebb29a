// Dependencies point one way: kernel ← games ← bots ← host ← (server, web, cli, bench); art stands beside the kernel.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...allowed], path: '^(packages|bench|scripts)/' },
});

/** The files that lie in a folder itself. */
const ITSELF = 'itself';
const TESTS = '\\.test\\.ts$|/testing/';

/**
 * Rooms of a folder from the ground up, as storeys: a room knows what lies below its storey, and
 * nothing else of that folder. Whatever the plan does not name fails, so that it gets a place.
 */
const house = (name, folder, ...storeys) => {
  const path = room =>
    (room.files ?? [room === ITSELF ? '[^/]+$' : `${room}(/|[.]tsx?$)`]).map(
      file => `^${folder}/${file}`,
    );
  const nameOf = room => room.name ?? room;
  return [
    ...storeys.flatMap((storey, height) =>
      storey.map(room => ({
        name: `${name}-${nameOf(room)}`,
        severity: 'error',
        from: { path: path(room), pathNot: TESTS },
        to: {
          path: `^${folder}/`,
          pathNot: [...path(room), ...storeys.slice(0, height).flat().flatMap(path)],
        },
      })),
    ),
    {
      name: `${name}-has-a-room-for-it`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: [...storeys.flat().flatMap(path), TESTS] },
      to: {},
    },
  ];
};

/**
 * The list of games on the page lies below all rooms, for they ask it. What a game brings besides stands
 * on all of them; they find it by its name (`import.meta.glob`), and no room imports it.
 */
const LISTED_GAMES = {
  name: 'games',
  files: ['games/[a-z]+[.]ts$', 'games/[^/]+/index[.]ts$', 'games/[^/]+/names[.a-z]*$'],
};
const PARTS_OF_GAMES = {
  name: 'parts-of-games',
  files: ['games/[^/]+/(?:table|form|standing|guess|notation|picture|courses|guide)[.]ts$'],
};

const LIBRARIES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '\\.d\\.ts$' },
      to: { couldNotResolve: true },
    },
    only('kernel-stands-alone', '^packages/kernel/', []),
    only('art-stands-alone', '^packages/art/', []),
    only('twister-on-kernel-and-art', '^packages/dungeon-twister/', [
      '^packages/kernel/src/',
      '^packages/art/src/',
    ]),
    only('claustrophobia-on-kernel-and-art', '^packages/claustrophobia/', [
      '^packages/kernel/src/',
      '^packages/art/src/',
    ]),
    {
      name: 'rules-know-no-pictures',
      severity: 'error',
      from: { path: '^packages/(dungeon-twister|claustrophobia)/src/(?!drawing/)' },
      to: { path: '^packages/art/|^packages/[^/]+/src/drawing/' },
    },
    only('bots-on-kernel-and-games', '^packages/bots/', [
      '^packages/kernel/(src|reference)/',
      '^packages/(dungeon-twister|claustrophobia)/src/',
    ]),
    only('host-on-kernel-games-and-bots', '^packages/host/', [
      '^packages/kernel/src/',
      '^packages/(dungeon-twister|claustrophobia)/src/',
      '^packages/bots/src/',
    ]),
    only('command-line-on-everything-but-the-table', '^packages/cli/', [
      '^packages/kernel/(src|reference)/',
      '^packages/(dungeon-twister|claustrophobia)/(src|rules)/',
      '^packages/bots/src/',
      '^packages/host/(src|frozen)/',
    ]),
    only('server-on-host-and-below', '^packages/server/', [
      '^packages/kernel/src/',
      '^packages/(dungeon-twister|claustrophobia)/src/',
      '^packages/bots/src/',
      '^packages/host/src/',
    ]),
    {
      name: 'the-table-does-not-reach-into-the-command-line',
      severity: 'error',
      from: { path: '^packages/web/', pathNot: '^packages/web/tests/online' },
      to: { path: '^(packages/(cli|server)|bench|scripts)/' },
    },
    ...house(
      'page',
      'packages/web/src',
      ['i18n', 'storage', 'styles', 'vite-env.d', 'workers'],
      [LISTED_GAMES],
      ['router'],
      ['components', 'keeper', 'pictures'],
      ['senses'],
      ['board', 'ledger', 'match', 'offline'],
      ['opponent'],
      ['online'],
      ['table'],
      ['duel', 'claustrophobia'],
      ['solo'],
      ['documents', 'kept'],
      ['playing'],
      ['pages'],
      [PARTS_OF_GAMES],
      ['shell'],
      ['main'],
    ),
    ...house(
      'duel',
      'packages/web/src/duel',
      ['words'],
      ['seen'],
      ['deeds'],
      ['story'],
      ['board', 'chronicle', 'combat'],
      ['counsel', 'in-words'],
      ['panels'],
      ['end', 'forces', 'setup'],
      [ITSELF],
    ),
    ...house(
      'cave',
      'packages/web/src/claustrophobia',
      ['seen'],
      ['words'],
      ['deeds'],
      ['desk', 'story'],
      ['pieces', 'offers', 'chronicle', 'counsel'],
      ['map', 'end'],
      ['panels'],
      ['combat', 'in-words'],
      [ITSELF],
    ),
    ...house(
      'solo',
      'packages/web/src/solo',
      ['seen', 'npc', 'past', 'thinking'],
      ['way', 'combat', 'counsel', 'tally'],
      ['words'],
      ['card', 'end'],
      ['asked', 'row'],
      ['dice', 'trace', 'in-words'],
      ['panels'],
      [ITSELF],
    ),
    {
      name: 'pages-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/web/src/pages/([^/]+)/' },
      to: { path: '^packages/web/src/pages/', pathNot: '^packages/web/src/pages/$1/' },
    },
    ...house(
      'bots',
      'packages/bots/src',
      ['bot', 'run-kind', 'world'],
      ['knowledge'],
      ['search'],
      ['players'],
      ['review'],
      ['workers', 'arena', 'claustrophobia', 'solo'],
      ['fairness', 'puzzles', 'tuning'],
      ['runs'],
      ['index'],
    ),
    {
      name: 'pure-engine',
      comment: 'Kernel, games, art and host run anywhere: no Node, no network, no clock.',
      severity: 'error',
      from: {
        path: '^packages/(kernel|dungeon-twister|claustrophobia|art|host)/(src|reference|rules)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'few-libraries-in-the-engine',
      severity: 'error',
      from: {
        path: '^packages/(kernel|dungeon-twister|claustrophobia|art|host)/',
        pathNot: '\\.test\\.ts$|/testing/|/schema/|/make-[^/]+\\.ts$',
      },
      to: {
        dependencyTypes: LIBRARIES,
        pathNot: 'node_modules/(@noble/hashes|pure-rand|valibot)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tools|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
