// The manifest of what is published, which is `dist`.
import client from '../../client/package.json' with { type: 'json' };
import words from '../../i18n/package.json' with { type: 'json' };
import { inside, reactEntries } from './react.mjs';

/**
 * @param manifest of the package inside the repository.
 * @param names names of the widgets.
 * @param lazy packages that widgets fetch when they need them.
 */
export function publishedManifest(manifest, names, lazy) {
  const { name, version, license, description, dependencies, peerDependencies } = manifest;
  const element = (file) => ({ types: `./elements/${file}.d.ts`, default: `./elements/${file}.js` });
  return {
    name,
    version,
    type: 'module',
    license,
    description,
    keywords: ['custom-elements', 'web-components', 'react'],
    files: ['elements', 'react', 'custom-elements.json'],
    // An element defines itself where it is imported; a component does nothing before it is used.
    sideEffects: ['./elements/*.js', '**/*.css'],
    exports: {
      ...reactEntries(names),
      './elements': element('index'),
      ...Object.fromEntries(names.map((each) => [`./elements/${each}`, element(each)])),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    customElements: './custom-elements.json',
    dependencies: Object.fromEntries(
      ['@assay/design-system', ...lazy, ...inside].map((each) => [
        each,
        { ...words.dependencies, ...client.dependencies, ...dependencies }[each],
      ]),
    ),
    peerDependencies,
    publishConfig: { access: 'public' },
  };
}
