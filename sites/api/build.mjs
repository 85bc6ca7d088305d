// The service as few files, which Node.js loads three times as fast as a thousand sources: `node build.mjs` writes dist.
import { readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { dirname, relative, sep } from 'node:path';
import { build } from 'tsup';

const out = 'dist';
/** Packages of many small modules; all others are imported from where they are installed. */
const bundled = ['@assay', '@hono/node-server', 'altcha-lib', 'hono', 'jose', 'kysely', 'zod'];
const named = `(?:${bundled.join('|')})(?:/|$)`;

/** Threads of the service; each is a file of its own. */
const threads = {
  'pglite.worker': 'src/ground/database/pglite.worker.ts',
  'embedding-worker': '../../packages/engines/src/retrieval/embedding/embedding-worker.ts',
  'document-worker': '../../packages/engines/src/importers/document-worker.ts',
};

/** Threads begin with their own file; files that lie beside a source are found from where the source is. */
function besideSources() {
  return {
    name: 'beside-sources',
    setup({ onLoad, initialOptions }) {
      const from = initialOptions.outdir ?? out;
      onLoad({ filter: /[\\/](?:packages|sites)[\\/].+\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes('import.meta.')) return undefined;
        const place = JSON.stringify(relative(from, path).split(sep).join('/'));
        const folder = JSON.stringify(relative(from, dirname(path)).split(sep).join('/'));
        const contents = source
          .replace(/new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)/g, (whole, name) =>
            name in threads ? `new URL('./${name}.js', import.meta.url)` : whole,
          )
          // What was replaced stays; the rest is told by the place of its source.
          .replaceAll(/(?<!\.js', )import\.meta\.url/g, `new URL(${place}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `decodeURIComponent(new URL(${folder}, import.meta.url).pathname)`);
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** What `fetch` is made of, offered by `node:http` as well. */
const httpModule = /(?:node:)?http$/;
const ofFetch = ['WebSocket', 'CloseEvent', 'MessageEvent'];

/** `node:http` without what `fetch` is made of: an import of the module loads all of it, which the first request can wait for. */
function httpAlone() {
  const names = Object.keys(http).filter((name) => !ofFetch.includes(name));
  return {
    name: 'http-alone',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${httpModule.source}`) }, () => ({
        path: 'node:http',
        namespace: 'http-alone',
      }));
      onLoad({ filter: /./, namespace: 'http-alone' }, () => ({
        contents: `export const { ${names.join(', ')} } = process.getBuiltinModule('node:http');`,
        loader: 'js',
      }));
    },
  };
}

await rm(out, { recursive: true, force: true });
await build({
  config: false,
  silent: true,
  entry: { main: 'src/main.ts', ...threads },
  outDir: out,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  splitting: true,
  sourcemap: true,
  clean: false,
  noExternal: [new RegExp(`^${named}`)],
  external: [new RegExp(`^(?![./])(?!${named})(?!${httpModule.source})`)],
  removeNodeProtocol: false,
  esbuildPlugins: [besideSources(), httpAlone()],
  esbuildOptions(options) {
    options.chunkNames = '[name]-[hash]';
    options.logLevel = 'warning';
    options.sourcesContent = false;
  },
});
