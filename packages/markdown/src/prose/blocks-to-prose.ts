import { safeDestination } from '../destination.ts';
import type { Block, Inline, ListItemNode, TableRowNode } from '../nodes.ts';
import type { ProseMark, ProseNode } from './prose.types.ts';

/** In the order in which a document of prose keeps them. */
const ranks = ['link', 'emphasis', 'strong', 'subscript', 'superscript', 'code'];

function withMark(marks: readonly ProseMark[], mark: ProseMark): readonly ProseMark[] {
  const isScript = (type: string) => type === 'subscript' || type === 'superscript';
  const others = marks.filter(({ type }) => type !== mark.type && !(isScript(type) && isScript(mark.type)));
  return [...others, mark].sort((a, b) => ranks.indexOf(a.type) - ranks.indexOf(b.type));
}

function word(text: string, marks: readonly ProseMark[]): ProseNode[] {
  if (text === '') return [];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

function atom(type: string, marks: readonly ProseMark[], attrs?: Readonly<Record<string, unknown>>): ProseNode {
  return { type, ...(attrs && { attrs }), ...(marks.length > 0 && { marks }) };
}

function inline(node: Inline, marks: readonly ProseMark[]): ProseNode[] {
  switch (node.type) {
    case 'text':
    case 'htmlSpan':
      return word(node.value, marks);
    case 'codeSpan':
      return word(node.value, withMark(marks, { type: 'code' }));
    case 'mathSpan':
      return [atom('formula', marks, { tex: node.value.trim() })];
    case 'break':
      return node.hard ? [atom('lineBreak', marks)] : word(' ', marks);
    case 'image':
      return word(node.alt, marks);
    case 'footnoteReference':
      return word(String(node.number), withMark(marks, { type: 'superscript' }));
    case 'link': {
      const href = safeDestination(node.destination);
      const isAddress = href !== undefined && /^(https?:|mailto:)/i.test(href);
      const own = isAddress ? withMark(marks, { type: 'link', attrs: { href } }) : marks;
      return inlines(node.children, own);
    }
    case 'strikethrough':
      return inlines(node.children, marks);
    default:
      return inlines(node.children, withMark(marks, { type: node.type }));
  }
}

/** Neighbours of one look are one text. */
function inlines(nodes: readonly Inline[], marks: readonly ProseMark[] = []): ProseNode[] {
  const found: ProseNode[] = [];
  for (const node of nodes.flatMap((one) => inline(one, marks))) {
    const last = found.at(-1);
    const goesOn =
      last?.text !== undefined && node.text !== undefined && JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (goesOn) found.splice(-1, 1, { ...last, text: `${last.text}${node.text}` });
    else found.push(node);
  }
  return found;
}

function leaf(type: string, content: readonly ProseNode[], attrs?: Readonly<Record<string, unknown>>): ProseNode {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

const paragraph = (content: readonly ProseNode[] = []) => leaf('paragraph', content);

function item({ children, checked }: ListItemNode): ProseNode {
  const content = blocks(children);
  const box = checked === undefined ? [] : word(checked ? '☑ ' : '☐ ', []);
  const [first, ...rest] = content;
  if (first?.type !== 'paragraph') return { type: 'listItem', content: [paragraph(box), ...content] };
  return { type: 'listItem', content: [paragraph([...box, ...(first.content ?? [])]), ...rest] };
}

function row({ cells }: TableRowNode, type: 'tableHeader' | 'tableCell'): ProseNode {
  const attrs = { colspan: 1, rowspan: 1, colwidth: null };
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({ type, attrs, content: [paragraph(inlines(cell.children))] })),
  };
}

function block(node: Block): ProseNode[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(inlines(node.children))];
    case 'heading':
      return [leaf('heading', inlines(node.children), { level: Math.min(4, node.level) })];
    case 'quote':
      return [{ type: 'quote', content: some(blocks(node.children)) }];
    case 'list': {
      const content = node.children.map(item);
      if (content.length === 0) return [];
      return [
        node.ordered ? { type: 'orderedList', attrs: { first: node.first }, content } : { type: 'bulletList', content },
      ];
    }
    case 'code':
      return [leaf('codeBlock', word(node.value.replace(/\n$/, ''), []))];
    case 'math':
      return [{ type: 'equation', attrs: { tex: node.value.trim() } }];
    case 'html':
      return [paragraph(word(node.value.trim(), []))];
    case 'table':
      return [
        { type: 'table', content: [row(node.header, 'tableHeader'), ...node.rows.map((one) => row(one, 'tableCell'))] },
      ];
    case 'footnotes':
      return node.notes.flatMap(({ number, children }) => {
        const [first, ...rest] = blocks(children);
        const mark = word(String(number), [{ type: 'superscript' }]);
        const isText = first?.type === 'paragraph';
        return [
          paragraph([...mark, ...((isText && first.content) || [])]),
          ...(isText || !first ? rest : [first, ...rest]),
        ];
      });
    default:
      return [];
  }
}

function blocks(nodes: readonly Block[]): ProseNode[] {
  return nodes.flatMap(block);
}

const some = (nodes: readonly ProseNode[]) => (nodes.length > 0 ? nodes : [paragraph()]);

/** Blocks as a document of prose. What prose has no place for (images, lines across, struck words) leaves its words. */
export function blocksToProse(nodes: readonly Block[]): ProseNode {
  return { type: 'doc', content: some(blocks(nodes)) };
}
