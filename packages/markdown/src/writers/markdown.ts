import { cutAtCitations } from '../cited.ts';
import type { Block, Inline, ListNode, Range, TableNode, TableRowNode } from '../nodes.ts';
import { pictureIn } from './pictures.ts';
import { referenceList } from './references.ts';
import { blockMarks, citationRuns, type StyledRun } from './runs.ts';
import type { WrittenDocument } from './written.types.ts';

/** Writes a document as Markdown: its sentences with numbered marks, then the list of references with their quotations. */
export function writeMarkdown(document: WrittenDocument): string {
  const parts = [`# ${escapeText(document.title)}`, blocks(document.blocks, document)];
  const references = referenceList(document);
  if (references.length > 0) {
    const entries = references.map(({ number, text, url, identity, quotes }) => {
      const address = url === undefined ? '' : ` <${url}>`;
      const passages = quotes.map(
        (quote) => `\n   - “${escapeText(oneLine(quote.text))}” (${escapeText(quote.place)})`,
      );
      return `${number}. ${escapeText(text)} (${escapeText(identity)})${address}${passages.join('')}`;
    });
    parts.push(`## ${escapeText(document.labels.references)}`, entries.join('\n'));
  }
  parts.push(pictures(document));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Pictures stand at the end, so that the text can be read; the file is whole by itself. */
function pictures({ pictures: all }: WrittenDocument): string {
  return Array.from(all ?? [], ([address, { type, bytes }]) => {
    const media = `image/${type === 'svg' ? 'svg+xml' : type}`;
    return `[${address}]: <data:${media};base64,${Buffer.from(bytes).toString('base64')}>`;
  }).join('\n\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function blocks(nodes: readonly Block[], document: WrittenDocument): string {
  // Two lists in a row would read as one, so their markers alternate.
  let isOtherMarker = false;
  return nodes
    .map((node, index) => {
      if (node.type !== 'list') return block(node, document);
      const before = nodes[index - 1];
      isOtherMarker = before?.type === 'list' && before.ordered === node.ordered && !isOtherMarker;
      return list(node, document, isOtherMarker);
    })
    .join('\n\n');
}

function block(node: Block, document: WrittenDocument): string {
  switch (node.type) {
    case 'paragraph': {
      const picture = pictureIn(node, document);
      return picture ? `![${escapeLinkText(picture.alt)}][${picture.address}]` : leaf(node.children, node, document);
    }
    case 'heading':
      return `${'#'.repeat(Math.min(6, node.level + 1))} ${oneLine(leaf(node.children, node, document)).replace(/#+$/, '\\$&')}`;
    case 'thematicBreak':
      return '***';
    case 'quote':
      return indent(blocks(node.children, document), '> ', '> ');
    case 'list':
      return list(node, document, false);
    case 'code':
      return `${fenced(node.value, node.language ?? '')}${marks(node, document)}`;
    case 'math':
      return `$$\n${node.value}\n$$${marks(node, document)}`;
    case 'html':
      return `${node.value}${marks(node, document)}`;
    case 'table':
      return table(node, document);
    default:
      return node.notes
        .map((note) => indent(blocks(note.children, document), `[^${note.label.toLowerCase()}]: `, '    '))
        .join('\n\n');
  }
}

function marks(node: Range, document: WrittenDocument): string {
  const text = markText(blockMarks(node, document)).trim();
  return text === '' ? '' : `\n\n${text}`;
}

function markText(runs: readonly StyledRun[]): string {
  const text = runs.map((run) => run.text).join('');
  return text.replace('\u00a0', ' ').replace('[', '\\[');
}

function fenced(value: string, info: string): string {
  const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${value}${value === '' || value.endsWith('\n') ? '' : '\n'}${fence}`;
}

function indent(text: string, first: string, following: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : line === '' ? following.trimEnd() : following}${line}`)
    .join('\n');
}

function list(node: ListNode, document: WrittenDocument, isOtherMarker: boolean): string {
  const bullet = isOtherMarker ? '* ' : '- ';
  const delimiter = isOtherMarker ? ')' : '.';
  return node.children
    .map((item, index) => {
      const box = item.checked === undefined ? '' : item.checked ? '[x] ' : '[ ] ';
      const marker = node.ordered ? `${node.first + index}${delimiter} ` : bullet;
      const content = node.tight
        ? item.children.map((child) => block(child, document)).join('\n')
        : blocks(item.children, document);
      return indent(`${box}${content}`, marker, ' '.repeat(marker.length));
    })
    .join(node.tight ? '\n' : '\n\n');
}

function table(node: TableNode, document: WrittenDocument): string {
  const row = ({ cells }: TableRowNode): string =>
    `| ${cells.map((cell) => leaf(cell.children, cell, document).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  const rule = node.alignments.map((side) => rules[side ?? 'none']).join(' | ');
  return [row(node.header), `| ${rule} |`, ...node.rows.map(row)].join('\n');
}

const rules = { left: ':--', right: '--:', center: ':-:', none: '---' } as const;

function leaf(nodes: readonly Inline[], range: Range, document: WrittenDocument): string {
  const text = cutAtCitations(nodes, document.citations, range)
    .map(({ citation, isEnd, nodes: cut }) => {
      return `${inlines(cut)}${citation && isEnd ? markText(citationRuns(citation, document)) : ''}`;
    })
    .join('');
  return text.split('\n').map(guardLineStart).join('\n');
}

/** Where an inline node stands, which decides what must be escaped. */
interface Inside {
  isLink: boolean;
  isEmphasis: boolean;
}

function inlines(nodes: readonly Inline[], inside: Inside = { isLink: false, isEmphasis: false }): string {
  return nodes.reduce((text, node) => {
    const written = inline(node, inside);
    // An exclamation mark before a link would make an image of it.
    return text.endsWith('!') && written.startsWith('[') ? `${text.slice(0, -1)}\\!${written}` : text + written;
  }, '');
}

const delimiters = { strong: '**', strikethrough: '~~' } as const;

function inline(node: Inline, inside: Inside): string {
  switch (node.type) {
    case 'text':
      return inside.isLink ? escapeLinkText(node.value) : escapeText(node.value);
    case 'codeSpan': {
      const longest = Math.max(0, ...[...node.value.matchAll(/`+/g)].map((run) => run[0].length));
      const fence = '`'.repeat(longest + 1);
      const isPadded = /^`|`$|^ .*[^ ].* $/.test(node.value);
      return `${fence}${isPadded ? ` ${node.value} ` : node.value}${fence}`;
    }
    case 'mathSpan':
      return node.display ? `$$${node.value}$$` : `$${node.value}$`;
    case 'htmlSpan':
      return node.value;
    case 'break':
      return node.hard ? '\\\n' : '\n';
    case 'footnoteReference':
      return `[^${node.label}]`;
    case 'image':
      return `![${escapeLinkText(node.alt)}](${target(node.destination, node.title)})`;
    case 'link':
      return `[${inlines(node.children, { ...inside, isLink: true })}](${target(node.destination, node.title)})`;
    case 'subscript':
      return `<sub>${inlines(node.children, inside)}</sub>`;
    case 'superscript':
      return `<sup>${inlines(node.children, inside)}</sup>`;
    case 'emphasis': {
      const delimiter = inside.isEmphasis ? '_' : '*';
      return `${delimiter}${inlines(node.children, { ...inside, isEmphasis: true })}${delimiter}`;
    }
    default: {
      const delimiter = delimiters[node.type];
      return `${delimiter}${inlines(node.children, inside)}${delimiter}`;
    }
  }
}

function target(destination: string, title: string | undefined): string {
  const address = `<${destination.replace(/[<>\\]/g, '\\$&')}>`;
  return title === undefined ? address : `${address} "${title.replace(/["\\]/g, '\\$&')}"`;
}

/** Escapes what would be read as a mark inside a line. A closing bracket is harmless once no other one opens. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_[<>$~^&]/g, '\\$&');
}

function escapeLinkText(text: string): string {
  return escapeText(text).replaceAll(']', '\\]');
}

/** Escapes what would be read as the start of another block. */
function guardLineStart(line: string): string {
  return line.replace(/^(#{1,6}(?:\s|$)|[-+=]|(?=\|))/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
