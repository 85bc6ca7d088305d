// Pages that areas build for themselves, and the browser they are measured in.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import { browserFlags } from '../scripts/browser-flags.mjs';

/** Folder in which an area keeps what it builds. */
export const cacheOf = (area) => fileURLToPath(new URL(`../node_modules/.cache/bench-${area}`, import.meta.url));

/** Builds pages of an area (`bench/<area>/pages/<name>.html`) from the sources into its folder. */
export async function bundlePages(area, names) {
  const pages = fileURLToPath(new URL(`./${area}/pages`, import.meta.url));
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: cacheOf(area),
      emptyOutDir: true,
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  });
}

/** Starts the browser that the tests run in. */
export async function openBrowser() {
  const { path, env } = await findBrowser();
  return chromium.launch({ executablePath: path, args: browserFlags, env: { ...process.env, ...env } });
}
