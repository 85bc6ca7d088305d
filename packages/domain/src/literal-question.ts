/** A question in which a word is to be taken as it is written: it stands in quotation marks. */
export function literalQuestion(question: string, written: string): string {
  const at = question.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return `${question} "${written}"`;
  const end = at + written.length;
  if (/["“「]$/.test(question.slice(0, at))) return question;
  return `${question.slice(0, at)}"${question.slice(at, end)}"${question.slice(end)}`;
}
