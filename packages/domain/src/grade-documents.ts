/** Cards are cited as documents, and found among them by their ids (decision record 071). */
const gradeDocuments = 'grade:';

/** Id of the document by which a card is cited. */
export function gradeDocumentId(id: string): string {
  return `${gradeDocuments}${id}`;
}

/** Id of the grade whose card a document is; undefined for any other document. */
export function gradeOfDocument(document: string): string | undefined {
  return document.startsWith(gradeDocuments) ? document.slice(gradeDocuments.length) : undefined;
}
