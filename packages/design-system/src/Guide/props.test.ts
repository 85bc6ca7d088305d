/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.types.ts'));

/** Members of the props of a file, each with whether it is documented. */
function membersOf(file: string): { name: string; isDocumented: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(join(home, file), 'utf8'), ts.ScriptTarget.ES2023, true);
  const found: { name: string; isDocumented: boolean }[] = [];
  const visit = (node: ts.Node, type: string) => {
    if (ts.isPropertySignature(node)) {
      const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
      const isDocumented = comments.some(({ comment }) => /\w/.test(ts.getTextOfJSDocComment(comment) ?? ''));
      found.push({ name: `${type}.${node.name.getText()}`, isDocumented });
      return;
    }
    ts.forEachChild(node, (child) => visit(child, type));
  };
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && /(?:Props|Look|Scale)$/.test(statement.name.text))
      visit(statement.type, statement.name.text);
  }
  return found;
}

describe('props', () => {
  it('are documented in one sentence each, since the manual takes them from the types', () => {
    const members = files.flatMap(membersOf);
    expect(members.length).toBeGreaterThan(400);
    expect(members.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name)).toEqual([]);
  });
});
