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
for (const { rule, from, to } of summary.violations) process.stderr.write(`${rule.name}: ${from} → ${to}\n`);
if (modules.length < fewestModules)
  process.stderr.write(`Only ${modules.length} modules were read; the sources were not understood.\n`);
process.exitCode = summary.violations.length > 0 || modules.length < fewestModules ? 1 : 0;
