import type { Block, Inline } from './nodes.ts';

/** The words of inline nodes without their marks; used for alternative texts, outlines and announcements. */
export function plainText(nodes: readonly Inline[]): string {
  let text = '';
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
      case 'codeSpan':
      case 'mathSpan':
      case 'htmlSpan':
        text += node.value;
        break;
      case 'image':
        text += node.alt;
        break;
      case 'break':
        text += node.hard ? '\n' : ' ';
        break;
      case 'footnoteReference':
        break;
      default:
        text += plainText(node.children);
    }
  }
  return text;
}

/** The words of blocks, one block a line, cells separated by tabs. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).join('\n');
}

function plainBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainText(block.children);
    case 'thematicBreak':
      return '';
    case 'quote':
      return plainBlocks(block.children);
    case 'list':
      return block.children.map((item) => plainBlocks(item.children)).join('\n');
    case 'table':
      return [block.header, ...block.rows]
        .map((row) => row.cells.map((cell) => plainText(cell.children)).join('\t'))
        .join('\n');
    case 'footnotes':
      return block.notes.map((note) => plainBlocks(note.children)).join('\n');
    default:
      return block.value;
  }
}
