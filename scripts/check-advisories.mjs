// Asks the registry for known faults of what the product brings. A registry that does not answer is said so and stops
// nobody, unless `--strict` asks for an answer, as a release does.
import { spawnSync } from 'node:child_process';
import { root } from './bootstrap.mjs';

const grave = ['critical', 'high'];

/**
 * Reads what `npm audit --json` wrote.
 *
 * @param {string} text
 * @returns {{ answered: false; why: string } | { answered: true; faults: string[] }}
 */
export function readAudit(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { answered: false, why: 'npm wrote no report' };
  }
  if (!report.vulnerabilities) return { answered: false, why: report.message ?? 'npm wrote no report' };
  const faults = Object.values(report.vulnerabilities)
    .filter(({ severity }) => grave.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { answered: true, faults };
}

if (import.meta.filename === process.argv[1]) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const audit = readAudit(stdout ?? '');
  if (!audit.answered) {
    console.error(`The registry tells nothing of known faults, so nothing is known of them: ${audit.why}`);
    process.exitCode = process.argv.includes('--strict') ? 1 : 0;
  } else {
    for (const fault of audit.faults) console.error(fault);
    process.exitCode = audit.faults.length > 0 ? 1 : 0;
  }
}
