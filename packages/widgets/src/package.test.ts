/// <reference types="node" />
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(home, '../../node_modules');
const consumer = mkdtempSync(join(tmpdir(), 'assay-widgets-consumer-'));

const node = (args: string[], cwd = consumer) => execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
}
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(consumer, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;

/** Packs a built folder and unpacks it where a consumer has it from the registry. */
function install(name: string, folder: string): void {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', consumer], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { filename: string }[];
  const target = join(consumer, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(consumer, packed?.filename ?? ''), '-C', target, '--strip-components=1']);
}

/** The React artefact and the manifest of what is published. */
const buildWidgets = `
import { readFileSync, writeFileSync } from 'node:fs';
import { publishedManifest } from '${home}/build/manifest.mjs';
import { buildReact } from '${home}/build/react.mjs';
import { findWidgets } from '${home}/build/widgets.mjs';
const names = (await findWidgets('${home}')).map(({ name }) => name);
await buildReact({ root: '${home}', out: '${consumer}/widgets/react', names, lazy: ['katex'] });
const manifest = JSON.parse(readFileSync('${home}/package.json', 'utf8'));
writeFileSync('widgets/package.json', JSON.stringify(publishedManifest(manifest, names, ['katex'])));
`;

/** A page of a consumer, in TypeScript: our service is not there, the consumer answers for it. */
const app = `
import '@assay/design-system/styles.css';
import '@assay/widgets/react/company-autocomplete.css';
import '@assay/widgets/react/sales-lead.css';
import '@assay/widgets/react/trial-dialogs.css';
import { createWidgetClient, type Locale, WidgetProvider } from '@assay/widgets/react';
import { AgentChat, createAgentSource } from '@assay/widgets/react/agent-chat';
import { CompanyAutocomplete, type CompanySource } from '@assay/widgets/react/company-autocomplete';
import { createMaterialCardSource, MaterialCard } from '@assay/widgets/react/material-card';
import { createEmbeddedLeadSource, SalesLead, type SalesLeadSource } from '@assay/widgets/react/sales-lead';
import { createSeekSource, SeekPanel } from '@assay/widgets/react/seek-panel';
import { TrialCountdown } from '@assay/widgets/react/trial-dialogs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const companies: CompanySource = async (query) => [
  { id: 'c-1', label: 'Northfield Thermal', name: query, country: 'DE', organizationType: 'Company', foundedYear: '1998', location: 'Munich', employeeStr: '50-100' },
];
const lead: SalesLeadSource = {
  ...createEmbeddedLeadSource({ serviceUrl: 'https://assay.invalid', locale: 'en' }),
  setup: async () => ({ region: 'cn' }),
  companies,
};
function App({ locale }: { locale: Locale }) {
  const [company, setCompany] = useState('');
  return (
    <WidgetProvider locale={locale}>
      <TrialCountdown daysLeft={4} />
      <CompanyAutocomplete label="Your company" value={company} onChange={setCompany} source={companies} />
      <SalesLead source={lead} packageType="AIR" sourceType="home_banner" display="inline" />
    </WidgetProvider>
  );
}
/** What a consumer writes for the widgets that ask; typechecked, and not shown here. */
export function Asking({ seekId, jobId }: { seekId: string; jobId: string }) {
  const client = createWidgetClient({ widget: 'seek-panel', serviceUrl: 'https://assay.invalid', locale: 'en', site: 's' });
  void client.call('seek.init', { body: { input: 'Why?' } }).then(({ seek_id }) => seek_id.length);
  return (
    <>
      <SeekPanel seekId={seekId} source={createSeekSource(client)} onTitle={(title) => title.trim()} />
      <AgentChat jobId={jobId} source={createAgentSource(client)} />
      <MaterialCard gradeId="316l" source={createMaterialCardSource(client)} />
    </>
  );
}
const root = document.getElementById('root');
if (root) createRoot(root).render(<App locale="en" />);
`;

const mime: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
let server: Server;
let browser: Browser;
let origin: string;

async function serve(): Promise<void> {
  writeFileSync(
    join(consumer, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Consumer</title><div id="root"></div><script type="module" src="./app.tsx"></script></html>',
  );
  await build({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: 'site', minify: false },
  });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(consumer, 'site', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': mime[extname(path)] ?? '' }).end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  writeFileSync(join(consumer, 'package.json'), '{"type":"module"}');
  node(['build.mjs', join(consumer, 'design-system')], join(home, '../design-system'));
  node(['--input-type=module', '-e', buildWidgets]);
  install('@assay/design-system', join(consumer, 'design-system'));
  install('@assay/widgets', join(consumer, 'widgets'));
  // What the manifests ask for and nothing else: no package of this workspace but these two.
  const asked = ['@assay/design-system', '@assay/widgets'].flatMap((name) =>
    Object.keys(manifestOf(name).dependencies),
  );
  const others = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype'];
  for (const name of new Set([...asked, ...others])) {
    if (name.startsWith('@assay/')) continue;
    mkdirSync(dirname(join(consumer, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(consumer, 'node_modules', name));
  }
  writeFileSync(join(consumer, 'app.tsx'), app);
  // As the template of a bundler has it.
  writeFileSync(join(consumer, 'bundler.d.ts'), `declare module '*.css';\n`);
  await serve();
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(consumer, { recursive: true, force: true });
});

describe('the published components', () => {
  const installed = join(consumer, 'node_modules/@assay/widgets');
  const filesOf = (folder: string, end: string) =>
    readdirSync(join(installed, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));
  /** What the compiler says to a consumer's module; empty when nothing is wrong. */
  function check(file: string, ...flags: string[]): string {
    const settings = '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2023';
    const compiler = join(modules, 'typescript-7/bin/tsc');
    return spawnSync(process.execPath, [compiler, ...settings.split(' '), ...flags, 'bundler.d.ts', file], {
      cwd: consumer,
      encoding: 'utf8',
    }).stdout;
  }

  it('have an entry, types and a stylesheet for each widget', () => {
    const { exports } = manifestOf('@assay/widgets');
    const entries = Object.entries(exports).filter(([entry]) => entry.startsWith('./react'));
    expect(entries).toHaveLength(13);
    for (const [, target] of entries)
      for (const file of typeof target === 'string' ? [target] : Object.values(target))
        expect(existsSync(join(installed, file)), file).toBe(true);
  });

  it('name no package that is not published', () => {
    const { dependencies } = manifestOf('@assay/widgets');
    const known = [...Object.keys(dependencies), 'react', 'react-dom'];
    const named = new Set<string>();
    for (const file of [...filesOf('react', '.d.ts'), ...filesOf('react', '.js')]) {
      const text = readFileSync(join(installed, 'react', file), 'utf8');
      for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?["'](@?\w[\w@/.-]*)["']/g))
        named.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
    expect([...named].filter((name) => !known.includes(name))).toEqual([]);
    expect([...named].sort()).toEqual(['@assay/design-system', 'katex', 'react', 'react-dom']);
  });

  it('are typed for a consumer, declarations included', () => {
    expect(check('app.tsx', '--types', 'react')).toBe('');
    writeFileSync(
      join(consumer, 'wrong.tsx'),
      `import { createWidgetClient } from '@assay/widgets/react';
       import { CompanyAutocomplete } from '@assay/widgets/react/company-autocomplete';
       const client = createWidgetClient({ widget: 'seek-panel', serviceUrl: '', locale: 'en' });
       // @ts-expect-error a call that no widget makes
       void client.call('account.signIn', {});
       // @ts-expect-error a body without its question
       void client.call('seek.init', { body: {} });
       // @ts-expect-error a language that there is not
       createWidgetClient({ widget: 'seek-panel', serviceUrl: '', locale: 'fr' });
       // @ts-expect-error no source
       export const wrong = <CompanyAutocomplete label="Company" value="" onChange={() => undefined} />;`,
    );
    expect(check('wrong.tsx', '--skipLibCheck')).toBe('');
  });

  it('leave the rules of the design system to its own stylesheet', () => {
    const css = readFileSync(join(installed, 'react/sales-lead.css'), 'utf8');
    expect(css).toMatch(/^@layer assay\.reset,\s?assay\.theme,\s?assay\.component,\s?assay\.utility;/);
    expect(css).not.toContain('--assay-space-4:');
  });

  it('BEYOND-6: are shown and worked in a React application, styled, without an error', async () => {
    const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(origin);
    await page.getByRole('heading', { name: 'Talk to sales' }).waitFor();
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Talk to sales' }) }).first();
    expect((await panel.boundingBox())?.width).toBe(480);
    const field = page.getByRole('combobox', { name: 'Your company' });
    await field.pressSequentially('northf');
    await page.getByRole('option', { name: /Northfield Thermal/ }).click();
    expect(await field.inputValue()).toBe('Northfield Thermal');
    await page.getByLabel('Name').fill('Wei Chen');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Phone cannot be empty').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});
