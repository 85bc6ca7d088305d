import { enableCompileCache } from 'node:module';
import { beginEngineThread } from './ground/database/engine-threads.ts';
import { hearStopSignals } from './stop-signals.ts';
import { whenReleased } from './when-released.ts';

const signals = hearStopSignals();
enableCompileCache();
// Whether there is an embedded engine is told by its absence; that its thread begins now takes a tenth off the start.
if (!process.env['DATABASE_URL']) beginEngineThread();
const { runMain } = await import('./run-main.ts');
await whenReleased();
await runMain({}, signals);
