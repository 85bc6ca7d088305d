import { DOMParser, type Fragment, type Node, type ParseOptions, type Schema, type Slice } from 'prosemirror-model';

/** Where what is pasted keeps its styles while it is read. */
const styled = 'data-style';
const dropped = `script, meta, link, title, xml, o\\:p, [${styled}*="mso-list:Ignore"]`;

/** The list of a paragraph that Word writes as one, with its depth. */
function listOf(element: Element): { isOrdered: boolean; level: number } | undefined {
  const style = element.getAttribute(styled) ?? '';
  const level = /mso-list:\s*\w+\s+level(\d+)/.exec(style)?.[1];
  if (level === undefined) return undefined;
  return { isOrdered: /^\s*\(?[\da-z]{1,3}[.)]/i.test(element.textContent ?? ''), level: Number(level) };
}

/** Paragraphs that Word shows as lists become lists. */
function listsFromWord(body: Element): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const list = listOf(paragraph);
    if (!list) continue;
    for (const bullet of paragraph.querySelectorAll(`[${styled}*="mso-list:Ignore"], [${styled}*="mso-list: Ignore"]`))
      bullet.remove();
    const tag = list.isOrdered ? 'OL' : 'UL';
    let target = paragraph.previousElementSibling;
    if (target?.tagName !== tag) {
      target = body.ownerDocument.createElement(tag);
      paragraph.before(target);
    }
    for (let level = 1; level < list.level; level += 1) {
      const last: Element = target.lastElementChild ?? target.appendChild(body.ownerDocument.createElement('LI'));
      const within: Element | null = last.querySelector(`:scope > ${tag}`);
      target = within ?? last.appendChild(body.ownerDocument.createElement(tag));
    }
    const item = body.ownerDocument.createElement('LI');
    item.append(...paragraph.childNodes);
    target.append(item);
    paragraph.remove();
  }
}

/**
 * HTML whose styles stand in attributes of ours: where a page forbids styles in the text of its document (CSP), those of what
 * is pasted would be dropped, and each reported.
 */
export const withStylesAside = (html: string): string =>
  html
    .replaceAll(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${styled}=`));

/**
 * Reads what other programs put into the clipboard, without what is theirs alone; what the schema has no place for falls away.
 * It works on elements that the editor has made already: a page under Trusted Types makes none of text but by its policy.
 */
export class PastedParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(pasted: globalThis.Node, options?: ParseOptions): Slice {
    const body = pasted as Element;
    for (const element of body.querySelectorAll<HTMLElement>(`[${styled}]`))
      element.style.cssText = element.getAttribute(styled) ?? '';
    listsFromWord(body);
    for (const element of body.querySelectorAll(dropped)) element.remove();
    return super.parseSlice(body, options);
  }
}

const signs: Readonly<Record<string, readonly [string, string]>> = {
  strong: ['**', '**'],
  emphasis: ['*', '*'],
  code: ['`', '`'],
  subscript: ['<sub>', '</sub>'],
  superscript: ['<sup>', '</sup>'],
};

function inlineMarkdown(node: Node): string {
  let text = '';
  node.forEach((child) => {
    const { name } = child.type;
    let words = child.isText ? (child.text ?? '') : (child.type.spec.leafText?.(child) ?? '');
    if (child.isText && !child.marks.some(({ type }) => type.name === 'code'))
      words = words.replace(/[\\`*_[<$]/g, '\\$&');
    if (name === 'formula') words = `$${child.attrs['tex']}$`;
    if (name === 'lineBreak') words = '\\\n';
    for (const { type, attrs } of child.marks.toReversed()) {
      const [open, close] = type.name === 'link' ? ['[', `](${attrs['href']})`] : (signs[type.name] ?? ['', '']);
      words = `${open}${words}${close}`;
    }
    text += words;
  });
  return text;
}

function indented(text: string, first: string): string {
  const rest = ' '.repeat(first.length);
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first : line === '' ? '' : rest) + line)
    .join('\n');
}

function tableMarkdown(table: Node): string {
  const lines: string[] = [];
  table.forEach((row) => {
    const cells: string[] = [];
    row.forEach((cell) => cells.push(inlineBlocks(cell.content).replaceAll('\n', ' ').replaceAll('|', '\\|')));
    lines.push(`| ${cells.join(' | ')} |`);
    if (lines.length === 1) lines.push(`|${' --- |'.repeat(cells.length)}`);
  });
  return lines.join('\n');
}

function inlineBlocks(content: Fragment): string {
  const parts: string[] = [];
  content.forEach((block) => parts.push(inlineMarkdown(block)));
  return parts.join(' ');
}

function listMarkdown(list: Node): string {
  const items: string[] = [];
  const isOrdered = list.type.name === 'orderedList';
  list.forEach((item, _, at) => {
    items.push(
      indented(blocksMarkdown(item.content, '\n'), isOrdered ? `${Number(list.attrs['first']) + at}. ` : '- '),
    );
  });
  return items.join('\n');
}

function blockMarkdown(node: Node): string {
  switch (node.type.name) {
    case 'heading':
      return `${'#'.repeat(Number(node.attrs['level']))} ${inlineMarkdown(node)}`;
    case 'quote':
      return blocksMarkdown(node.content)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'bulletList':
    case 'orderedList':
      return listMarkdown(node);
    case 'codeBlock':
      return `\`\`\`\n${node.textContent}\n\`\`\``;
    case 'equation':
      return `$$\n${node.attrs['tex']}\n$$`;
    case 'table':
      return tableMarkdown(node);
    default:
      return node.isTextblock ? inlineMarkdown(node) : blocksMarkdown(node.content);
  }
}

function blocksMarkdown(content: Fragment, between = '\n\n'): string {
  const parts: string[] = [];
  content.forEach((node) => parts.push(blockMarkdown(node)));
  return parts.join(between);
}

/** What is copied, as Markdown for programs that take plain text. */
export function markdownOf({ content }: Slice): string {
  const [only] = [content.firstChild];
  // A part of one paragraph is words, and no paragraph.
  return content.childCount === 1 && only?.type.name === 'paragraph' ? inlineMarkdown(only) : blocksMarkdown(content);
}
