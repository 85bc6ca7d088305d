import { readFile } from 'node:fs/promises';
import { type Block, type Inline, parseDocument, plainText, safeDestination } from '@assay/markdown';
import { documentationPage } from './documentation-page.ts';
import { escapeHtml } from './escape-html.ts';

const embeddingGuide = new URL('../../../../../docs/embedding.md', import.meta.url);

/** docs/embedding.md as a page, for whoever has the product and not its sources. */
export async function embeddingGuidePage(): Promise<string> {
  return guidePage(await readFile(embeddingGuide, 'utf8'));
}

const slug = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** A page of our own Markdown with its chapters beside it: no script, its style is that of the reference. */
export function guidePage(markdown: string): string {
  const blocks = parseDocument(markdown);
  const headings = blocks.flatMap((block) =>
    block.type === 'heading' ? [{ level: block.level, words: plainText(block.children) }] : [],
  );
  const title = headings.find(({ level }) => level === 1)?.words ?? '';
  const chapters = headings.filter(({ level }) => level === 2);
  return documentationPage({
    title,
    about: 'Chapters',
    navigation: `<p><a href="#top">${escapeHtml(title)}</a></p>
<ul>${chapters.map(({ words }) => `<li><a href="#${slug(words)}">${escapeHtml(words)}</a></li>`).join('')}</ul>`,
    main: blocks.map(blockHtml).join('\n'),
  });
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level} id="${slug(plainText(block.children))}">${inlineHtml(block.children)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineHtml(block.children)}</p>`;
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(block.value)}</code></pre>`;
    case 'quote':
      return `<blockquote>${block.children.map(blockHtml).join('')}</blockquote>`;
    case 'list': {
      const items = block.children.map(({ children }) => `<li>${children.map(blockHtml).join('')}</li>`).join('');
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'table': {
      const head = block.header.cells.map(({ children }) => `<th scope="col">${inlineHtml(children)}</th>`).join('');
      const rows = block.rows.map(
        ({ cells }) => `<tr>${cells.map(({ children }) => `<td>${inlineHtml(children)}</td>`).join('')}</tr>`,
      );
      return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    }
    case 'thematicBreak':
      return '<hr>';
    case 'math':
      return `<pre tabindex="0">${escapeHtml(block.value)}</pre>`;
    // Marks for the build, and notes that none of our pages has.
    case 'html':
    case 'footnotes':
      return '';
  }
}

function inlineHtml(nodes: readonly Inline[]): string {
  return nodes.map(nodeHtml).join('');
}

function nodeHtml(node: Inline): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'codeSpan':
    case 'mathSpan':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'strong':
      return `<strong>${inlineHtml(node.children)}</strong>`;
    case 'link': {
      const destination = safeDestination(node.destination);
      // Files beside the page in the sources are no pages here.
      return destination !== undefined && /^(?:https:|#)/.test(destination)
        ? `<a href="${escapeHtml(destination)}">${inlineHtml(node.children)}</a>`
        : inlineHtml(node.children);
    }
    case 'image':
      return escapeHtml(node.alt);
    case 'break':
      return node.hard ? '<br>' : ' ';
    case 'htmlSpan':
    case 'footnoteReference':
      return '';
    default:
      return inlineHtml(node.children);
  }
}
