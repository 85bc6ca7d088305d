// Budgets of what is built. The application's files come from Vite's manifest, since their names carry hashes; of the design
// system a consumer bundles what is used, so that is done here too.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';

const dist = 'sites/app/dist';
const manifestFile = `${dist}/.vite/manifest.json`;
if (!existsSync(manifestFile)) throw new Error('The application is not built. Run "npm run build" first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Files that an entry needs at once: its own and those it imports statically. */
function needs(entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of manifest[entry].imports ?? []) needs(name, seen);
  return seen;
}

// The page names the files it begins with; the entry itself has no code left that stands beside them.
const page = readFileSync(`${dist}/index.html`, 'utf8');
const shell = new Set();
for (const name of Object.keys(manifest)) if (page.includes(`/${manifest[name].file}"`)) needs(name, shell);
const route = [...needs('src/screens/page.tsx')].filter((name) => !shell.has(name));
const script = (names) =>
  [...names].map((name) => `${dist}/${manifest[name].file}`).filter((file) => file.endsWith('.js'));
const styles = (names) =>
  [...new Set([...names].flatMap((name) => manifest[name].css ?? []))].map((file) => `${dist}/${file}`);

// Of its styles, those that the shell has brought are there already.
const stylesOfRoute = styles(route).filter((file) => !styles(shell).includes(file));

// The widgets of other people's pages: one file each, all four languages inside, the same for a page in any of them.
const widgets = 'packages/widgets/dist';
const chunk = (name) => {
  const file = `${widgets}/cdn/v1/${name}.js`;
  if (!existsSync(file)) throw new Error(`The widget ${name} is not built. Run "npm run build" first.`);
  return file;
};

const designSystem = 'packages/design-system/dist';
const bundles = resolve('node_modules/.cache/size');

/** The scripts that a page needs at once which takes some exports of the design system and nothing else, React excluded. */
async function consumer(name, entry, exported = '*') {
  mkdirSync(bundles, { recursive: true });
  const input = join(bundles, `${name}.entry.js`);
  writeFileSync(input, `export ${exported} from '${relative(bundles, `${designSystem}/${entry}`)}';\n`);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(bundles, name),
      emptyOutDir: true,
      rolldownOptions: {
        input,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'index.js' },
      },
    },
  });
  const chunks = new Map(
    (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output.map((one) => [one.fileName, one])),
  );
  const needed = new Set(['index.js']);
  for (const file of needed) for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) needed.add(next);
  return [...needed].map((file) => join(bundles, name, file));
}

const gzipped = { gzip: true, brotli: false };

export default [
  {
    name: 'A button of the design system, React external',
    path: await consumer('button', 'button.js', '{ Button }'),
    ...gzipped,
    limit: '3.5 KiB',
  },
  {
    name: 'One chart of the design system, React external',
    path: await consumer('bar-chart', 'charts.js', '{ BarChart }'),
    ...gzipped,
    limit: '80 KiB',
  },
  {
    name: 'All charts of the design system, React external',
    path: await consumer('charts', 'charts.js'),
    ...gzipped,
    limit: '92 KiB',
  },
  {
    name: 'The editable grid of the design system, React external',
    path: await consumer('editable-grid', 'grids.js', '{ EditableGrid }'),
    ...gzipped,
    limit: '60 KiB',
  },
  {
    // Of it 56 KiB are React Flow, and most of the rest the menus, palette and dialogs that a page has already.
    name: 'The canvas of the design system, React external',
    path: await consumer('canvas', 'canvas.js'),
    ...gzipped,
    limit: '141 KiB',
  },
  {
    // With ProseMirror and its tables, which a page without prose never fetches.
    name: 'The editor of prose of the design system, React external',
    path: await consumer('prose-editor', 'prose-editor.js'),
    ...gzipped,
    limit: '81 KiB',
  },
  {
    name: 'Everything of the design system but what has an entry of its own, React external',
    path: await consumer('all', 'index.js'),
    ...gzipped,
    limit: '132 KiB',
  },
  {
    name: 'Styles of the whole design system',
    path: `${designSystem}/styles.css`,
    ...gzipped,
    limit: '22.1 KiB',
  },
  { name: 'Loader of the widgets', path: `${widgets}/cdn/v1/loader.js`, brotli: true, limit: '3 KB' },
  ...Object.entries({
    // The contract names errors of passkeys, tokens and limits of sessions (decisions 115 to 117), a hundred bytes in each.
    'sales-lead': '50.2 KB',
    'trial-dialogs': '36 KB',
    'company-autocomplete': '31.5 KB',
    // With figures, comparisons, near passages and formulas, in four languages: one file holds what the site fetches late.
    'seek-panel': '107.2 KB',
    // Designations and conditions are set by the rule of formulas and units.
    'material-card': '139.2 KB',
    // Its replies are set by the same rule; its thread is windowed as tables and trees are (decision 044).
    'agent-chat': '100.6 KB',
  }).map(([name, limit]) => ({
    name: `Widget ${name} over CDN, four languages`,
    path: chunk(name),
    gzip: true,
    brotli: false,
    limit,
  })),
  {
    name: 'Sales lead as an element, React external',
    path: `${widgets}/elements/sales-lead.js`,
    gzip: true,
    brotli: false,
    limit: '41.3 KB',
  },
  // The shell names every piece that a route begins with; a seek result has pieces of its own for what few questions need.
  // It asks for proofs of the person by passkeys, which are a source of it, and knows why a session ended.
  // It opens the palette by its keys; the palette itself is a piece of its own.
  { name: 'App shell with React', path: script(shell), gzip: true, brotli: false, limit: '149.9 KiB' },
  { name: 'Styles of the shell', path: styles(shell), gzip: true, brotli: false, limit: '12 KiB' },
  {
    name: 'Seek route, script and styles',
    path: [...script(route), ...stylesOfRoute],
    gzip: true,
    brotli: false,
    // Formulas are set in the title, so their rule is there with the first words; the row of actions and the links to sources too.
    // Guests and people with an account read by sources of their own. The rule of formulas is one that prose is set by too.
    // Works are printed with the same document, which is a piece of its own for that. Figures that come later have their place.
    limit: '62.7 KiB',
  },
];
