// `npm run import | eval | ask | backup | restore -- …`: the service's own commands.
import { codeOfSignal, ensureDependencies, frugal, log, run } from './bootstrap.mjs';

ensureDependencies();
const [name = '', ...args] = process.argv.slice(2);
const onSignal = (signal) => {
  log(`npm run ${name} was ended by ${signal} before it was done; run it again.`);
  return codeOfSignal(signal);
};
process.exit(await run('sites/api/src/commands/run.ts', [name, ...args], { ...frugal(), onSignal }));
