import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { kinds } from './kinds.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const biome = (file, content) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', `--stdin-file-path=${file}`],
    {
      cwd: root,
      input: content,
      encoding: 'utf8',
    },
  );

/** Everything that is written for a new component, by its path in the repository. */
function written(name) {
  const { folder, files, edits } = kinds.component;
  return {
    ...Object.fromEntries(Object.entries(files(name)).map(([file, content]) => [`${folder(name)}/${file}`, content])),
    ...edits(name, read),
  };
}

describe('npm run new component', () => {
  const family = written('Meter');

  it('writes the whole family and puts the name into the index and the list of what is tried', () => {
    const stems = ['tsx', 'types.ts', 'css.ts', 'stories.tsx', 'test.tsx'].map((end) => `Meter.${end}`);
    for (const stem of stems) expect(family).toHaveProperty([`packages/design-system/src/Meter/${stem}`]);
    const index = family['packages/design-system/src/index.ts'];
    expect(index).toContain("export { Meter } from './Meter/Meter.tsx';");
    expect(index).toContain("export type { MeterProps } from './Meter/Meter.types.ts';");
    expect(family['packages/design-system/src/conformance/coverage.ts']).toContain("  'Meter',\n");
  });

  it('writes it in the form of the house', () => {
    for (const [file, content] of Object.entries(family)) {
      expect(biome(file, content).stdout, file).toBe(content);
    }
  });

  it('writes what the compiler accepts, in the package it stands in', () => {
    const config = ts.getParsedCommandLineOfConfigFile(
      join(root, 'packages/design-system/tsconfig.json'),
      { noEmit: true },
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: () => {},
      },
    );
    const overlay = new Map(Object.entries(family).map(([file, content]) => [join(root, file), content]));
    const host = ts.createCompilerHost(config.options);
    const { fileExists, readFile, directoryExists } = host;
    host.directoryExists = (folder) => folder.endsWith('/Meter') || directoryExists(folder);
    host.fileExists = (file) => overlay.has(file) || fileExists(file);
    host.readFile = (file) => overlay.get(file) ?? readFile(file);
    const getSourceFile = host.getSourceFile;
    host.getSourceFile = (file, ...rest) =>
      overlay.has(file) ? ts.createSourceFile(file, overlay.get(file), rest[0]) : getSourceFile(file, ...rest);
    // The test's matchers would cost more to read than everything else together.
    const own = [...overlay.keys()].filter((file) => file.includes('/Meter/') && !file.includes('.test.'));
    const program = ts.createProgram(own, { ...config.options, composite: false, incremental: false, types: [] }, host);
    const found = own.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
