// `npm start`: installs what is missing, builds what changed and runs the service in the foreground.
import { ensureDependencies, log, root, run } from './bootstrap.mjs';
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
process.exit(await run(service, process.argv.slice(2)));
