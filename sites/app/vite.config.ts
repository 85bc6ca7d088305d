import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { shared } from '../../vite.shared.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Address of a running service for `vite dev`; the built site is served by the service itself. */
const service = process.env['ASSAY_SERVICE_URL'] ?? 'http://127.0.0.1:3000';

/** Leaves a compressed neighbour beside each text file, which the service serves as it is. */
function precompress(): Plugin {
  return {
    name: 'assay-precompress',
    apply: 'build',
    async writeBundle() {
      const dist = join(here, 'dist');
      const files = await readdir(dist, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !/\.(js|css|svg|html|json)$/.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const content = await readFile(path);
        if (content.length < 1024) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(
  mergeConfig(shared(), {
    root: here,
    plugins: [precompress()],
    server: { proxy: { '/api': service, '/docs/api': service } },
    build: {
      outDir: 'dist',
      target: 'es2023',
      // A data: address would need an exception in the content security policy for fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
    },
  }),
);
