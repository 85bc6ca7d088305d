/** A question as the prompts of an answer state it. */
export interface AskedParts {
  /** The single questions in it. */
  parts: readonly string[];
  /** Earlier questions it may lean on, oldest first. */
  earlier: readonly string[];
}

/** One JSON object a line, so that nothing in a question can close its own frame. */
export function askedLines({ parts, earlier }: AskedParts): string[] {
  return [
    ...(earlier.length > 0 ? ['Earlier questions, which it may lean on:', JSON.stringify({ earlier })] : []),
    'Parts of the question:',
    ...parts.map((question, at) => JSON.stringify({ part: at + 1, question })),
  ];
}
