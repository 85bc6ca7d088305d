/** Story parameters that put the words of a pattern, in Markdown, on its page of the manual. */
export function pattern(...paragraphs: readonly string[]) {
  return { docs: { description: { component: paragraphs.join('\n\n') } } };
}
