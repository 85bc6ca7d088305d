// `node scripts/keep-release.mjs [NAME]`: keeps small data of this version, which tests of every later one must open.
import { ensureDependencies, run } from './bootstrap.mjs';

ensureDependencies();
process.exit(await run('sites/api/src/testing/released/keep-release.ts', process.argv.slice(2)));
