import type { Plugin } from 'vite';

/**
 * Lets the manual read the keyboard tables of the conformance suite. They check by the test runner's `expect`, which needs
 * a running test; Storybook's own is the same without one.
 */
export function keyboardPlugin(): Plugin {
  return {
    name: 'assay:keyboard',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (source !== 'vitest' || !importer?.includes('/design-system/src/conformance/')) return undefined;
      return this.resolve('storybook/test', importer, options);
    },
  };
}
