import type { Span } from './library.ts';

/** A question in which a word is to be taken as it is written: it stands in quotation marks. */
export function literalQuestion(question: string, written: string): string {
  const at = question.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return `${question} "${written}"`;
  const end = at + written.length;
  if (/["“「]$/.test(question.slice(0, at))) return question;
  return `${question.slice(0, at)}"${question.slice(at, end)}"${question.slice(end)}`;
}

const quoted = /"(?<straight>[^"\s](?:[^"]{0,58}[^"\s])?)"|“(?<curly>[^“”]{1,60})”|「(?<corner>[^「」]{1,60})」/gu;

/** What of a question stands in quotation marks, without them, in its order. */
export function literalWords(question: string): (Span & { text: string })[] {
  return [...question.matchAll(quoted)].map(({ 0: whole, index }) => ({
    text: whole.slice(1, -1),
    start: index + 1,
    end: index + whole.length - 1,
  }));
}
