import { globalLayer } from '@vanilla-extract/css';

const assay = globalLayer('assay');

/** Cascade layers in rising order of strength; a consumer's unlayered rule beats them all. */
export const layers = {
  reset: globalLayer({ parent: assay }, 'reset'),
  theme: globalLayer({ parent: assay }, 'theme'),
  component: globalLayer({ parent: assay }, 'component'),
  utility: globalLayer({ parent: assay }, 'utility'),
};
