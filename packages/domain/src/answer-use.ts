/** Files in which an answer can be taken along: as a document, as its sources, as its values. */
export const answerFormats = ['docx', 'pdf', 'md', 'bib', 'ris', 'xlsx', 'csv'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

export const feedbackRatings = ['up', 'down'] as const;
export type FeedbackRating = (typeof feedbackRatings)[number];

/** What a reader can find wrong with an answer. */
export const feedbackReasons = ['wrong_figure', 'off_subject', 'not_asked', 'outdated', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** Most characters of what a reader writes about an answer, in UTF-16 code units. */
export const feedbackLimit = 1000;
