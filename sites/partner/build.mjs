// Bundles the partner's own script, with the other version of React, into dist.
import { build } from 'esbuild';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/page.ts'],
  outdir: 'dist',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: { react: 'react-18' },
  logLevel: 'warning',
});
