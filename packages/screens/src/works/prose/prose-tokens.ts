import { contentHash, type FieldValue } from '@assay/works';

/** A node of prose as JSON. What is read of it is what a document of any schema of prose has: a newer one is read as well. */
interface ProseNode {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly ProseMark[];
  readonly content?: readonly ProseNode[];
}

/** How text is set apart, such as bold, or a link with its address. */
export interface ProseMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** What a paragraph stands in, from the outermost in. */
export interface ProseBlock {
  readonly type: string;
  readonly attrs: Readonly<Record<string, unknown>>;
  /** It begins with this paragraph. */
  readonly isBegun: boolean;
}

/** The least that a comparison of prose takes as one: a word, what stands among words, or the end of a paragraph. */
export interface ProseToken {
  /** What is compared: two that say the same have the same, however they are set. */
  readonly key: string;
  readonly kind: 'text' | 'formula' | 'citation' | 'figure' | 'break' | 'other' | 'end';
  /** As it is read; empty for the end of a paragraph. */
  readonly text: string;
  /** The marks of each character of a text, of anything else those on the whole. */
  readonly marks: readonly (readonly ProseMark[])[];
  /** What the paragraph that ends stands in; empty within one. */
  readonly blocks: readonly ProseBlock[];
}

/** How what stands in prose by its id is read. */
export interface ProseNames {
  /** @param evidence key among the evidence of the record */
  citation(evidence: string): string;
  /** @param record id of one that is drawn as a figure */
  figure(record: string): string;
  /** @param file id of the picture of a figure that stands in prose */
  picture(file: string): string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const noMarks: readonly ProseMark[] = [];

const isNode = (value: unknown): value is ProseNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (content: unknown): readonly ProseNode[] => (Array.isArray(content) ? content.filter(isNode) : []);

/** What stands among words. */
function inlineToken({ type, attrs = {}, marks = noMarks }: ProseNode, names: ProseNames): ProseToken {
  const held = Object.values(attrs).map(String);
  const token = (kind: ProseToken['kind'], text: string): ProseToken => ({
    key: `${type} ${contentHash(attrs as FieldValue)}`,
    kind,
    text,
    marks: [marks],
    blocks: [],
  });
  if (type === 'formula') return token('formula', held.join(' '));
  if (type === 'citation') return token('citation', `[${names.citation(held.join(' '))}]`);
  if (type === 'figureReference') return token('figure', `[${names.figure(held.join(' '))}]`);
  return type === 'lineBreak' ? token('break', '\n') : token('other', held.join(' '));
}

/** Words of texts that follow each other without anything between them: a word may be set in more than one way. */
function wordTokens(texts: readonly ProseNode[]): ProseToken[] {
  const text = texts.map((one) => one.text ?? '').join('');
  const marks = texts.flatMap((one) => Array.from({ length: (one.text ?? '').length }, () => one.marks ?? noMarks));
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({
    key: `text ${segment}`,
    kind: 'text',
    text: segment,
    marks: marks.slice(index, index + segment.length),
    blocks: [],
  }));
}

function inlineTokens(content: readonly ProseNode[], names: ProseNames): ProseToken[] {
  const tokens: ProseToken[] = [];
  let texts: ProseNode[] = [];
  const flush = () => {
    tokens.push(...wordTokens(texts));
    texts = [];
  };
  for (const node of content) {
    if (typeof node.text === 'string') texts.push(node);
    else {
      flush();
      tokens.push(inlineToken(node, names));
    }
  }
  flush();
  return tokens;
}

/** Whether a node stands among words. */
const isInline = ({ type, text }: ProseNode) =>
  text !== undefined || ['formula', 'citation', 'figureReference', 'lineBreak'].includes(type);

/** A figure by its number, then its caption: what it shows belongs to what is compared. */
function figureTokens(
  { type, attrs = {}, content }: ProseNode,
  above: readonly ProseBlock[],
  names: ProseNames,
): ProseToken[] {
  const alt = typeof attrs['alt'] === 'string' && attrs['alt'] !== '' ? ` [${attrs['alt']}]` : '';
  const blocks = [...above, { type, attrs: {}, isBegun: true }];
  const name: ProseToken = {
    key: `figure ${contentHash(attrs as FieldValue)}`,
    kind: 'figure',
    text: `${names.picture(String(attrs['file']))}${alt}: `,
    marks: [noMarks],
    blocks: [],
  };
  const caption = nodesIn(content).flatMap((inner) => blockTokens(inner, blocks, names));
  return [name, ...caption];
}

function blockTokens(node: ProseNode, above: readonly ProseBlock[], names: ProseNames): ProseToken[] {
  const { type, attrs = {} } = node;
  const content = nodesIn(node.content);
  // What a formula says is compared as what it says.
  const blocks = [...above, { type, attrs: type === 'equation' ? {} : attrs, isBegun: true }];
  if (type === 'figure') return figureTokens(node, above, names);
  if (content.length > 0 && !content.some(isInline)) {
    const goesOn = blocks.map((block) => ({ ...block, isBegun: false }));
    return content.flatMap((inner, at) => blockTokens(inner, at === 0 ? blocks : goesOn, names));
  }
  const end: ProseToken = { key: 'end', kind: 'end', text: '', marks: [], blocks };
  return type === 'equation'
    ? [inlineToken({ ...node, type: 'formula' }, names), end]
    : [...inlineTokens(content, names), end];
}

/** A document as a comparison takes it, or pieces of one, which may lack their paragraph; no value is a paragraph without a word. */
export function proseTokens(value: unknown, names: ProseNames): readonly ProseToken[] {
  const content = isNode(value) && value.type === 'doc' ? nodesIn(value.content) : nodesIn(value);
  if (value === undefined || value === null) return proseTokens([{ type: 'paragraph' }], names);
  return content.every(isInline)
    ? inlineTokens(content, names)
    : content.flatMap((node) => blockTokens(isInline(node) ? { type: 'paragraph', content: [node] } : node, [], names));
}
