// `npm start`: installs what is missing, builds what changed and runs the service in the foreground.
import { codeOfSignal, ensureDependencies, log, root, run } from './bootstrap.mjs';
import { createBuildStamp } from './build-stamp.mjs';

ensureDependencies();
const service = 'sites/api/dist/main.js';
const stamp = createBuildStamp(root, [service, 'sites/app/dist/index.html', 'packages/engines/dist/gloss.json']);
if (!stamp.holds()) {
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
}
// Told to stop before it hears signals, the service has begun nothing that it had to end in order.
const onSignal = (signal) => (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : codeOfSignal(signal));
process.exit(await run(service, process.argv.slice(2), { onSignal }));
