import type { StreamCitation } from '@assay/contract';
import type { Block, HeadingLevel, Inline, ListItemNode, Range, TableCellNode, TableRowNode } from '../nodes.ts';
import type { ProseBlocks, ProseMark, ProseNode, ProseReferences } from './prose.types.ts';

/** Nothing to be seen, where a mark must stand behind something. */
const wordJoiner = '\u2060';

const contentOf = ({ content = [] }: ProseNode) => content;
const attrOf = ({ attrs = {} }: ProseNode | ProseMark, name: string) => attrs[name];
const textOf = (node: ProseNode): string => node.text ?? contentOf(node).map(textOf).join('');
const isSame = (a: ProseMark | undefined, b: ProseMark | undefined) =>
  a?.type === b?.type && JSON.stringify(a?.attrs ?? {}) === JSON.stringify(b?.attrs ?? {});

const emphases = {
  emphasis: 'emphasis',
  strong: 'strong',
  subscript: 'subscript',
  superscript: 'superscript',
} as const;

/** Writes prose as blocks; each node stands where its words would in one long text. */
class Converter {
  readonly citations: StreamCitation[] = [];
  private at = 0;
  /** Where what the next citation stands behind begins. */
  private since = 0;
  private readonly references: ProseReferences;

  constructor(references: ProseReferences) {
    this.references = references;
  }

  /** What is written in between, as the range of its node. */
  private ranged<Node extends object>(write: () => Node): Node & Range {
    const from = this.at;
    const node = write();
    return { ...node, from, to: this.at };
  }

  private words(value: string): Inline {
    return this.ranged(() => {
      this.at += value.length;
      return { type: 'text' as const, value };
    });
  }

  private cited(node: ProseNode): Inline[] {
    const evidence = this.references.evidenceOf(String(attrOf(node, 'evidence')));
    const before = this.at === this.since ? [this.words(wordJoiner)] : [];
    const last = this.citations.at(-1);
    if (evidence && last?.to === this.at) last.evidence.push(evidence);
    else {
      this.citations.push({
        part: 'prose',
        from: this.since,
        to: this.at,
        support: evidence ? 'supported' : 'unchecked',
        evidence: evidence ? [evidence] : [],
      });
    }
    return before;
  }

  private leaf(node: ProseNode): Inline[] {
    switch (node.type) {
      case 'citation':
        return this.cited(node);
      case 'figureReference':
        return [this.words(this.references.figureOf(String(attrOf(node, 'figure'))))];
      case 'formula': {
        const value = String(attrOf(node, 'tex'));
        return [
          this.ranged(() => {
            this.at += value.length;
            return { type: 'mathSpan' as const, value, display: false };
          }),
        ];
      }
      case 'lineBreak':
        return [
          this.ranged(() => {
            this.at += 1;
            return { type: 'break' as const, hard: true };
          }),
        ];
      default:
        return [this.words(node.text ?? '')];
    }
  }

  /** Nodes that share a mark stand in one node of it. */
  private inlines(nodes: readonly ProseNode[]): Inline[] {
    const found: Inline[] = [];
    for (let start = 0; start < nodes.length; ) {
      const [mark] = nodes[start]?.marks ?? [];
      let end = start + 1;
      if (mark) while (end < nodes.length && isSame(nodes[end]?.marks?.[0], mark)) end += 1;
      const run = nodes.slice(start, end);
      found.push(...(mark ? this.marked(mark, run) : run.flatMap((node) => this.leaf(node))));
      start = end;
    }
    return found;
  }

  private marked(mark: ProseMark, run: readonly ProseNode[]): Inline[] {
    if (mark.type === 'code' && run.every(({ text }) => text !== undefined)) {
      const value = run.map(textOf).join('');
      return [
        this.ranged(() => {
          this.at += value.length;
          return { type: 'codeSpan' as const, value };
        }),
      ];
    }
    const inner = run.map((node) => ({ ...node, marks: node.marks?.slice(1) ?? [] }));
    const href = attrOf(mark, 'href');
    const destination = typeof href === 'string' ? href : '';
    if (mark.type === 'link') {
      return [this.ranged(() => ({ type: 'link' as const, destination, children: this.inlines(inner) }))];
    }
    const type = Object.hasOwn(emphases, mark.type) ? emphases[mark.type as keyof typeof emphases] : undefined;
    return type ? [this.ranged(() => ({ type, children: this.inlines(inner) }))] : this.inlines(inner);
  }

  /** The inlines of one leaf block; a citation stands behind words of its own block. */
  private children(node: ProseNode): Inline[] {
    this.since = this.at;
    const found: Inline[] = [];
    let open: ProseNode[] = [];
    const close = () => {
      found.push(...this.inlines(open));
      open = [];
    };
    for (const one of contentOf(node)) {
      if (one.type !== 'citation') {
        open.push(one);
        continue;
      }
      close();
      found.push(...this.cited(one));
      this.since = this.at;
    }
    close();
    this.at += 1;
    return found;
  }

  private item(node: ProseNode): ListItemNode {
    return this.ranged(() => ({ type: 'item' as const, children: this.blocks(contentOf(node)) }));
  }

  private row(node: ProseNode): TableRowNode {
    const cell = (one: ProseNode): TableCellNode =>
      this.ranged(() => ({
        type: 'cell' as const,
        children: contentOf(one).flatMap((paragraph, index) => [
          ...(index === 0 ? [] : [this.words(' ')]),
          ...this.children(paragraph),
        ]),
      }));
    return this.ranged(() => ({ type: 'row' as const, cells: contentOf(node).map(cell) }));
  }

  private block(node: ProseNode): Block {
    switch (node.type) {
      case 'heading': {
        const level = Number(attrOf(node, 'level')) as HeadingLevel;
        return this.ranged(() => ({ type: 'heading' as const, level, children: this.children(node) }));
      }
      case 'quote':
        return this.ranged(() => ({ type: 'quote' as const, children: this.blocks(contentOf(node)) }));
      case 'bulletList':
      case 'orderedList': {
        const items = contentOf(node);
        return this.ranged(() => ({
          type: 'list' as const,
          ordered: node.type === 'orderedList',
          first: Number(attrOf(node, 'first') ?? 1),
          tight: items.every((item) => contentOf(item).filter(({ type }) => type === 'paragraph').length <= 1),
          children: items.map((item) => this.item(item)),
        }));
      }
      case 'codeBlock': {
        const text = textOf(node);
        const value = text === '' ? '' : `${text}\n`;
        return this.ranged(() => {
          this.at += value.length + 1;
          return { type: 'code' as const, value };
        });
      }
      case 'equation': {
        const value = String(attrOf(node, 'tex'));
        return this.ranged(() => {
          this.at += value.length + 1;
          return { type: 'math' as const, value };
        });
      }
      case 'table': {
        return this.ranged(() => {
          const [header, ...rows] = contentOf(node).map((row) => this.row(row));
          const first = header ?? { type: 'row' as const, cells: [], from: this.at, to: this.at };
          return { type: 'table' as const, alignments: first.cells.map(() => undefined), header: first, rows };
        });
      }
      default:
        return this.ranged(() => ({ type: 'paragraph' as const, children: this.children(node) }));
    }
  }

  blocks(nodes: readonly ProseNode[]): Block[] {
    return nodes.map((node) => this.block(node));
  }
}

/** A document of prose as blocks of the streaming document, with the citations that stand in it. */
export function proseToBlocks(document: ProseNode, references: ProseReferences): ProseBlocks {
  const converter = new Converter(references);
  return { blocks: converter.blocks(contentOf(document)), citations: converter.citations };
}
