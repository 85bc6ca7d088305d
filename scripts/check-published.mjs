// `node scripts/check-published.mjs FOLDER …`: judges built packages as a consumer meets them: the manifest, and the types of every entry.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './bootstrap.mjs';

const place = mkdtempSync(join(tmpdir(), 'assay-published-'));
let failed = 0;
try {
  for (const folder of process.argv.slice(2)) {
    failed += await run('publint', [folder, '--strict', '--pack=false']);
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', place], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    // Neither have stylesheets types, nor descriptions.
    const untyped = Object.keys(exports).filter((entry) => /\.(css|json)$/.test(entry));
    failed += await run('attw', [
      join(place, packed.filename),
      '--profile=esm-only',
      '--quiet',
      '--exclude-entrypoints',
      ...untyped,
    ]);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
