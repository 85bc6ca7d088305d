import type { CopiedText } from './answer-actions.source.ts';

/** The browser keeps the clipboard closed: no secure context, or no permission. */
export class ClipboardClosed extends Error {}

/**
 * Puts a text into the clipboard, with its HTML where the browser takes both. What is still on its way is handed over as
 * a promise, since some browsers take only what a press asked for.
 *
 * @throws ClipboardClosed; and what `made` rejects with
 */
export async function copyRich(made: Promise<CopiedText>): Promise<void> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText((await made).text);
    else {
      const part = (type: string, of: keyof CopiedText) => made.then((copied) => new Blob([copied[of]], { type }));
      const item = { 'text/plain': part('text/plain', 'text'), 'text/html': part('text/html', 'html') };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    }
  } catch (error) {
    await made;
    throw new ClipboardClosed('', { cause: error });
  }
}

/** What went wrong, fit to show. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
