import { importProblem, type Publication } from '@assay/domain';
import { ImportError } from './import-item.types.ts';
import { languageOf } from './language.ts';
import { baseName, fileId } from './markdown-note.ts';

/** A plain text: paragraphs parted by blank lines; without any, every line is one. The first line is the title when it reads like one. */
export function readPlainText(text: string, name: string): Publication {
  const clean = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\f', '\n\n');
  const blocks = clean
    .split(clean.trim().includes('\n\n') ? /\n\s*\n/ : /\n/)
    .map(foldLines)
    .filter((block) => block !== '');
  const [first] = blocks;
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
    paragraphs: (isTitled ? blocks.slice(1) : blocks).map((block) => ({ kind: 'paragraph', text: block })),
    licence: 'not stated',
  };
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
