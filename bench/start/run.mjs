// Times the two starts a new user sees: from a fresh clone with nothing installed, and again.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap.mjs';

/** Seconds until `npm start` prints its address; the service is stopped afterwards. */
function secondsToReady(folder) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    let seconds;
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (seconds !== undefined || !/Assay is ready at/.test(said)) return;
      seconds = (performance.now() - started) / 1000;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    // npm leaves before the service has: its output is closed once nobody of the group writes to it.
    child.once('close', (code) => {
      if (seconds !== undefined) resolve(seconds);
      else reject(new Error(`npm start ended with ${code} before it was ready:\n${said.slice(-2000)}`));
    });
  });
}

/** Figures of the start. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-clone-'));
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder], {
      stdio: 'inherit',
    });
    if (cloned.status !== 0) throw new Error('The repository could not be cloned.');
    const first = await secondsToReady(folder);
    const later = [];
    for (let count = 0; count < 3; count++) later.push(await secondsToReady(folder));
    later.sort((a, b) => a - b);
    return [
      { name: 'First start from a clone, installation included', value: `${first.toFixed(1)} s`, target: 'under 90 s' },
      {
        name: 'Second start to ready, npm included (median of 3)',
        value: `${later[1].toFixed(2)} s`,
        target: 'under 1 s',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
