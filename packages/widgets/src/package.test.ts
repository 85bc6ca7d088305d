/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsumer } from '../../../scripts/consumer.mjs';
import { readSurface } from '../../../scripts/surface.mjs';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const consumer = createConsumer();
/** Longest that compilers may take on a machine with much else to do, ms. */
const building = 180_000;
let browser: Browser;
let origin: string;

/** A page of a consumer, in TypeScript: our service is not there, the consumer answers for it. */
const app = `
import '@assay/design-system/styles.css';
import '@assay/widgets/react/company-autocomplete.css';
import '@assay/widgets/react/sales-lead.css';
import '@assay/widgets/react/trial-dialogs.css';
import { createWidgetClient, type Locale, seekCalls, WidgetProvider } from '@assay/widgets/react';
import { AgentChat, createVisitorAgentSource } from '@assay/widgets/react/agent-chat';
import { CompanyAutocomplete, type CompanySource } from '@assay/widgets/react/company-autocomplete';
import { createVisitorCardSource, MaterialCard } from '@assay/widgets/react/material-card';
import { createEmbeddedLeadSource, SalesLead, type SalesLeadSource } from '@assay/widgets/react/sales-lead';
import { createVisitorSeekSource, SeekPanel } from '@assay/widgets/react/seek-panel';
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
  void client.call(seekCalls.init, { body: { input: 'Why?' } }).then(({ seek_id }) => seek_id.length);
  return (
    <>
      <SeekPanel seekId={seekId} source={createVisitorSeekSource(client)} onTitle={(title) => title.trim()} />
      <AgentChat jobId={jobId} source={createVisitorAgentSource(client)} />
      <MaterialCard gradeId="316l" source={createVisitorCardSource(client)} />
    </>
  );
}
const root = document.getElementById('root');
if (root) createRoot(root).render(<App locale="en" />);
`;

beforeAll(async () => {
  browser = await consumer.openBrowser();
  // What the build made, and no package of this workspace but these two.
  await consumer.install({
    '@assay/design-system': join(home, '../design-system/dist'),
    '@assay/widgets': join(home, 'dist'),
  });
  consumer.write('app.tsx', app);
  consumer.write(
    'index.html',
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Consumer</title><div id="root"></div><script type="module" src="./app.tsx"></script></html>',
  );
  origin = await consumer.serve(['index.html']);
}, building);

afterAll(() => consumer.remove());

describe('the published components', () => {
  const installed = consumer.installed('@assay/widgets');
  const filesOf = (folder: string, end: string) =>
    readdirSync(join(installed, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));

  it('have an entry, types and a stylesheet for each widget', () => {
    const { exports } = consumer.manifestOf('@assay/widgets');
    const entries = Object.entries(exports).filter(([entry]) => entry.startsWith('./react'));
    expect(entries).toHaveLength(13);
    for (const [, target] of entries)
      for (const file of typeof target === 'string' ? [target] : Object.values(target))
        expect(existsSync(join(installed, file)), file).toBe(true);
  });

  it('have the surface that was reviewed', async () => {
    const { exports } = consumer.manifestOf('@assay/widgets');
    const declared = Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'object' && typeof target['types'] === 'string' && entry.startsWith('./react')
        ? [[entry, join(installed, target['types'])] as const]
        : [],
    );
    expect(declared.length).toBeGreaterThan(5);
    // What each call takes and gives is the contract's, which has a snapshot of its own.
    const surface = readSurface(installed, Object.fromEntries(declared)).replaceAll(/: \{ request: .*$/gm, '');
    await expect(`${Object.keys(exports).sort().join('\n')}\n\n${surface}\n`).toMatchFileSnapshot(
      '__snapshots__/surface.txt',
    );
  });

  it('bring a source map with its sources for each script', () => {
    const scripts = filesOf('react', '.js');
    expect(scripts.length).toBeGreaterThan(20);
    for (const file of scripts) {
      const map = join(installed, 'react', `${file}.map`);
      expect(existsSync(map), file).toBe(true);
      const { sources, sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8')) as {
        sources: string[];
        sourcesContent?: string[];
      };
      expect(sourcesContent.length, file).toBe(sources.length);
    }
  });

  it('bring a source map for an element too, which leads from its one file to each source', () => {
    const file = 'company-autocomplete.js';
    const code = readFileSync(join(installed, 'elements', file), 'utf8');
    const map = readFileSync(join(installed, 'elements', `${file}.map`), 'utf8');
    expect(code).toContain(`//# sourceMappingURL=${file}.map`);
    const before = code.slice(0, code.indexOf('customElements.define(')).split('\n');
    const sourceMap = new SourceMap(JSON.parse(map));
    const entry = sourceMap.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const { originalSource = '', originalLine = 0 } = 'originalSource' in entry ? entry : {};
    expect(originalSource).toMatch(/packages\/widgets\/src\/element\/define\.ts$/);
    const { sources, sourcesContent = [] } = sourceMap.payload as { sources: string[]; sourcesContent?: string[] };
    const source = sourcesContent[sources.indexOf(originalSource)] ?? '';
    expect(source.split('\n')[originalLine]).toContain('customElements.define(');
    expect(
      sources.filter((path) => !path.startsWith('../') && path.includes(home)),
      'where it was built',
    ).toEqual([]);
  });

  it('name no package that is not published', () => {
    const { dependencies } = consumer.manifestOf('@assay/widgets');
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
    expect([...named].sort()).toEqual(['@assay/design-system', '@noble/hashes', 'i18next', 'katex', 'react']);
  });

  it('are typed for a consumer, declarations included', () => {
    consumer.write(
      'wrong.tsx',
      `import { createWidgetClient, seekCalls } from '@assay/widgets/react';
       import { CompanyAutocomplete } from '@assay/widgets/react/company-autocomplete';
       const client = createWidgetClient({ widget: 'seek-panel', serviceUrl: '', locale: 'en' });
       // @ts-expect-error a call that no widget makes
       void client.call({ name: 'account.signIn', method: 'POST', path: '/sign-in', access: 'anonymous' }, {});
       // @ts-expect-error a body without its question
       void client.call(seekCalls.init, { body: {} });
       // @ts-expect-error a language that there is not
       createWidgetClient({ widget: 'seek-panel', serviceUrl: '', locale: 'fr' });
       // @ts-expect-error no source
       export const wrong = <CompanyAutocomplete label="Company" value="" onChange={() => undefined} />;`,
    );
    expect(consumer.typecheck(['app.tsx', 'wrong.tsx'], ['--types', 'react'])).toBe('');
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
    await page.goto(`${origin}/index.html`);
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
