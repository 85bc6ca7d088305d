import { bcp47, type Locale, locales, messageLanguages } from '@assay/domain';
import ts from 'typescript';

/** By what a table names the languages. */
const namings: readonly Readonly<Record<Locale, string>>[] = [
  { cn: 'cn', en: 'en', jp: 'jp', tw: 'tw' },
  { cn: 'zh-Hans', en: 'latin', jp: 'ja', tw: 'zh-Hant' },
  bcp47,
  messageLanguages,
];

const isRead = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Texts of one table by language, in the order in which they stand. */
export type WordTable = Readonly<Record<Locale, readonly string[]>>;

const parse = (file: string, source: string) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

const isComparison = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/**
 * Texts within a node; `{{value}}` stands for what is put into one. Keys, patterns, names of files and what something is
 * compared with are none.
 */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return [node.text];
  if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return [];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return [];
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer);
  if (ts.isBinaryExpression(node) && isComparison(node.operatorToken.kind)) return [];
  const inner: string[] = [];
  if (ts.isTemplateExpression(node)) {
    inner.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{{value}}'));
    for (const { expression } of node.templateSpans) inner.push(...textsIn(expression));
    return inner;
  }
  ts.forEachChild(node, (child) => void inner.push(...textsIn(child)));
  return inner;
}

/** Texts of a source file in letters that are only written in Chinese and Japanese. */
export function wideTexts(file: string, source: string): string[] {
  return isRead.test(source) ? textsIn(parse(file, source)).filter((text) => isRead.test(text)) : [];
}

/** The tables of a source file that say something in each language. */
export function wordTables(file: string, source: string): WordTable[] {
  if (!isRead.test(source)) return [];
  const tables: WordTable[] = [];
  const parsed = parse(file, source);
  const named = new Map<string, ts.Expression>();
  for (const statement of parsed.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) named.set(name.text, initializer);
  }

  function valuesOf(table: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
    const values = new Map<string, ts.Expression>();
    for (const property of table.properties) {
      if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        const { initializer } = property;
        const value = ts.isIdentifier(initializer) ? named.get(initializer.text) : initializer;
        if (value) values.set(property.name.text, value);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        const value = named.get(property.name.text);
        if (value) values.set(property.name.text, value);
      }
    }
    return values;
  }

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      const values = valuesOf(node);
      const naming = namings.find((names) => locales.every((locale) => values.has(names[locale])));
      if (naming) {
        const texts = (locale: Locale) => {
          const value = values.get(naming[locale]);
          return value ? textsIn(value) : [];
        };
        const table = { cn: texts('cn'), en: texts('en'), jp: texts('jp'), tw: texts('tw') };
        if (table.cn.some((text) => isRead.test(text))) tables.push(table);
        return;
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(parsed);
  return tables;
}
