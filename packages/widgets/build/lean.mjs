// What a bundle for other people's pages does without.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Icons as plain SVG: of the icon package only the drawings are taken. */
export const plainIcons = {
  name: 'plain-icons',
  setup({ onLoad }) {
    onLoad({ filter: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ }, () => ({
      contents: `import { createElement } from 'react';
export default ({ node }) => ({ size = 24, strokeWidth = 2, absoluteStrokeWidth, ...rest }) =>
  createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none',
    stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
    strokeWidth: absoluteStrokeWidth ? (strokeWidth * 24) / size : strokeWidth, ...rest,
  }, node.map(([tag, attributes]) => createElement(tag, attributes)));`,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};

/** The words of all languages of a room, their keys only once. */
export const sharedKeys = {
  name: 'shared-keys',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^message-keys:/ }, ({ path }) => ({
      path: path.slice('message-keys:'.length),
      namespace: 'message-keys',
    }));
    onLoad({ filter: /.*/, namespace: 'message-keys' }, ({ path }) => ({
      contents: `const keys = ${JSON.stringify(keysOf(path).join(' '))}.split(' ');
export const tree = (values) => {
  const root = {};
  values.forEach((value, index) => {
    if (!value) return;
    const path = keys[index].split('.');
    const last = path.pop();
    path.reduce((node, key) => (node[key] ??= {}), root)[last] = value;
  });
  return root;
};`,
      loader: 'js',
    }));
    onLoad({ filter: /\/messages\/\w+\.json$/ }, ({ path }) => {
      const folder = dirname(path);
      const words = new Map(leaves(JSON.parse(readFileSync(path, 'utf8'))));
      const values = keysOf(folder).map((key) => words.get(key) ?? 0);
      return {
        contents: `import { tree } from ${JSON.stringify(`message-keys:${folder}`)};\nexport default tree(${JSON.stringify(values)});`,
        loader: 'js',
        resolveDir: folder,
      };
    });
  },
};

/** Of the mounting package only what the elements use of it: a shadow root, mounting and unmounting. */
export const plainMount = {
  name: 'plain-mount',
  setup({ onLoad }) {
    onLoad({ filter: /@r2wc\/react-to-web-component\/dist\/react-to-web-component\.js$/ }, () => ({
      contents: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
export default (view) => class extends HTMLElement {
  #root;
  container = this.attachShadow({ mode: 'open' });
  connectedCallback() {
    if (this.#root) return;
    this.#root = createRoot(this.container);
    this.#root.render(createElement(view, { container: this.container }));
  }
  disconnectedCallback() {
    this.#root?.unmount();
    this.#root = undefined;
  }
};`,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};

/**
 * Packages that a widget imports when it needs them: files of their own beside it, fetched with their integrity.
 *
 * @param parts `{ file, integrity }` by the name of the package.
 */
export function lazyParts(parts) {
  return {
    name: 'lazy-parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[@\w-]+$/ }, ({ path, kind }) =>
        kind === 'dynamic-import' && path in parts ? { path, namespace: 'lazy-part' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'lazy-part' }, ({ path }) => ({
        contents: `import { loadPart } from './src/element/part.ts';
const part = await loadPart(${JSON.stringify(parts[path].file)}, ${JSON.stringify(parts[path].integrity)});
export default part.default;`,
        loader: 'ts',
        resolveDir: join(import.meta.dirname, '..'),
      }));
    },
  };
}

/** Signing without WebCrypto, for widgets that need WebCrypto anyway. */
export const secureOnly = {
  name: 'secure-only',
  setup({ onLoad }) {
    onLoad({ filter: /client\/src\/hmac-sha256\.ts$/ }, () => ({
      contents: `export function hmacSha256() { throw new Error('This widget needs a page on a secure origin (https).'); }`,
      loader: 'js',
    }));
  },
};

const keysOf = (folder) => [
  ...new Set(
    readdirSync(folder).flatMap((file) =>
      leaves(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map(([key]) => key),
    ),
  ),
];

function leaves(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}
