// What a built package promises whoever installs it, as one text that a review can read.
import ts from 'typescript';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A type in one line; members of a union in alphabetical order, since the compiler's own depends on what it read before. */
function written(type, checker) {
  const parts = type.isUnion() && !type.aliasSymbol ? type.types : [type];
  const lines = new Set(
    parts.map((part) => checker.typeToString(part, undefined, flags).replace(/import\("[^"]*"\)\./g, '')),
  );
  if (lines.size > 1) lines.delete('undefined');
  if (lines.has('true') && lines.delete('false') && lines.delete('true')) lines.add('boolean');
  return [...lines].sort((one, other) => (one < other ? -1 : 1)).join(' | ');
}

/**
 * What a built package promises, read from its declarations: every entry, what it exports, and the members of every exported
 * type that are declared in the package itself. `entries` are declaration files by the name a consumer imports.
 */
export function readSurface(home, entries) {
  const program = ts.createProgram(Object.values(entries), {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const isOwn = (symbol) =>
    (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.startsWith(home));

  function members(symbol) {
    if (!(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const parts = type.isUnion() ? type.types : [type];
    const own = new Map(
      parts.flatMap((part) => part.getProperties().filter(isOwn)).map((member) => [member.name, member]),
    );
    return [...own.values()]
      .map((member) => {
        const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
        return `    ${member.name}${mark}: ${written(checker.getTypeOfSymbol(member), checker)}`;
      })
      .sort();
  }

  return Object.entries(entries)
    .flatMap(([name, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${name} declares nothing: ${file}`);
      const exported = checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1));
      return [
        name,
        ...exported.flatMap((alias) => {
          const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
          return [`  ${alias.name}`, ...members(symbol)];
        }),
      ];
    })
    .join('\n');
}
