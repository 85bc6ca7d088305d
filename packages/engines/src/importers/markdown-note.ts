import { createHash } from 'node:crypto';
import { importProblem, type Publication } from '@assay/domain';
import { publicationDates, readDate } from './dates.ts';
import { ImportError } from './import-item.types.ts';
import { languageOf } from './language.ts';

type Paragraph = Publication['paragraphs'][number];

/** A Markdown document; with front matter that carries an id it is a note of the library, else an upload. */
export function readMarkdown(text: string, name: string): Publication {
  const { fields, body } = frontMatter(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  const paragraphs = markdownBlocks(body);
  const heading = paragraphs[0]?.kind === 'heading' ? paragraphs[0].text : undefined;
  const title = one(fields, 'title') ?? heading ?? baseName(name);
  if (paragraphs.length === 0) throw new ImportError(importProblem('noText'));
  const id = one(fields, 'id') ?? fileId(text);
  const isNote = id.startsWith('note:');
  const topic = one(fields, 'topic');
  const subjects = [...(topic === undefined ? [] : [topic]), ...many(fields, 'subjects')];
  const url = one(fields, 'url');
  return {
    id,
    familyId: id,
    sourceType: isNote ? 'note' : 'upload',
    source: isNote ? 'assay-starter' : 'markdown',
    title,
    language: one(fields, 'language') ?? languageOf(body),
    dates: publicationDates({ publication: readDate(one(fields, 'date') ?? '') }),
    parties: many(fields, 'authors').map((author) => ({ role: 'author' as const, name: author })),
    classes: [...new Set(subjects)].map((code, index) => ({
      scheme: 'subject' as const,
      code,
      ...(index === 0 && { first: true }),
    })),
    references: [],
    claims: [],
    paragraphs: heading === title ? paragraphs.slice(1) : paragraphs,
    licence: one(fields, 'licence') ?? (isNote ? 'Apache-2.0' : 'not stated'),
    ...(url !== undefined && /^https?:\/\//.test(url) && { url }),
  };
}

/** Identity of a file without a number of its own: the hash of its content. */
export function fileId(content: string | Uint8Array): string {
  return `file:${createHash('sha256').update(content).digest('hex')}`;
}

/** Last part of a path without its extension. */
export function baseName(path: string): string {
  return (path.split(/[/\\!]/).at(-1) ?? path).replace(/\.[A-Za-z0-9]{1,8}$/, '') || path;
}

type Fields = ReadonlyMap<string, readonly string[]>;

/** Reads `key: value` and `key: [a, b]` lines between `---` marks; block lists (`- a`) are taken too. */
function frontMatter(text: string): { fields: Fields; body: string } {
  const match = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (match === null) return { fields: new Map(), body: text };
  const fields = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const line of (match[1] ?? '').split('\n')) {
    const [, key, value = ''] = /^([A-Za-z][\w-]*):\s*(.*)$/.exec(line) ?? [];
    const [, listed] = /^\s+-\s+(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      last = listOf(value);
      fields.set(key.toLowerCase(), last);
    } else if (listed !== undefined) last?.push(unquote(listed));
  }
  return { fields, body: text.slice(match[0].length) };
}

function listOf(value: string): string[] {
  const text = value.trim();
  if (text === '') return [];
  if (!text.startsWith('[') || !text.endsWith(']')) return [unquote(text)];
  return [...text.slice(1, -1).matchAll(/\s*(?:"([^"]*)"|'([^']*)'|([^,]+))/g)]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim())
    .filter((part) => part !== '');
}

function unquote(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function one(fields: Fields, key: string): string | undefined {
  return fields.get(key)?.[0];
}

function many(fields: Fields, key: string): readonly string[] {
  return fields.get(key) ?? [];
}

/** Headings, paragraphs, list items and pipe tables of a Markdown text; inline marks are taken off. */
export function markdownBlocks(body: string): Paragraph[] {
  const blocks: Paragraph[] = [];
  let section: string | undefined;
  let lines: string[] = [];
  const place = () => (section === undefined ? {} : { section });
  const flush = () => {
    if (lines.length === 0) return;
    const isTable =
      lines.length > 1 &&
      lines[0]?.includes('|') === true &&
      /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[1] ?? '');
    if (isTable) {
      const rows = lines.filter((_, index) => index !== 1).map((row) => cellsOf(row).join(' | '));
      blocks.push({ kind: 'table', text: rows.join('\n'), ...place() });
    } else {
      const text = joinLines(lines);
      if (text !== '') blocks.push({ kind: 'paragraph', text, ...place() });
    }
    lines = [];
  };
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const [, mark] = /^\s*(```+|~~~+)/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      flush();
      fence = fence === undefined ? mark : undefined;
      continue;
    }
    const [, title] = fence === undefined ? (/^#{1,6}\s+(.*?)\s*#*\s*$/.exec(line) ?? []) : [];
    if (title !== undefined) {
      flush();
      section = inlineMarks(title);
      blocks.push({ kind: 'heading', text: section });
    } else if (line.trim() === '' && fence === undefined) flush();
    else if (/^\s*(?:[-*_]\s*){3,}$/.test(line) && fence === undefined) flush();
    else lines.push(line);
  }
  flush();
  return blocks;
}

const listMark = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/;

/** Soft line breaks become blanks (nothing between two CJK characters); list items and quotes keep their lines. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const content = inlineMarks(
      line
        .replace(/^\s*>\s?/, '')
        .replace(listMark, '')
        .trim(),
    );
    if (content === '') continue;
    if (text === '') text = content;
    else if (listMark.test(line)) text += `\n${content}`;
    else text += `${isCjk(text.at(-1)) && isCjk(content[0]) ? '' : ' '}${content}`;
  }
  return text;
}

function isCjk(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(letter);
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inlineMarks(cell.replaceAll('\\|', '|').trim()));
}

/** Takes off emphasis, code marks, links and images, keeping their words. */
function inlineMarks(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=\S)([^_]+?)(?<=\S)_(?![\w_])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, '$1');
}
