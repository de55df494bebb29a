import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { repeatedTypeNames } from './type-names.ts';

it('gives every exported type of this repository a name of its own', () => {
  expect(repeatedTypeNames(resolve(import.meta.dirname, '../..'))).toEqual([]);
});

it('names the files that use one name for two types', () => {
  const root = mkdtempSync(join(tmpdir(), 'type-names-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    write('packages/one/src/walk.ts', 'export interface Plan {}\nexport type RuleId = string;\n');
    write(
      'packages/two/src/draw.tsx',
      'export type Plan = number;\nexport type RuleId = number;\n',
    );
    write('packages/two/src/own.ts', 'interface Plan {}\nexport class Walk {}\n');
    write('packages/two/node_modules/three/plan.ts', 'export type Walk = string;\n');
    expect(repeatedTypeNames(root)).toEqual([
      'the type Plan is declared in packages/one/src/walk.ts and packages/two/src/draw.tsx',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
