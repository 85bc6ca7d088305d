import { enableCompileCache } from 'node:module';
import { hearStopSignals } from './stop-signals.ts';

const signals = hearStopSignals();
enableCompileCache();
const { runMain } = await import('./run-main.ts');
await runMain({}, signals);
