import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Vite settings that the application, Storybook and the browser tests share. */
export function shared(): UserConfig {
  return {
    plugins: [vanillaExtractPlugin(), react()],
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
