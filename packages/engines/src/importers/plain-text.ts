import { importProblem, type Publication } from '@assay/domain';
import { ImportError } from './import-item.types.ts';
import { languageOf } from './language.ts';
import { baseName, fileId } from './markdown-note.ts';

/** A numbered line without an end: "2.1 Results", "二、结果", "第3章 実験". */
const numberedHeading =
  /^(?:\d+(?:\.\d+)*[.、．]?\s+|[一二三四五六七八九十]+[、．.]\s*|[（(][一二三四五六七八九十\d]+[）)]\s*|第[一二三四五六七八九十百\d]+[章节節]\s*)\S.{0,60}(?<![.。!?！？;；,，、:：])$/u;

/**
 * A plain text: paragraphs parted by blank lines; without any, every line is one. The first line is the title when it
 * reads like one, and a numbered line above a paragraph is its heading.
 */
export function readPlainText(text: string, name: string): Publication {
  const clean = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\f', '\n\n');
  const blocks = clean
    .split(clean.trim().includes('\n\n') ? /\n\s*\n/ : /\n/)
    .flatMap(partHeading)
    .map(({ kind, text: block }) => ({ kind, text: foldLines(block) }))
    .filter((block) => block.text !== '');
  const first = blocks[0]?.text;
  if (first === undefined) throw new ImportError(importProblem('noText'));
  const isTitled = blocks.length > 1 && first.length <= 160 && !/[.!?。！？:：]$/.test(first);
  const id = fileId(text);
  return {
    id,
    familyId: id,
    sourceType: 'upload',
    source: 'text',
    title: isTitled ? first : baseName(name),
    language: languageOf(clean),
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs: underHeadings(isTitled ? blocks.slice(1) : blocks),
    licence: 'not stated',
  };
}

type Block = Pick<Publication['paragraphs'][number], 'kind' | 'text' | 'section'>;

/** The numbered line above a paragraph, apart from it. */
function partHeading(block: string): Block[] {
  const lines = block.trim().split('\n');
  const [first = '', ...rest] = lines;
  if (rest.length === 0 || !numberedHeading.test(first.trim()) || numberedHeading.test((rest[0] ?? '').trim())) {
    return [{ kind: 'paragraph', text: block }];
  }
  return [
    { kind: 'heading', text: first },
    { kind: 'paragraph', text: rest.join('\n') },
  ];
}

function underHeadings(blocks: readonly Block[]): Block[] {
  let section: string | undefined;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return section === undefined ? block : { ...block, section };
    section = block.text;
    return block;
  });
}

/** One line of a wrapped paragraph: a word parted by a hyphen at the line's end is joined again. */
export function foldLines(block: string): string {
  return block
    .replace(/(?<=\p{Ll})[-\u00ad]\n\s*(?=\p{Ll})/gu, '')
    .replace(/\u00ad/g, '')
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，；：])\s*\n\s*(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
