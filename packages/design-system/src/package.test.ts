/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsumer } from '../../../scripts/consumer.mjs';
import { readSurface } from '../../../scripts/surface.mjs';
import { measureSizes, type Sizes, settled, written } from './sizes.test-support.ts';
import { themes } from './tokens/themes.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const consumer = createConsumer();
/** Longest that compilers may take on a machine with much else to do, ms. */
const building = 180_000;
const installed = consumer.installed('@assay/design-system');
const manifest = () => consumer.manifestOf('@assay/design-system');
let browser: Browser;
let origin: string;

/** The script of a consumer's module, bundled for the browser without React. */
async function bundle(source: string): Promise<string> {
  consumer.write('entry.js', source);
  const result = await build({
    root: consumer.folder,
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

/** A page of a consumer in plain JavaScript: nothing of ours, and no tool, stands between it and the package. */
const app = `
import { createElement as h, useState } from 'react';
import { Banner, Button, Checkbox, Combobox, Dialog, Field, Heading, Select, Stack, Table, Tabs, Tag, Text, TextArea, TextInput } from '@assay/design-system';
const words = { list: 'Assignees', loading: 'Searching', empty: 'None', failed: 'Failed' };
export function App() {
  const [isOpen, setOpen] = useState(false);
  const [assignee, setAssignee] = useState();
  return h('main', null, h(Stack, { gap: 4 },
    h(Heading, { level: 1 }, 'Report'),
    h(Banner, { title: 'Reconnected' }, 'The answer continues where it stopped.'),
    h(Field, { label: 'Title', hint: 'Seen by everybody', isRequired: true, children: h(TextInput, { name: 'title' }) }),
    h(Field, { label: 'Comment', error: 'Say why', children: h(TextArea) }),
    h(Field, { label: 'Office', children: h(Select, { options: [{ value: 'ep', label: 'EPO' }, { value: 'us', label: 'USPTO' }] }) }),
    h(Field, { label: 'Assignee', children: h(Combobox, { source: [{ value: 'a', label: 'Arbor' }], value: assignee, onChange: setAssignee, words, clearLabel: 'Clear' }) }),
    h(Checkbox, null, 'Keep me informed'),
    h(Text, { tone: 'muted' }, '0.13 mA cm⁻²'),
    h(Tag, { tone: 'positive' }, 'Met'),
    h(Table, { label: 'Values', rows: ['4.7 V'], rowKey: String, columns: [{ id: 'value', header: 'Value', cell: String }] }),
    h(Tabs, { label: 'Parts', value: 'a', onChange: setAssignee, tabs: [{ value: 'a', label: 'A', panel: 'First' }, { value: 'b', label: 'B', panel: 'Second' }] }),
    h(Button, { variant: 'primary', onClick: () => setOpen(true) }, 'Send'),
    h(Dialog, { isOpen, onClose: () => setOpen(false), title: 'Send it', closeLabel: 'Close', children: 'To everybody' })));
}
`;
const parts =
  'banner button checkbox combobox dialog field heading select stack table tabs tag text text-area text-input';
const sheets = {
  whole: ['styles.css', 'page.css'],
  parts: ['theme.css', 'page.css', ...parts.split(' ').map((part) => `${part}.css`)],
};

/** The pages: rendered on a server, and a script for the browser. */
async function writePages() {
  consumer.write('app.js', app);
  consumer.write(
    'server.js',
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { App } from './app.js';
     process.stdout.write(renderToString(createElement(App)));`,
  );
  const markup = await consumer.node(['server.js']);
  for (const [name, files] of Object.entries(sheets)) {
    const links = files.map((file) => `import '@assay/design-system/${file}';`).join('\n');
    consumer.write(
      `${name}.js`,
      `${links}
       import { createElement } from 'react';
       import { hydrateRoot } from 'react-dom/client';
       import { App } from './app.js';
       const errors = [];
       hydrateRoot(document.getElementById('root'), createElement(App), { onRecoverableError: (error) => errors.push(String(error)) });
       requestAnimationFrame(() => requestAnimationFrame(() => { window.recovered = errors; }));`,
    );
    consumer.write(
      `${name}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consumer</title></head><body><div id="root">${markup}</div><script type="module" src="./${name}.js"></script></body></html>`,
    );
  }
}

beforeAll(async () => {
  browser = await consumer.openBrowser();
  // What the build made.
  await consumer.install({ '@assay/design-system': join(home, 'dist') });
  await writePages();
  origin = await consumer.serve(Object.keys(sheets).map((name) => `${name}.html`));
}, building);

afterAll(() => consumer.remove());

describe('the published package', () => {
  it('promises what the reviewed list says: entries, exports, props', async () => {
    const entries = Object.fromEntries(
      Object.entries(manifest().exports).flatMap(([entry, target]) =>
        typeof target === 'string' ? [] : [[entry, join(installed, target.types)]],
      ),
    );
    const components = Object.keys(entries).filter((entry) => existsSync(join(installed, `${entry}.css`)));
    // The editor is an entry of the sources under the name of its component.
    const main = Object.fromEntries(
      Object.entries(entries).filter(([entry]) => !components.includes(entry) || entry === './prose-editor'),
    );
    const files = Object.keys(manifest().exports).sort().join('\n');
    await expect(`${files}\n\n${readSurface(installed, main)}\n`).toMatchFileSnapshot('__snapshots__/surface.txt');
  });

  it(
    'weighs what the manual says, component by component',
    async () => {
      const source = (entry: string) => readFileSync(join(home, 'src', entry), 'utf8');
      const stated = join(home, 'src/Guide/sizes.json');
      const measured = await measureSizes(consumer.folder, {
        '@assay/design-system': source('index.ts'),
        '@assay/design-system/charts': source('charts.ts'),
        '@assay/design-system/grids': source('grids.ts'),
        '@assay/design-system/canvas': source('canvas.ts'),
        '@assay/design-system/prose-editor': source('prose-editor.ts'),
      });
      const before = existsSync(stated) ? (JSON.parse(readFileSync(stated, 'utf8')) as Sizes) : {};
      await expect(written(settled(before, measured))).toMatchFileSnapshot('Guide/sizes.json');
    },
    building,
  );

  it('is typed for a consumer', () => {
    consumer.write(
      'view.tsx',
      `import { Button, type ButtonProps, SegmentedControl } from '@assay/design-system';
       import { Button as Same } from '@assay/design-system/button';
       import { createTheme } from '@assay/design-system/theme';
       import { loadFonts } from '@assay/design-system/fonts';
       export const size: ButtonProps['size'] = 'compact';
       // @ts-expect-error a size that does not exist
       export const wrong = <Button size="huge">Ask</Button>;
       export const same: typeof Button = Same;
       export const ink: string = createTheme({ accent: '#2250a4', neutral: '#555e5f', evidence: '#b86301' }).dark.ink.muted;
       export const homes = <SegmentedControl label="Home" value={'RD' as 'RD' | 'LS'} segments={[{ value: 'LS', label: 'LS' }]} onChange={(home: 'RD' | 'LS') => void loadFonts(home)} />;`,
    );
    expect(consumer.typecheck(['view.tsx'], ['--skipLibCheck'])).toBe('');
  });

  it('marks for React server components what is drawn in the browser, and nothing else', () => {
    const modules = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const wrong = modules.filter((file) => {
      const code = readFileSync(join(installed, file), 'utf8');
      return /\bfrom "react/.test(code) !== code.startsWith("'use client'");
    });
    expect(modules.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('brings a source map with its sources for each module that is written by hand', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const maps = files.filter((file) => file.endsWith('.js.map'));
    const parts = files.filter((file) => /^(\w+)\/\1\.js$/.test(file));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((file) => !maps.includes(`${file}.map`))).toEqual([]);
    for (const file of maps) {
      const { sources, sourcesContent = [] } = JSON.parse(readFileSync(join(installed, file), 'utf8')) as {
        sources: string[];
        sourcesContent?: (string | null)[];
      };
      expect(sourcesContent.filter((source) => Boolean(source)).length, file).toBe(sources.length);
    }
  });

  it('gives stylesheets of others its variables and mixins', async () => {
    consumer.write(
      'style.js',
      `import { color, focusRing, inUtility } from '@assay/design-system/style';
       console.log(JSON.stringify([color.ink.muted, focusRing.outline, inUtility({ margin: 0 })]));`,
    );
    expect(JSON.parse(await consumer.node(['style.js']))).toEqual([
      'var(--assay-ink-muted)',
      '2px solid var(--assay-line-focus)',
      { '@layer': { 'assay.utility': { margin: 0 } } },
    ]);
  });

  it('makes the themes of a brand at build time, without React', async () => {
    consumer.write(
      'brand.js',
      `import { createTheme, themeToCss } from '@assay/design-system/theme';
       console.log(themeToCss(createTheme({ accent: '#2250a4', neutral: '#555e5f', evidence: '#b86301' })));`,
    );
    const css = await consumer.node(['brand.js']);
    expect(css).toContain('--assay-accent-solid:#2250a4');
    expect(css).toContain('@media (forced-colors: none)');
  });

  it('carries its styles, themes and fonts as plain CSS, each value once', () => {
    const read = (file: string) => readFileSync(join(installed, file), 'utf8');
    expect(read('styles.css')).toMatch(/^@layer assay\.reset,assay\.theme,assay\.component,assay\.utility;/);
    expect(read('styles.css')).toContain(':host');
    expect(read('theme.css')).not.toContain('@layer assay.component{');
    expect(read('page.css')).not.toContain('--assay-space-4:');
    expect(read('styles.css').match(/--assay-space-4:/g)).toHaveLength(1);
    expect(read('fonts/ja.css')).toContain('noto-sans-jp');
    expect(readdirSync(join(installed, 'fonts'))).toContain('science-math.woff2');
  });

  it('leaves behind what a consumer does not use', async () => {
    const button = await bundle(`export { Button } from '@assay/design-system';`);
    expect(button).not.toMatch(/downshift|base-ui|createToaster/i);
    expect(await bundle(`export { Button } from '@assay/design-system/button';`)).toHaveLength(button.length);
    const combobox = await bundle(`export { Combobox } from '@assay/design-system';`);
    expect(combobox.length).toBeGreaterThan(5 * button.length);
  });
});

describe('a server-rendered page of a consumer', () => {
  /** The page, what it complained of, and whether its scripts run. */
  async function open(name: keyof typeof sheets, javaScriptEnabled: boolean) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 900, height: 900 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${origin}/${name}.html`);
    return { page, complaints, close: () => context.close() };
  }

  it('reads without JavaScript', async () => {
    const { page, close } = await open('whole', false);
    await expect(page.getByRole('heading', { name: 'Report' }).isVisible()).resolves.toBe(true);
    const title = page.getByLabel('Title');
    await expect(title.getAttribute('aria-describedby')).resolves.toBeTruthy();
    const ground = await page
      .getByRole('button', { name: 'Send' })
      .evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(ground).toBe('rgb(27, 124, 114)');
    await close();
  });

  it('hydrates without a warning and works', async () => {
    const { page, complaints, close } = await open('whole', true);
    await page.waitForFunction(() => 'recovered' in window);
    expect(await page.evaluate(() => (window as unknown as { recovered: string[] }).recovered)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog', { name: 'Send it' }).isVisible()).resolves.toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  /** The computed styles of every element. */
  const drawn = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const style = getComputedStyle(element);
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => [name, style.getPropertyValue(name)]);
        return {
          element: element.outerHTML.slice(0, 80),
          values: Object.fromEntries(values) as Record<string, string>,
        };
      }),
    );

  it('looks the same with the stylesheets of its components as with the whole one', async () => {
    const [whole, some] = await Promise.all([open('whole', true), open('parts', true)]);
    await Promise.all([whole, some].map(({ page }) => page.waitForFunction(() => 'recovered' in window)));
    const [expected, shown] = await Promise.all([drawn(whole.page), drawn(some.page)]);
    expect(shown.length).toBe(expected.length);
    const differences = expected.flatMap(({ element, values }, index) =>
      Object.entries(values).flatMap(([name, value]) => {
        const other = shown[index]?.values[name];
        return other === value ? [] : [`${element} ${name}: ${value}, by parts ${other}`];
      }),
    );
    expect(differences.slice(0, 8)).toEqual([]);
    await Promise.all([whole.close(), some.close()]);
  });

  it('takes the theme that is chosen, else the one of the system, contrast included', async () => {
    const { page, close } = await open('whole', true);
    const canvas = (choice?: string) =>
      page.evaluate((theme) => {
        if (theme) document.documentElement.dataset['theme'] = theme;
        else delete document.documentElement.dataset['theme'];
        const style = getComputedStyle(document.documentElement);
        return ['canvas', 'sunken'].map((role) => style.getPropertyValue(`--assay-surface-${role}`)).join(' ');
      }, choice);
    const of = ({ surface }: (typeof themes)['light']) => [surface.canvas, surface.sunken].join(' ');
    const cases = [
      { system: {}, themes: ['light', 'light', 'light', 'dark', 'highContrast', 'highContrastDark'] },
      {
        system: { colorScheme: 'dark' },
        themes: ['dark', 'dark', 'light', 'dark', 'highContrast', 'highContrastDark'],
      },
      {
        system: { contrast: 'more' },
        themes: [
          'highContrast',
          'highContrast',
          'highContrast',
          'highContrastDark',
          'highContrast',
          'highContrastDark',
        ],
      },
      {
        system: { colorScheme: 'dark', contrast: 'more' },
        themes: [
          'highContrastDark',
          'highContrastDark',
          'highContrast',
          'highContrastDark',
          'highContrast',
          'highContrastDark',
        ],
      },
      // Paper is white.
      {
        system: { media: 'print', colorScheme: 'dark' },
        themes: ['light', 'light', 'light', 'light', 'highContrast', 'light'],
      },
    ] as const;
    for (const { system, themes: expected } of cases) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', contrast: 'no-preference', ...system });
      const choices = [undefined, 'auto', 'light', 'dark', 'high-contrast', 'high-contrast-dark'];
      const shown = [];
      for (const choice of choices) shown.push(await canvas(choice));
      expect(shown).toEqual(expected.map((name) => of(themes[name])));
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await canvas('dark')).toBe('Canvas Canvas');
    await close();
  });
});
