import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { shared } from '../../vite.shared.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Address of a running service for `vite dev`; the built site is served by the service itself. */
const service = process.env['ASSAY_SERVICE_URL'] ?? 'http://127.0.0.1:3000';

/** Leaves a compressed neighbour beside each text file, which the service serves as it is. */
function precompress(): Plugin {
  return {
    name: 'assay-precompress',
    apply: 'build',
    async writeBundle() {
      const dist = join(here, 'dist');
      const files = await readdir(dist, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !/\.(js|css|svg|html|json)$/.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const content = await readFile(path);
        if (content.length < 1024) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

/** Asks for the letters that every page is set in with the page itself, beside its script and not after it. */
function preloadLetters(): Plugin {
  return {
    name: 'assay-preload-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return ['ibm-plex-sans-latin-wght-normal', 'ibm-plex-mono-latin-400-normal'].map((font) => {
          const file = Object.keys(bundle ?? {}).find((name) => name.includes(font) && name.endsWith('.woff2'));
          if (file === undefined) throw new Error(`The build has no file of ${font}, which every page is set in.`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}

/** Leaves out of the calls what only the service and the reference read: who may make each, and which errors it gives. */
function callsOfPages(): Plugin {
  return {
    name: 'assay-calls-of-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/\w+\.calls\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/\b(?:errors: \[[^\]]*\]|access: '\w+'),?/g, ''), map: null }),
    },
  };
}

const config: UserConfig = mergeConfig(shared(), {
  root: here,
  plugins: [precompress(), preloadLetters(), callsOfPages()],
  server: { proxy: { '/api': service, '/docs/': service } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // A data: address would need an exception in the content security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The one larger than usual is pdf.js, fetched with the first PDF that is opened; what a page begins with has budgets.
    chunkSizeWarningLimit: 600,
  },
});

/** Modules of the chunks that every page begins with, and of those a seek result adds, as a build finds them that joins none. */
async function firstModules(): Promise<{ shell: ReadonlySet<string>; route: ReadonlySet<string> }> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const output = 'output' in result ? result.output : [];
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const seen = new Set<string>();
  const visit = (name: string, modules = new Set<string>()): ReadonlySet<string> => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return modules;
    seen.add(name);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const imported of chunk.imports) visit(imported, modules);
    return modules;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const shell = new Set(entries.flatMap(({ fileName }) => [...visit(fileName)]));
  const page = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/screens/page.tsx'));
  return { shell, route: page ? visit(page.fileName) : new Set() };
}

/** Parts of the design system that only pages of text are made of. */
const reading = /\/design-system\/src\/(?:CitationChip|ModuleOutline|ReadingLayout)\//;

/**
 * Small modules that many later parts of the site share in ever other sets: in pieces of their own, each of those parts would
 * be named in the shell with a list of them.
 */
const sharedLater = [
  {
    name: 'work',
    modules:
      /\/screens\/src\/works\/(?:WorkContext|WorkDescriptions|WorkFindings|CitedSources|cited\/PassageSourceContext)\.|\/packages\/works\/src\/(?:changes|state|kind)\//,
  },
  {
    name: 'wide',
    modules: /\/(?:useColumnWidths|useTopLayer|number\.rules|readingArrows|runsRightToLeft|columnTrack)\./,
  },
  // One piece for all tools: another tool is not another name in the shell.
  {
    name: 'introductions',
    modules: /\/packages\/tools\/(?:src\/introductions|[\w-]+\/src\/(?:board\/)?views\/(?:introduction|messages))\./,
  },
  { name: 'library', modules: /\/(?:library\.calls|text-marks|source-place)\./ },
  { name: 'drawings', modules: /\/lucide-react\// },
];

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config;
  const { shell, route } = await firstModules();
  // Cut into the forty pieces that screens share in ever other sets, the shell would compress a twentieth worse. What of a
  // seek result its later parts share with it stays in one piece too: the shell names every piece that a page begins with.
  // So do the icons that it begins with, and the parts of the design system that only pages of text have.
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'shell', test: (id: string) => shell.has(id) },
      { name: 'seek', test: (id: string) => route.has(id) && id.includes('/widgets/src/seek-panel/') },
      { name: 'reading', test: (id: string) => route.has(id) && reading.test(id) },
      { name: 'icons', test: (id: string) => route.has(id) && id.includes('/lucide-react/') },
      ...sharedLater.map(({ name, modules }) => ({
        name,
        test: (id: string) => !shell.has(id) && !route.has(id) && modules.test(id),
      })),
    ],
  };
  return mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting } } } });
});
