// `npm run check [-- gate …]`: the gates a change passes before it is committed.
import { ensureDependencies, log, run } from './bootstrap.mjs';
import { gates, runGates } from './gates.mjs';

ensureDependencies();
const names = process.argv.slice(2);
const unknown = names.filter((name) => !gates.some((gate) => gate.name === name));
if (unknown.length > 0) {
  log(`Unknown gate: ${unknown.join(', ')}. There are: ${gates.map((gate) => gate.name).join(', ')}.`);
  process.exit(1);
}
const chosen = names.length > 0 ? gates.filter((gate) => names.includes(gate.name)) : gates;
if (chosen.some((gate) => gate.ofBuild)) {
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
  if (built !== 0) process.exit(built);
}
const failed = await runGates(chosen, { stdio: 'inherit', write: (text) => process.stdout.write(text) });
process.stdout.write(`${chosen.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);
