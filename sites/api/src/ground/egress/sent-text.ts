/** Characters of a text sent to a model that the ledger keeps. */
export const excerptLength = 4_000;

/**
 * The beginning of what a model was given to read: messages of a chat, inputs of an embedding; any other body as it is.
 */
export function sentText(body: string): string {
  const text = textsIn(body).join('\n\n').replaceAll('\0', '');
  return Array.from(text.slice(0, excerptLength * 2))
    .slice(0, excerptLength)
    .join('');
}

function textsIn(body: string): string[] {
  try {
    const { messages, input } = JSON.parse(body) as { messages?: unknown; input?: unknown };
    if (Array.isArray(messages))
      return messages.flatMap((message: { content?: unknown }) => contentOf(message.content));
    if (Array.isArray(input)) return input.filter((each): each is string => typeof each === 'string');
  } catch {
    // Not JSON: kept as it is.
  }
  return [body];
}

function contentOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part: { text?: unknown }) => (typeof part.text === 'string' ? [part.text] : []));
}
