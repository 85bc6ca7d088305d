// The declarations of the React artefact. Private packages are not published, so what a widget's types need of them lies
// beside it, file by file; the calls of the service, which the sources derive from schemas, are written out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const resolveFrom = createRequire(import.meta.url);
/** Specifiers in a declaration file: of statements, and of types that are named where they stand. */
const specifiers = /(\bfrom\s+|\bimport\s+|\bimport\()(["'])([^"']+)\2/g;
const exportStatement = /^export (type )?\{([^}]*)\} from ["']([^"']+)["'];$/gm;

/**
 * @param root folder of the package.
 * @param out folder that is written.
 * @param entries sources of the entries, from `root`.
 */
export async function writeTypes({ root, out, entries }) {
  const whole = mkdtempSync(join(tmpdir(), 'assay-types-'));
  try {
    emit(root, whole);
    const written = { ...(await contractTypes(root)) };
    const read = (file) => written[file] ?? readFileSync(join(whole, file), 'utf8');
    for (const [file, text] of reachable(root, entries, read)) {
      const target = join(out, file.replace('/src/', '/'));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}

/** Declarations of every source that the entries need, as the compiler writes them. */
function emit(root, folder) {
  const compiler = join(dirname(resolveFrom.resolve('typescript-7/package.json')), 'bin/tsc');
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', join(root, 'tsconfig.react.json'), '--outDir', folder],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The declarations of the widgets could not be written.');
}

/** Source of an entry of a private package, from the folder of the packages; undefined for a package that is published. */
function privateSource(root, specifier) {
  const [, name, path] = /^@assay\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(join(root, '..', name, 'package.json'), 'utf8'));
  if (!manifest.private) return undefined;
  const entry = `.${path ?? ''}`;
  const family = Object.keys(manifest.exports).find((key) => key.endsWith('*') && entry.startsWith(key.slice(0, -1)));
  const source = manifest.exports[entry] ?? manifest.exports[family]?.replace('*', entry.slice(family.length - 1));
  return join(name, source);
}

/**
 * The files that the entries need, by their place, with specifiers that lead to one another. Of a file that only hands on,
 * what nobody asks for is left out.
 */
function reachable(root, entries, read) {
  const wanted = new Map();
  const queue = [];
  const declaration = (source) => source.replace(/\.tsx?$/, '.d.ts');
  const ask = (file, names) => {
    const known = wanted.get(file) ?? new Set();
    const fresh = names.filter((name) => !known.has(name));
    if (wanted.has(file) && fresh.length === 0) return;
    wanted.set(file, new Set([...known, ...fresh]));
    queue.push(file);
  };
  const placeOf = (file, specifier) => {
    if (specifier.startsWith('.')) return declaration(join(dirname(file), specifier));
    const source = privateSource(root, specifier);
    return source && declaration(source);
  };
  const shown = (file) => {
    const text = read(file).replace(/^\/\/# sourceMappingURL=.*$/gm, '');
    const names = wanted.get(file);
    if (names.has('*') || text.replaceAll(exportStatement, '').trim() !== '') return text;
    return text
      .replaceAll(exportStatement, (_, type = '', list, from) => {
        const kept = list.split(',').filter((part) => names.has(nameOf(part)));
        return kept.length === 0 ? '' : `export ${type}{${kept.join(',')} } from '${from}';`;
      })
      .replaceAll(/\n{2,}/g, '\n')
      .trimStart();
  };
  for (const entry of entries) ask(declaration(join('widgets', entry)), ['*']);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const { specifier, names } of importsOf(shown(file))) {
      const place = placeOf(file, specifier);
      if (place !== undefined) ask(place, names);
    }
  }
  const flat = (file) => file.replace('/src/', '/');
  return [...wanted.keys()].map((file) => [
    file,
    shown(file).replaceAll(specifiers, (whole, before, quote, specifier) => {
      const place = placeOf(file, specifier);
      if (place === undefined || !wanted.has(place)) return whole;
      const path = relative(dirname(flat(file)), flat(place)).replace(/\.d\.ts$/, '.js');
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    }),
  ]);
}

/** The name under which a part of an export or import list is known where it comes from: `type A as B` is A. */
const nameOf = (part) =>
  part
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0];

/** What a file asks for of others. */
function importsOf(declarations) {
  const text = declarations.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const statements = [...text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from ["']([^"']+)["'];?$/gm)].map(
    ([, list, specifier]) => ({ specifier, names: list.split(',').map(nameOf).filter(Boolean) }),
  );
  const inline = [...text.matchAll(/\bimport\(["']([^"']+)["']\)(?:\.(\w+))?/g)].map(([, specifier, name]) => ({
    specifier,
    names: [name ?? '*'],
  }));
  const others = [...text.matchAll(/^(?:import|export) (?:type )?(?:\* as \w+|\*|\w+) from ["']([^"']+)["'];?$/gm)].map(
    ([, specifier]) => ({ specifier, names: ['*'] }),
  );
  return [...statements, ...inline, ...others];
}

/** The calls that widgets make, and the contents of modules, written out: the schemas behind them need a validator. */
async function contractTypes(root) {
  const { calls } = await import('../../contract/src/calls.ts');
  const areas = await import('../../contract/src/areas.ts');
  const sources = readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
    .join('\n');
  // A client registers its device by itself.
  const names = Object.entries(areas)
    .flatMap(([area, own]) => Object.entries(own).map(([call, { name }]) => ({ name, value: `${area}.${call}` })))
    .filter(({ name, value }) => new RegExp(`\\b${value}\\b`).test(sources) || name === 'operations.registerDevice')
    .map(({ name }) => name);
  const shapes = writtenOut(root, {
    AssayCalls: `{ [K in ${names.map((name) => JSON.stringify(name)).join(' | ')}]: AssayCalls[K] }`,
    Contents: `{ [K in keyof typeof moduleContents]: { _output: (typeof moduleContents)[K]['_output'] } }`,
  });
  const described = Object.fromEntries(names.map((name) => [name, calls[name]]));
  return {
    'contract/src/calls.d.ts': `/** The calls that widgets make. */
export declare const calls: ${constant(described)};
/** Request and response of each of them. */
export type AssayCalls = ${shapes.AssayCalls};
export type CallName = keyof AssayCalls;
export type NameIn<Area extends Readonly<Record<string, { name: string }>>> = Area[keyof Area]['name'] & CallName;
`,
    'contract/src/schemas.d.ts': `/** Contents of the modules of an answer. */
export declare const moduleContents: ${shapes.Contents};
`,
  };
}

/** A value as the type of a constant. */
function constant(value) {
  if (Array.isArray(value)) return `readonly [${value.map(constant).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, each]) => `readonly ${JSON.stringify(name)}: ${constant(each)}`);
  return `{ ${members.join('; ')} }`;
}

/** Types without a name that somebody else gives. */
function writtenOut(root, types) {
  const file = join(root, 'src/react/written-out.ts');
  const text = `import type { AssayCalls } from '@assay/contract';
import type { moduleContents } from '@assay/contract/schemas';
${Object.entries(types)
  .map(([name, type]) => `export declare const ${name}_: ${type};`)
  .join('\n')}
`;
  const options = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  // The validator names the platform's own file as its.
  const written = (type) => checker.typeToString(type, source, flags).replaceAll('import("zod/v4/core").File', 'File');
  /** Member by member, since a mapped type is told by its rule and not by what comes of it. */
  const members = (type, depth) =>
    depth === 0
      ? written(type)
      : `{\n${checker
          .getPropertiesOfType(type)
          .map((member) => {
            const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
            const name = JSON.stringify(member.name);
            return `  ${name}${mark}: ${members(checker.getTypeOfSymbol(member), depth - 1)};`;
          })
          .join('\n')}\n}`;
  const found = Object.fromEntries(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .map((symbol) => [symbol.name.slice(0, -1), members(checker.getTypeOfSymbol(symbol), 2)]),
  );
  for (const [name, shape] of Object.entries(found)) {
    const lost = /\bany\b|\.\.\.|\bz\.|import\(/.exec(shape);
    if (lost)
      throw new Error(
        `${name} cannot be written out: …${shape.slice(Math.max(0, lost.index - 120), lost.index + 40)}…`,
      );
  }
  return found;
}
