// `npm start`: installs what is missing, builds what changed and runs the service in the foreground.
import { ensureDependencies, log, run } from './bootstrap.mjs';

ensureDependencies();
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
process.exit(await run('sites/api/dist/main.js', process.argv.slice(2)));
