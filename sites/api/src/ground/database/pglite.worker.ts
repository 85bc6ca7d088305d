import { enableCompileCache } from 'node:module';

// A thread has no compiled code but its own: what it imports before this is compiled at every start.
enableCompileCache();
await import('./pglite-engine.ts');
