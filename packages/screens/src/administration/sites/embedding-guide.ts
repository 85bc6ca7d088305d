/** The page of the service that says how widgets are embedded. */
export const embeddingGuide = '/docs/embedding';
