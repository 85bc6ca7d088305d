// What a bundle for other people's pages does without.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

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

/**
 * The external store that React has itself, instead of a stand-in for older versions of it. That one is CommonJS, and
 * whatever CommonJS requires can no longer be shaken.
 */
export const plainStore = {
  name: 'plain-store',
  setup({ onLoad }) {
    onLoad({ filter: /use-sync-external-store\/shim\/index\.js$/ }, () => ({
      contents: `export { useSyncExternalStore } from 'react';`,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
    onLoad({ filter: /use-sync-external-store\/shim\/with-selector\.js$/ }, () => ({
      contents: `import { useMemo, useSyncExternalStore } from 'react';
export function useSyncExternalStoreWithSelector(subscribe, read, _, select, isEqual = Object.is) {
  const selected = useMemo(() => {
    let last;
    return () => {
      const snapshot = read();
      if (last && Object.is(last.snapshot, snapshot)) return last.value;
      const value = select(snapshot);
      last = { snapshot, value: last && isEqual(last.value, value) ? last.value : value };
      return last.value;
    };
  }, [read, select, isEqual]);
  return useSyncExternalStore(subscribe, selected, selected);
}`,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};

/** The run time of recipes without the spread and the property keys of older engines. */
export const plainRecipes = {
  name: 'plain-recipes',
  setup({ onLoad }) {
    onLoad({ filter: /@vanilla-extract\/recipes\/createRuntimeFn\// }, () => ({
      contents: `export const createRuntimeFn = ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }) =>
  (options) => {
    const chosen = { ...defaultVariants };
    for (const name in options) chosen[name] = options[name] ?? chosen[name];
    const names = [defaultClassName];
    for (const name in chosen) names.push(variantClassNames[name]?.[chosen[name]]);
    for (const [wanted, className] of compoundVariants) {
      if (Object.keys(wanted).every((name) => wanted[name] === chosen[name])) names.push(className);
    }
    return names.filter(Boolean).join(' ');
  };`,
      loader: 'js',
    }));
  },
};

/** Of a widget's spec what it says about itself stays out: descriptions are written from the sources. */
export const plainSpecs = {
  name: 'plain-specs',
  setup({ onLoad }) {
    onLoad({ filter: /\/[\w-]+\.spec\.ts$/ }, async ({ path }) => {
      const specs = Object.entries(await import(pathToFileURL(path).href));
      const text = (value) =>
        JSON.stringify(value, (key, inner) =>
          typeof inner === 'string' && ['about', 'detail', 'type'].includes(key) ? undefined : inner,
        );
      return {
        contents: specs.map(([name, value]) => `export const ${name} = ${text(value)};`).join('\n'),
        loader: 'js',
      };
    });
  },
};

/** Leaves out descriptions of calls that nothing in a bundle names: each is named once where it is described. */
export function withoutUnusedCalls(bundle) {
  return bundle.replaceAll(/"(\w+\.\w+)":\{method:"[^{}]*\},?/g, (whole, name) =>
    bundle.split(JSON.stringify(name)).length > 2 ? whole : '',
  );
}

/** Of the proof-of-work package only what solves: the service makes and checks the challenges with the whole of it. */
export const plainProof = {
  name: 'plain-proof',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^altcha-lib(\/|$)/ }, () => ({ path: 'altcha-lib', namespace: 'plain-proof' }));
    onLoad({ filter: /.*/, namespace: 'plain-proof' }, () => ({
      contents: `const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
export async function deriveKey({ algorithm, cost, keyLength = 32 }, salt, password) {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', salt, iterations: cost, hash: algorithm.slice(7) };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8));
  return Array.from(derived, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
export async function solveChallenge({ challenge: { parameters }, deriveKey }) {
  const password = new Uint8Array([...bytes(parameters.nonce), 0, 0, 0, 0]);
  const end = new DataView(password.buffer, password.length - 4);
  const start = performance.now();
  for (let counter = 0; performance.now() - start < 90_000; counter += 1) {
    end.setUint32(0, counter);
    const derivedKey = await deriveKey(parameters, bytes(parameters.salt), password);
    if (derivedKey.startsWith(parameters.keyPrefix)) {
      return { counter, derivedKey, time: Math.floor((performance.now() - start) * 10) / 10 };
    }
  }
  return null;
}`,
      loader: 'js',
    }));
  },
};

/** Words for calls that got no reply, left out of widgets that never show them. */
export const plainFailures = {
  name: 'plain-failures',
  setup({ onLoad }) {
    onLoad({ filter: /client\/src\/words\.ts$/ }, () => ({
      contents: `const words = { unreachable: '', status: String, unreadable: '' };
export const wordsOf = () => words;`,
      loader: 'js',
    }));
  },
};

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
