// What a bundle for other people's pages does without.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Icons as plain SVG: of the icon package only the drawings are taken, without their names and keys. */
export const plainIcons = {
  name: 'plain-icons',
  setup({ onLoad }) {
    onLoad({ filter: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll(/,\s*key: "\w+"/g, '')
        .replace(/name: "[\w-]+",\s*size: \d+,/, '')
        .replace(/,\s*aliases: \[[^\]]*\]/, '')
        .replace(/^__iconData\.node;$/m, ''),
      loader: 'js',
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ }, () => ({
      contents: `import { createElement } from 'react';
export default ({ node }) => ({ size = 24, strokeWidth = 2, absoluteStrokeWidth, ...rest }) =>
  createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none',
    stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
    strokeWidth: absoluteStrokeWidth ? (strokeWidth * 24) / size : strokeWidth, ...rest,
  }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));`,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};

/**
 * Of React's behaviour over Preact what the design system relies on, in a few lines. A bundle that needs more of React
 * must be built without this: whatever stands in the last export brings the whole of `preact/compat`, with its own hooks.
 */
export const plainReact = {
  name: 'plain-react',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^react(\/jsx-runtime|-dom(\/client)?)?$/ }, () => ({
      path: 'react',
      namespace: 'plain-react',
    }));
    onResolve({ filter: /^preact\/compat$/, namespace: 'plain-react' }, async ({ path, kind, resolveDir }) => ({
      ...(await resolve(path, { kind, resolveDir })),
      sideEffects: false,
    }));
    // Nothing suspends, nothing was drawn by a server or into another place, no markup is given as a string, and the one
    // class among the components only catches errors.
    onLoad({ filter: /preact\/dist\/preact\.mjs$/ }, ({ path }) => ({
      contents: without(readFileSync(path, 'utf8'), [
        [/"function"!=typeof n\.type\|\|n\.props\.__P\?null:S\(n\)/, '"function"!=typeof n.type?null:S(n)'],
        [/&&n\.__c&&!n\.props\.__P\)/, '&&n.__c)'],
        [/if\(n\.props\.__P\)return t;/, ''],
        [/,M\.__P&&\(s=l,.*?S\(u,0\):null\)(?=,l=I)/, ''],
        [/,M\.__P&&\(r\.__e=null,l=s\)/, ''],
        [/"function"!=typeof t\.type\|\|u&&!t\.props\.__P/, '"function"!=typeof t.type||u'],
        [
          /,C&&\(d\.__s\|\|\(d\.__s=d\.state\),V\.getDerivedStateFromProps.*?d\.__s\)\)\)\)/,
          ',C&&(d.__s||(d.__s=d.state))',
        ],
        [/M!==k&&C&&!V\.getDerivedStateFromProps&&d\.componentWillReceiveProps.*?,(?=r\.__v==u\.__v)/, ''],
        [/d\.componentWillUpdate&&d\.componentWillUpdate\(M,d\.__s,L\),/, ''],
        [/C&&!V\.getDerivedStateFromProps&&d\.componentWillMount&&d\.componentWillMount\(\),/, ''],
        [/C&&u\.__c&&d\.getSnapshotBeforeUpdate&&.*?,(?=A=s)/, ''],
        [/if\(("svg"==C\?.*?),o\)for\(s=0;.*?break\}(?=if\(!t\))/, '$1;'],
        [/,l&&\(n\.__m&&n\.__m\(r,o\),l=!1\),o=null/, ''],
        [/if\(a="template"==C&&t\.content\|\|t,o="textarea".*?(?=for\(s in \$\))/, 'a=t,o=null;'],
        [/"dangerouslySetInnerHTML"==s\?y=k:/, ''],
        [/"dangerouslySetInnerHTML"==s\?h=k:/, ''],
        [/h\?\(l\|\|y&&.*?r\.__k=\[\]\):\(y&&\(t\.textContent=""\),(.*?),o&&o\.some\(g\)\),(?=l&&"textarea")/, '$1,'],
        [/128&u\.__u&&\(c=.*?l=o\[0\]\|\|l\),/, ''],
        [/if\(e\.length=v,r\.__v=null,c\|\|o\).*?else r\.__e=u\.__e;/, 'e.length=v,r.__v=null,r.__e=u.__e;'],
        [/!u&&\(i=t\.__c\)&&\(i=i\.__z\).*?,(?=u\|\|g\(t\.__e\))/, ''],
      ]),
      loader: 'js',
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /.*/, namespace: 'plain-react' }, () => ({
      contents: `import { createElement, options, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
export { Component, createContext, createElement, createRef, Fragment, Fragment as StrictMode } from 'preact';
export {
  useCallback, useContext, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useReducer, useRef, useState,
} from 'preact/hooks';
export const jsx = (type, props, key) => createElement(type, key === undefined ? props : { ...props, key });
export const jsxs = jsx;
// Of contexts, and unconditionally.
export { useContext as use } from 'preact/hooks';
export const createRoot = (container) => ({
  render: (tree) => render(tree, container),
  unmount: () => render(null, container),
});
export function useEffectEvent(callback) {
  const latest = useRef();
  latest.current = callback;
  return (...values) => latest.current(...values);
}
export function useSyncExternalStore(subscribe, read) {
  const value = read();
  const [{ store }, update] = useState({ store: {} });
  const check = () => {
    if (!Object.is(store.value, store.read())) update({ store });
  };
  useLayoutEffect(() => {
    Object.assign(store, { value, read });
    check();
  }, [subscribe, value, read]);
  useEffect(() => {
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}
const drawn = /^(?:alignment|clip|color|dominant|fill|flood|font|marker|paint|pointer|shape|stop|stroke|vector)[A-Z]|^textA/;
const unitless = /^(?:flex|fontW|grid|lineC|lineH|opacity|order|orphans|scale|tabSize|widows|zI|zoom)/;
const { vnode, event } = options;
options.vnode = (node) => {
  const { type } = node;
  if (typeof type === 'string') {
    const props = {};
    for (let name in node.props) {
      let value = node.props[name];
      if (name === 'className') name = 'class';
      else if (name === 'style' && value) {
        value = Object.fromEntries(
          Object.entries(value).map(([key, held]) =>
            [key, typeof held === 'number' && !key.startsWith('--') && !unitless.test(key) ? held + 'px' : held]),
        );
      } else if (name === 'onFocus') name = 'onFocusin';
      else if (name === 'onBlur') name = 'onFocusout';
      else if (name === 'onChange') {
        // What React calls a change is an input of each letter.
        if (type === 'textarea' || (type === 'input' && !/fil|che|rad/.test(node.props.type))) name = 'onInput';
      } else if (drawn.test(name)) name = name.replaceAll(/[A-Z]/g, '-$&').toLowerCase();
      props[name] = value ?? undefined;
    }
    node.props = props;
  }
  vnode?.(node);
};
options.event = (given) => {
  given = event?.(given) ?? given;
  given.nativeEvent = given;
  return given;
};
export {
  Children, cloneElement, createPortal, flushSync, forwardRef, isValidElement, lazy, memo, PureComponent, startTransition,
  Suspense, unstable_batchedUpdates, useDebugValue, useDeferredValue, useInsertionEffect, useTransition, version,
} from 'preact/compat';
export { default } from 'preact/compat';`,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
  },
};

/**
 * The words of all languages of a room, the keys only once. They stand in the bundle, each in every language, so nothing is
 * fetched and nothing can be missing: a language is read when it is spoken.
 *
 * @param rooms where the folders of the words are put, by marks that stand in their place for `packWords`.
 */
export const plainWords = (rooms) => ({
  name: 'plain-words',
  setup({ onResolve, onLoad }) {
    const indexOf = (folder) => (rooms.includes(folder) ? rooms.indexOf(folder) : rooms.push(folder) - 1);
    onResolve({ filter: /^message-keys:/ }, ({ path }) => ({
      path: path.slice('message-keys:'.length),
      namespace: 'message-keys',
    }));
    onLoad({ filter: /.*/, namespace: 'message-keys' }, ({ path }) => ({
      contents: `export const words = (values) => () =>
  Object.fromEntries("@keys:${indexOf(path)}@".map((key, index) => [key, values[index]]));`,
      loader: 'js',
    }));
    onLoad({ filter: /\/messages\/\w+\.json$/ }, ({ path }) => {
      const folder = dirname(path);
      return {
        contents: `import { words } from ${JSON.stringify(`message-keys:${folder}`)};
export default /* @__PURE__ */ words("@words:${indexOf(folder)}:${basename(path)}@");`,
        loader: 'js',
        resolveDir: folder,
      };
    });
    onLoad({ filter: /\/messages\.ts$/ }, ({ path }) => {
      const loads = /\(\) => import\('(\.\/messages\/(\w+)\.json)'\)/g;
      const source = readFileSync(path, 'utf8');
      const imports = [...source.matchAll(loads)].map(([, file, locale]) => `import ${locale} from '${file}';\n`);
      return {
        contents: imports.join('') + source.replaceAll(loads, (_, __, locale) => locale),
        loader: 'ts',
        resolveDir: dirname(path),
      };
    });
    onLoad({ filter: /i18n\/src\/catalogue\.ts$/ }, () => ({
      contents: 'export const defineCatalogue = (area, load) => ({ area, load });',
      loader: 'js',
    }));
    onLoad({ filter: /i18n\/src\/translator\.ts$/ }, ({ path }) => ({
      contents: `export { createTranslator } from './compiled/translator.ts';`,
      loader: 'js',
      resolveDir: dirname(path),
    }));
  },
});

/** Puts the words of a bundle in their place, but for those that nothing in it names, whole or by the head of their key. */
export function packWords(bundle, rooms) {
  const heads = [...bundle.matchAll(/`([\w.]+\.)\$\{/g)].map(([, head]) => head);
  // A key that begins with a value could be any.
  const isAny = /\(`\$\{[^}]*\}\.\w/.test(bundle);
  const isNamed = (key) => {
    const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return isAny || bundle.includes(JSON.stringify(name)) || heads.some((head) => name.startsWith(head));
  };
  const keys = rooms.map((folder) => keysOf(folder).filter(isNamed));
  return bundle
    .replaceAll(/"@keys:(\d+)@"/g, (_, room) => `${JSON.stringify(keys[room].join(' '))}.split(" ")`)
    .replaceAll(/"@words:(\d+):([\w.]+)@"/g, (_, room, file) => {
      const texts = new Map(leaves(JSON.parse(readFileSync(join(rooms[room], file), 'utf8'))));
      return JSON.stringify(keys[room].map((key) => texts.get(key) ?? 0));
    });
}

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

/** What only the build and the descriptions read of a spec. */
const unread = ['about', 'detail', 'type', 'isSecureOnly', 'showsNoFailures', 'takesNoLooks', 'needsSession'];

/** Of a widget's spec what it says about itself stays out: descriptions are written from the sources. */
export const plainSpecs = {
  name: 'plain-specs',
  setup({ onLoad }) {
    onLoad({ filter: /\/element\/widget-spec\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/\babout:\s*'[^']*',?/g, ''),
      loader: 'ts',
    }));
    onLoad({ filter: /\/[\w-]+\.spec\.ts$/ }, async ({ path }) => {
      const specs = Object.entries(await import(pathToFileURL(path).href));
      const text = (value) => JSON.stringify(value, (key, inner) => (unread.includes(key) ? undefined : inner));
      return {
        contents: specs.map(([name, value]) => `export const ${name} = ${text(value)};`).join('\n'),
        loader: 'js',
      };
    });
  },
};

/**
 * Leaves out descriptions of calls, and errors, that nothing in a bundle names: each is named once where it is described.
 * Of the calls that stay goes what only the service reads, and of the client what none of them needs.
 */
export function withoutUnusedContract(bundle) {
  const isNamed = (text, name, times) => text.split(JSON.stringify(name)).length > times;
  const calls = bundle.replaceAll(/"(\w+\.\w+)":\{method:(?:"[^"]*"|[^{}"])*\},?/g, (call, name) =>
    isNamed(bundle, name, 2)
      ? call.replaceAll(/,(?:access|feature):"\w+"|,errors:\[[^\]]*\]|,(?:fromOtherPages|streamsBody):!0/g, '')
      : '',
  );
  return (
    calls
      .replaceAll(/\b(\w+):\{status:\d+,code:\d+\},?/g, (error, name) => (isNamed(calls, name, 1) ? error : ''))
      // A `TypeError` tells whoever writes a widget; in a bundle that is over.
      .replaceAll(/\bTypeError\(`[^`]*`\)/g, 'TypeError()')
      .replaceAll(/[\w$]+\.encoding==="(\w+)"/g, (test, encoding) =>
        calls.includes(`encoding:"${encoding}"`) ? test : '!1',
      )
  );
}

/**
 * Leaves out the looks (tone, size) that nothing in a bundle names, of the tables that give a class for each. A look that the
 * service chooses would be missing, so this is for widgets that take none from it.
 */
export function withoutUnusedLooks(bundle) {
  const entry = String.raw`(?:[\w$]+|"[^"]*"):"_v[a-z0-9]+_(?: _v[a-z0-9]+_)*"`;
  return bundle.replaceAll(new RegExp(`\\{${entry}(?:,${entry})+\\}`, 'g'), (table) =>
    table.replaceAll(new RegExp(`(${entry}),?`, 'g'), (line, look) => {
      const name = look.slice(0, look.indexOf(':')).replaceAll('"', '');
      // A number is a value where it is given: `gap:4`, `gap:wide?4:2`.
      const named = /^\d/.test(name) ? `[:?]${name}(?![\\w.])` : `"${name}"|\\.${name}\\b`;
      return new RegExp(named).test(bundle) ? line : '';
    }),
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

/** Signing without WebCrypto, left out of widgets that need WebCrypto anyway. */
export const secureOnly = {
  name: 'secure-only',
  setup({ onLoad }) {
    onLoad({ filter: /client\/src\/signature\.ts$/ }, ({ path }) => ({
      contents: without(readFileSync(path, 'utf8'), [
        [
          /await import\('\.\/hmac-sha256\.ts'\)/,
          `{ hmacSha256() { throw new Error('This widget needs a page on a secure origin (https).'); } }`,
        ],
      ]),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};

/** @throws when a part is no longer there: the package has changed. */
function without(source, parts) {
  return parts.reduce((text, [part, instead]) => {
    if (!part.test(text))
      throw new Error(`A stand-in looked for ${part} in vain; see whether the package still needs it.`);
    return text.replace(part, instead);
  }, source);
}

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
