// Budgets of the built application. The files of each come from Vite's manifest, since their names carry hashes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

// The widgets of other people's pages: one file each, all four languages inside.
const widgets = 'packages/widgets/dist';
const chunk = (name) => {
  const file = readdirSync(`${widgets}/cdn/v1`).find((each) => each.startsWith(`${name}.`) && each.endsWith('.js'));
  if (!file) throw new Error(`The widget ${name} is not built. Run "npm run build" first.`);
  return `${widgets}/cdn/v1/${file}`;
};

export default [
  { name: 'Loader of the widgets', path: `${widgets}/cdn/v1/loader.js`, brotli: true, limit: '3 KB' },
  ...Object.entries({
    'sales-lead': '42 KB',
    'trial-dialogs': '34 KB',
    'company-autocomplete': '25 KB',
    'seek-panel': '90 KB',
    'material-card': '130 KB',
    'agent-chat': '150 KB',
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
    limit: '45 KB',
  },
  { name: 'App shell with React', path: script(shell), gzip: true, brotli: false, limit: '130 KiB' },
  { name: 'Styles of the shell', path: styles(shell), gzip: true, brotli: false, limit: '12 KiB' },
  {
    name: 'Seek route, script and styles',
    path: [...script(route), ...styles(route)],
    gzip: true,
    brotli: false,
    limit: '60 KiB',
  },
];
