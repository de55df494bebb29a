// Dependencies point one way: kernel ← games ← bots ← host ← (web, cli, bench); art stands beside the kernel.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...allowed], path: '^(packages|bench|scripts)/' },
});

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
    {
      name: 'the-table-does-not-reach-into-the-command-line',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^(packages/cli|bench|scripts)/' },
    },
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
        pathNot: '\\.test\\.ts$|/testing/|/make-[^/]+\\.ts$',
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
