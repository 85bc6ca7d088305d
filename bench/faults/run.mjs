// The fault tests at their full length: every cut, kill, freeze and restart, over real HTTP, with the limits of the product.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'));
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const tests = [
    'sites/api/src/work/agents/agents-faults.test.ts',
    'sites/api/src/work/seek/seek-faults.test.ts',
    'sites/api/src/work/works/works-faults.test.ts',
    'sites/api/src/work/works/writing-faults.test.ts',
    'sites/api/src/knowledge/library/import-kill.test.ts',
    'sites/api/src/commands/import-and-service.test.ts',
    'sites/api/src/operation/health/away-database.test.ts',
    'sites/api/src/faults',
  ];
  spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'service', '--reporter', 'json', '--outputFile', report, ...tests],
    {
      cwd: root,
      env: { ...process.env, FAULT_KILLS: '20' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (!existsSync(report)) throw new Error('The fault tests did not run.');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, duration, failureMessages }) => ({
      name: fullName.replace(/\b[A-Z]+-?\d+: |Reliability: /g, ''),
      value: status === 'passed' ? 'holds' : status,
      target: 'holds',
      note: `${(duration / 1000).toFixed(0)} s${status === 'passed' ? '' : `; ${oneLine(failureMessages[0])}`}`,
    }));
}

/** The first line of a failure, fit for a cell of the table. */
function oneLine(message = 'no reason given') {
  return message.split('\n', 1)[0].replaceAll('|', '/').slice(0, 200);
}
