/** Files in which a work can be taken along: as a document, as its tables, as all it holds. */
export const workFormats = ['docx', 'pdf', 'md', 'xlsx', 'csv', 'json'] as const;
export type WorkFormat = (typeof workFormats)[number];
