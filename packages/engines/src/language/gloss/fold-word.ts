import { foldHan } from '@assay/domain';

/** The form in which words are looked up: one character for what China, Taiwan and Japan write differently. */
export function foldWord(text: string): string {
  return foldHan(text)
    .replace(/[A-Z]+/g, (run) => run.toLowerCase())
    .replace(/(?<=[ァ-ヺ]{2})ー(?![ァ-ヺー])/g, '');
}
