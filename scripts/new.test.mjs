import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { kinds } from './kinds.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const biome = (file, content) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `--stdin-file-path=${file}`],
    {
      cwd: root,
      input: content,
      encoding: 'utf8',
    },
  );

/** Everything that is written for a new thing, by its path in the repository. */
function written(kind, name) {
  const { folder, files, edits } = kinds[kind];
  return {
    ...Object.fromEntries(Object.entries(files(name)).map(([file, content]) => [`${folder(name)}/${file}`, content])),
    ...edits(name, read),
  };
}

/** What the compiler says of new files, by the settings of the package they stand in. */
function faultsOf(family, folder, settings) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, settings),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  const overlay = new Map(Object.entries(family).map(([file, content]) => [join(root, file), content]));
  const host = ts.createCompilerHost(config.options);
  const { fileExists, readFile, directoryExists } = host;
  host.directoryExists = (path) => path.startsWith(join(root, folder)) || directoryExists(path);
  host.fileExists = (file) => overlay.has(file) || fileExists(file);
  host.readFile = (file) => overlay.get(file) ?? readFile(file);
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (file, ...rest) =>
    overlay.has(file) ? ts.createSourceFile(file, overlay.get(file), rest[0]) : getSourceFile(file, ...rest);
  // The test's matchers would cost more to read than everything else together.
  const own = [...overlay.keys()].filter(
    (file) => file.startsWith(join(root, folder, '/')) && /(?<!\.test)\.tsx?$/.test(file),
  );
  const options = { ...config.options, rootDir: root, composite: false, incremental: false, types: [] };
  const program = ts.createProgram(own, options, host);
  const found = own.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('npm run new component', () => {
  const family = written('component', 'Meter');

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
    expect(faultsOf(family, 'packages/design-system/src/Meter', 'packages/design-system/tsconfig.json')).toEqual([]);
  });
});

describe('npm run new tool', () => {
  const house = written('tool', 'SamplePlan');
  const list = 'packages/tools';

  it('lays out the whole house, and edits nothing but the list of tools', () => {
    const edited = Object.keys(house).filter((file) => !file.startsWith(`${list}/sample-plan/`));
    expect(edited.toSorted()).toEqual([
      'package-lock.json',
      `${list}/package.json`,
      `${list}/src/introductions.ts`,
      `${list}/src/service.ts`,
      `${list}/src/views.ts`,
      `${list}/tsconfig.json`,
      'tsconfig.json',
    ]);
    for (const room of ['kind', 'steps', 'views', 'messages'])
      expect(Object.keys(house).some((file) => file.startsWith(`${list}/sample-plan/src/${room}/`))).toBe(true);
    expect(house[`${list}/src/service.ts`]).toMatch(/readonly Tool\[\] = \[samplePlan, /);
    expect(JSON.parse(house['tsconfig.json']).references).toContainEqual({ path: `${list}/sample-plan` });
  });

  it.each(['SamplePlan', 'Alloy', 'Zoning'])('writes it in the form of the house, called %s', (name) => {
    for (const [file, content] of Object.entries(written('tool', name)))
      if (file !== 'package-lock.json') expect(biome(file, content).stdout, file).toBe(content);
  });

  it('writes what the compiler accepts', () => {
    expect(faultsOf(house, `${list}/sample-plan`, `${list}/summary/tsconfig.json`)).toEqual([]);
  });

  it('begins a work with what somebody told, as the service does it: counted, listed, offered and outlined', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-house-'));
    try {
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
      for (const [file, content] of Object.entries(house)) {
        if (!file.startsWith(`${list}/sample-plan/`)) continue;
        const place = join(folder, file.slice(`${list}/sample-plan/`.length));
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, content);
      }
      const program = `
        import { createWorkState, historyOf, titleOf, transact } from '@assay/works';
        import { silentPorts } from '@assay/works/testing';
        import { samplePlan as tool } from './src/steps/index.ts';
        const { told, made } = await tool.begin('Keep it cool.', silentPorts());
        const work = createWorkState(tool.kind);
        transact(work, told, { origin: 'person' });
        transact(work, made, { origin: 'rules' });
        const { blocks } = tool.outline(work, 'en');
        const seen = { title: titleOf(work), blocks, counts: tool.counts, history: historyOf(tool), link: tool.card.link };
        process.stdout.write(JSON.stringify(seen));
      `;
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stdout, stderr).not.toBe('');
      expect(JSON.parse(stdout)).toEqual({
        title: 'Keep it cool.',
        blocks: [{ kind: 'list', items: [{ text: 'Keep it cool.' }] }],
        counts: 'tech_mind',
        history: 'work',
        link: '/work/new/sample-plan',
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has every word in each language', () => {
    const keysOf = (value) =>
      typeof value === 'string'
        ? ['']
        : Object.entries(value).flatMap(([key, inner]) => keysOf(inner).map((rest) => `${key}.${rest}`));
    const [first, ...others] = ['en', 'cn', 'jp', 'tw'].map((locale) =>
      keysOf(JSON.parse(house[`${list}/sample-plan/src/messages/${locale}.json`])),
    );
    for (const other of others) expect(other).toEqual(first);
  });
});
