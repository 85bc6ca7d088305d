import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runMain } = await import('./run-main.ts');
await runMain();
