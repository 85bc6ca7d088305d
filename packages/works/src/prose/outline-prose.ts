import type { Node } from 'prosemirror-model';
import type { Evidence, FieldValue } from '../record.types.ts';
import type { OutlineBlock, OutlineText } from '../tool/outline.types.ts';
import { documentOf } from './prose-document.ts';

/** Words of a part of prose, with the passages that it cites. */
function textOf(node: Node, evidence: Readonly<Record<string, Evidence>>): OutlineText {
  const cited: Evidence[] = [];
  node.descendants(({ type, attrs }) => {
    const key = String(attrs['evidence']);
    const passage = type.name === 'citation' && Object.hasOwn(evidence, key) ? evidence[key] : undefined;
    if (passage) cited.push(passage);
  });
  const text = node.textBetween(0, node.content.size, ' ', (leaf) => {
    if (leaf.type.name === 'formula' || leaf.type.name === 'equation') return String(leaf.attrs['tex']);
    return leaf.type.name === 'lineBreak' ? ' ' : '';
  });
  return cited.length > 0 ? { text, evidence: cited } : { text };
}

function partsOf(node: Node): readonly Node[] {
  const parts: Node[] = [];
  node.forEach((part) => parts.push(part));
  return parts;
}

/** Prose as parts of an outline: its headings, paragraphs, lists and tables. */
export function outlineProse(
  value: FieldValue | undefined,
  evidence: Readonly<Record<string, Evidence>>,
): readonly OutlineBlock[] {
  const written = (node: Node) => textOf(node, evidence);
  const block = (node: Node): OutlineBlock[] => {
    switch (node.type.name) {
      case 'heading':
        return [{ kind: 'heading', level: 4, text: written(node).text }];
      case 'bulletList':
      case 'orderedList':
        return [{ kind: 'list', items: partsOf(node).map(written) }];
      case 'quote':
        return partsOf(node).flatMap(block);
      case 'table': {
        const [head, ...rows] = partsOf(node).map((row) => partsOf(row).map(written));
        return [{ kind: 'table', head: (head ?? []).map(({ text }) => text), rows }];
      }
      case 'equation':
        return [{ kind: 'paragraph', text: String(node.attrs['tex']) }];
      default:
        return [{ kind: 'paragraph', ...written(node) }];
    }
  };
  return partsOf(documentOf(value)).flatMap(block);
}
