/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(home, '../../node_modules');
const consumer = mkdtempSync(join(tmpdir(), 'assay-consumer-'));
const installed = join(consumer, 'node_modules/@assay/design-system');

const node = (args: string[], cwd = consumer) => execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });

/** The script of a consumer's module, bundled for the browser without React. */
async function bundle(source: string): Promise<string> {
  writeFileSync(join(consumer, 'entry.js'), source);
  const result = await build({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'entry.js', formats: ['es'] },
      rollupOptions: { external: /^react/ },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Vite wrote no bundle');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('the published package', () => {
  beforeAll(() => {
    mkdirSync(dirname(installed), { recursive: true });
    node(['build.mjs', join(consumer, 'build')], home);
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', './build', '--json', '--ignore-scripts', '--pack-destination', consumer], {
        cwd: consumer,
        encoding: 'utf8',
      }),
    ) as { filename: string }[];
    mkdirSync(installed);
    execFileSync('tar', ['-xzf', join(consumer, packed?.filename ?? ''), '-C', installed, '--strip-components=1']);
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of [
      ...Object.keys(dependencies),
      'react',
      'react-dom',
      '@types/react',
      '@types/react-dom',
      'csstype',
    ]) {
      if (!existsSync(join(modules, name))) continue;
      mkdirSync(dirname(join(consumer, 'node_modules', name)), { recursive: true });
      symlinkSync(join(modules, name), join(consumer, 'node_modules', name));
    }
    writeFileSync(join(consumer, 'package.json'), '{"type":"module"}');
  }, 120_000);

  afterAll(() => rmSync(consumer, { recursive: true, force: true }));

  it('renders on a server without a browser', () => {
    writeFileSync(
      join(consumer, 'server.js'),
      `import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import { Banner, Button, Field, Table, TextInput } from '@assay/design-system';
       const page = createElement('main', null,
         createElement(Button, { variant: 'primary' }, 'Ask'),
         createElement(Field, { label: 'Name', children: createElement(TextInput) }),
         createElement(Banner, { title: 'Reconnected' }),
         createElement(Table, { label: 'Values', rows: [], rowKey: String, columns: [] }));
       console.log(renderToString(page));`,
    );
    const html = node(['server.js']);
    expect(html).toMatch(/<button[^>]*type="button"[^>]*>Ask<\/button>/);
    expect(html).toMatch(/<label for="[^"]+"[^>]*>Name<\/label>/);
  });

  it('is typed for a consumer', () => {
    writeFileSync(
      join(consumer, 'view.tsx'),
      `import { Button, type ButtonProps, SegmentedControl } from '@assay/design-system';
       import { loadFonts } from '@assay/design-system/fonts';
       export const size: ButtonProps['size'] = 'compact';
       // @ts-expect-error a size that does not exist
       export const wrong = <Button size="huge">Ask</Button>;
       export const homes = <SegmentedControl label="Home" value={'RD' as 'RD' | 'LS'} segments={[{ value: 'LS', label: 'LS' }]} onChange={(home: 'RD' | 'LS') => void loadFonts(home)} />;`,
    );
    const compiler = join(modules, 'typescript-7/bin/tsc');
    const flags =
      '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2023 --skipLibCheck view.tsx';
    expect(node([compiler, ...flags.split(' ')])).toBe('');
  });

  it('gives stylesheets of others its variables and mixins', () => {
    writeFileSync(
      join(consumer, 'style.js'),
      `import { color, focusRing, inUtility } from '@assay/design-system/style';
       console.log(JSON.stringify([color.ink.muted, focusRing.outline, inUtility({ margin: 0 })]));`,
    );
    expect(JSON.parse(node(['style.js']))).toEqual([
      'var(--assay-ink-muted)',
      '2px solid var(--assay-line-focus)',
      { '@layer': { 'assay.utility': { margin: 0 } } },
    ]);
  });

  it('carries its styles, themes and fonts as plain CSS', () => {
    const styles = readFileSync(join(installed, 'styles.css'), 'utf8');
    expect(styles).toMatch(
      /^@layer assay;@layer assay\.reset;@layer assay\.theme;@layer assay\.component;@layer assay\.utility;/,
    );
    expect(styles).toContain('--assay-surface-raised');
    expect(styles).toContain(':host');
    expect(readFileSync(join(installed, 'fonts/ja.css'), 'utf8')).toContain('noto-sans-jp');
  });

  it('leaves behind what a consumer does not use', async () => {
    const button = await bundle(`export { Button } from '@assay/design-system';`);
    expect(button).not.toMatch(/downshift|base-ui/i);
    const combobox = await bundle(`export { Combobox } from '@assay/design-system';`);
    expect(combobox.length).toBeGreaterThan(5 * button.length);
  });
});
