// Holds the import rule. dependency-cruiser goes falsely green when it cannot read the sources, so the count is asserted.
import { execFileSync } from 'node:child_process';
import { root, runtime, scriptPath } from './bootstrap.mjs';

const fewestModules = 100;
const output = execFileSync(
  runtime(),
  [
    scriptPath('depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'packages',
    'sites',
    '--include-only',
    '^(packages|sites)/',
  ],
  { cwd: root, maxBuffer: 1 << 28, encoding: 'utf8' },
);
const { modules, summary } = JSON.parse(output);

/** Rooms of the service: a folder of a floor, or one that stands beside the floors. Tests may look everywhere. */
const roomOf = (path) =>
  /^sites\/api\/src\/((?:ground|people|trade|knowledge|work|operation)\/[^/]+|[^/]+)\/(?!.*(?:\.test\.|testing\/))/.exec(
    path,
  )?.[1];
const rooms = new Map();
for (const { source, dependencies } of modules) {
  const from = roomOf(source);
  if (from === undefined || from.startsWith('testing')) continue;
  const reached = rooms.get(from) ?? new Set();
  for (const { resolved } of dependencies) reached.add(roomOf(resolved));
  rooms.set(from, reached);
}
/** The way from a room back to itself, if there is one. */
function circle(start, at = start, way = [], seen = new Set()) {
  for (const next of rooms.get(at) ?? []) {
    if (next === undefined || next === at) continue;
    if (next === start) return [...way, at, start];
    if (seen.has(next)) continue;
    seen.add(next);
    const found = circle(start, next, [...way, at], seen);
    if (found) return found;
  }
  return undefined;
}
const circles = new Set([...rooms.keys()].flatMap((room) => circle(room)?.join(' → ') ?? []));
for (const way of circles) process.stderr.write(`rooms-in-no-circle: ${way}\n`);
for (const { rule, from, to } of summary.violations) process.stderr.write(`${rule.name}: ${from} → ${to}\n`);
if (modules.length < fewestModules)
  process.stderr.write(`Only ${modules.length} modules were read; the sources were not understood.\n`);
process.exitCode = summary.violations.length > 0 || circles.size > 0 || modules.length < fewestModules ? 1 : 0;
