import type { Block, Inline, ListItemNode } from './nodes.ts';

/** HTML as the CommonMark suite writes it, so that trees can be compared with its expectations. Tests only. */
export function toHtml(blocks: readonly Block[]): string {
  return blocks.map((block) => blockHtml(block)).join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function address(destination: string): string {
  const encoded = destination.replace(/%(?![0-9a-fA-F]{2})|[^%\w\-.~!*'();:@&=+$,/?#]/gu, (character) => {
    try {
      return encodeURIComponent(character);
    } catch {
      return '%EF%BF%BD';
    }
  });
  return escape(encoded);
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlines(block.children)}</p>\n`;
    case 'heading':
      return `<h${block.level}>${inlines(block.children)}</h${block.level}>\n`;
    case 'thematicBreak':
      return '<hr />\n';
    case 'quote':
      return `<blockquote>\n${toHtml(block.children)}</blockquote>\n`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      const start = block.ordered && block.first !== 1 ? ` start="${block.first}"` : '';
      return `<${name}${start}>\n${block.children.map((one) => item(one, block.tight)).join('')}</${name}>\n`;
    }
    case 'code': {
      const language = block.language ? ` class="language-${escape(block.language)}"` : '';
      return `<pre><code${language}>${escape(block.value)}</code></pre>\n`;
    }
    case 'html':
      return `${block.value}\n`;
    case 'math':
      return `<math>${escape(block.value)}</math>\n`;
    case 'table': {
      const cells = (name: string, row: (typeof block)['header']): string =>
        row.cells
          .map((cell, index) => {
            const side = block.alignments[index];
            return `<${name}${side ? ` align="${side}"` : ''}>${inlines(cell.children)}</${name}>\n`;
          })
          .join('');
      const body = block.rows.map((row) => `<tr>\n${cells('td', row)}</tr>\n`).join('');
      return `<table>\n<thead>\n<tr>\n${cells('th', block.header)}</tr>\n</thead>\n${body && `<tbody>\n${body}</tbody>\n`}</table>\n`;
    }
    default:
      return `<section>\n${block.notes.map((note) => toHtml(note.children)).join('')}</section>\n`;
  }
}

function item(node: ListItemNode, tight: boolean): string {
  const box =
    node.checked === undefined ? '' : `<input ${node.checked ? 'checked="" ' : ''}disabled="" type="checkbox"> `;
  let html = '';
  for (const child of node.children) {
    if (child.type === 'paragraph' && tight) html += inlines(child.children);
    else html += `${html === '' || html.endsWith('\n') ? (html === '' ? '\n' : '') : '\n'}${blockHtml(child)}`;
  }
  return `<li>${box}${html}</li>\n`;
}

const tags = {
  emphasis: 'em',
  strong: 'strong',
  strikethrough: 'del',
  subscript: 'sub',
  superscript: 'sup',
} as const;

function inlines(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return escape(node.value);
        case 'codeSpan':
          return `<code>${escape(node.value)}</code>`;
        case 'mathSpan':
          return `<math>${escape(node.value)}</math>`;
        case 'htmlSpan':
          return node.value;
        case 'break':
          return node.hard ? '<br />\n' : '\n';
        case 'footnoteReference':
          return `<sup>${node.number}</sup>`;
        case 'image': {
          const title = node.title === undefined ? '' : ` title="${escape(node.title)}"`;
          return `<img src="${address(node.destination)}" alt="${escape(node.alt)}"${title} />`;
        }
        case 'link': {
          const title = node.title === undefined ? '' : ` title="${escape(node.title)}"`;
          return `<a href="${address(node.destination)}"${title}>${inlines(node.children)}</a>`;
        }
        default:
          return `<${tags[node.type]}>${inlines(node.children)}</${tags[node.type]}>`;
      }
    })
    .join('');
}
