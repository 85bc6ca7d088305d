// Runs one of the repository's tools with the right Node.js: `node scripts/run.mjs oxlint …`.
import { ensureDependencies, run } from './bootstrap.mjs';

ensureDependencies();
const [tool, ...args] = process.argv.slice(2);
process.exit(await run(tool, args));
