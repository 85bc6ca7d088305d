// `npm run bench [-- area …]`: measures, prints and writes docs/figures.md. Every area states its own command.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, log, root, run, runtime, toolEnvironment } from './bootstrap.mjs';

ensureDependencies();
// The areas import the service's TypeScript sources, which an old system Node.js cannot read.
if (process.execPath !== runtime() && !process.env.ASSAY_BENCH_RUNTIME) {
  process.exit(
    await run('scripts/bench.mjs', process.argv.slice(2), { env: toolEnvironment({ ASSAY_BENCH_RUNTIME: '1' }) }),
  );
}
delete process.env.ASSAY_BENCH_RUNTIME;

const folder = join(root, 'bench');
const areas = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'run.mjs')))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  log(`Unknown area: ${unknown.join(', ')}. There are: ${areas.join(', ')}.`);
  process.exit(1);
}

const figuresFile = join(root, 'docs', 'figures.md');
const marker = (area) => [`<!-- ${area}: begin -->`, `<!-- ${area}: end -->`];

function table(figures) {
  const rows = figures.map(({ name, value, target = '', note = '' }) => `| ${name} | ${value} | ${target} | ${note} |`);
  return ['| figure | measured | to reach | how |', '|---|---|---|---|', ...rows].join('\n');
}

function write(area, figures) {
  const [begin, end] = marker(area);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}`;
  const section = `${begin}\n## ${area}\n\n\`npm run bench -- ${area}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${table(figures)}\n${end}`;
  const text = existsSync(figuresFile)
    ? readFileSync(figuresFile, 'utf8')
    : '# Figures\n\nMeasured by the commands given; ratios and growth are what to compare, machines differ.\n';
  const from = text.indexOf(begin);
  const next =
    from < 0
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, from) + section + text.slice(text.indexOf(end) + end.length);
  writeFileSync(figuresFile, next);
}

for (const area of wanted.length > 0 ? wanted : areas) {
  log(`bench ${area}`);
  const { run: measure } = await import(pathToFileURL(join(folder, area, 'run.mjs')).href);
  const figures = await measure();
  for (const { name, value, target } of figures)
    process.stdout.write(`${name}: ${value}${target ? ` (to reach: ${target})` : ''}\n`);
  write(area, figures);
}
process.exit(0);
