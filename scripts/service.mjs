// `npm run import | eval | ask | backup | restore -- …`: the service's own commands.
import { ensureDependencies, frugal, run } from './bootstrap.mjs';

ensureDependencies();
process.exit(await run('sites/api/src/commands/run.ts', process.argv.slice(2), frugal()));
