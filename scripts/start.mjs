// `npm start`: installs what is missing, builds what changed and runs the service in the foreground.
import { existsSync } from 'node:fs';
import { begin, codeOfSignal, ensureDependencies, log, root, run, scriptPath } from './bootstrap.mjs';
import { createBuildStamp } from './build-stamp.mjs';

ensureDependencies();
const service = 'sites/api/dist/main.js';
const stamp = createBuildStamp(root, [service, 'sites/app/dist/index.html', 'packages/engines/dist/gloss.json']);
// Told to stop before it hears signals, the service has begun nothing that it had to end in order.
const onSignal = (signal) => (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : codeOfSignal(signal));
const args = process.argv.slice(2);
// A young generation that has to grow first is collected ten times while the code is loaded.
const flags = ['--min-semi-space-size=16'];
// Loads its code meanwhile, and touches nothing before it is told that this is what would be built.
const held = existsSync(scriptPath(service))
  ? begin(service, [...args, '--held'], { flags, onSignal, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  : undefined;
if (held && stamp.holds()) {
  // One that has ended meanwhile says itself why, and its code is this one's.
  held.child.send('go', () => undefined);
  process.exit(await held.ended);
}
held?.child.kill('SIGKILL');
await held?.ended;
const begun = stamp.begin();
const built = await run(
  'turbo',
  [
    'run',
    'build',
    ...['app', 'api', 'engines'].map((part) => `--filter=@assay/${part}`),
    '--output-logs=errors-only',
    '--log-prefix=none',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (built !== 0) {
  log('The application could not be built; "npm run build" shows why.');
  process.exit(built);
}
begun.keep();
process.exit(await run(service, args, { flags, onSignal }));
