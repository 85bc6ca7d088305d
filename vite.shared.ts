import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Lays what pdf.js reads by name beside the application, under its version: character maps of Chinese and Japanese fonts,
 * fonts that a PDF need not carry, decoders of scans. They are fetched for the one page that needs them.
 */
function pdfResources(): Plugin {
  const manifest = createRequire(join(root, 'packages/screens/package.json')).resolve('pdfjs-dist/package.json');
  const wanted = [/^cmaps\/.+\.bcmap$/, /^standard_fonts\/.+\.(?:pfb|ttf)$/, /^wasm\/.+_nowasm_fallback\.js$/];
  const folder = async () =>
    `assets/pdfjs-${(JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version}`;
  return {
    name: 'assay-pdf-resources',
    async configureServer(server) {
      server.middlewares.use(`/${await folder()}`, (request, reply, next) => {
        const name = decodeURIComponent((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (!wanted.some((form) => form.test(name)) || name.includes('..')) return next();
        reply.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        createReadStream(join(dirname(manifest), name))
          .on('error', next)
          .pipe(reply);
      });
    },
    async generateBundle() {
      const names = (await readdir(dirname(manifest), { recursive: true })).filter((name) =>
        wanted.some((form) => form.test(name)),
      );
      for (const name of names)
        this.emitFile({
          type: 'asset',
          fileName: `${await folder()}/${name}`,
          source: await readFile(join(dirname(manifest), name)),
        });
    },
  };
}

/** Vite settings that the application, Storybook and the browser tests share. */
export function shared(): UserConfig {
  return {
    plugins: [vanillaExtractPlugin(), react(), pdfResources()],
    resolve: { dedupe: ['react', 'react-dom'] },
    optimizeDeps: {
      // Every source is scanned up front: a dependency discovered mid-run reloads the page and makes browser tests flake.
      entries: [
        `${root}packages/*/src/**/*.{ts,tsx}`,
        `${root}sites/app/src/**/*.{ts,tsx}`,
        '!**/*.css.ts',
        '!**/*.test.ts',
      ],
      include: ['react/jsx-runtime', 'react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn'],
    },
  };
}
