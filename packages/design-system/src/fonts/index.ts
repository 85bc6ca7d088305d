import type { Script } from '../tokens/fill.ts';
import { scriptOf } from './scriptOf.ts';

export { scriptOf };

const sheets: Record<Script, () => Promise<unknown>> = {
  latin: () => import('./latin.css'),
  'zh-Hans': () => import('./zh-hans.css'),
  'zh-Hant': () => import('./zh-hant.css'),
  ja: () => import('./ja.css'),
};

/** Declares the fonts of a language (a BCP 47 tag such as `ja`): Plex always, Noto only for the script in use. */
export async function loadFonts(language: string): Promise<void> {
  const script = scriptOf(language);
  await Promise.all([sheets.latin(), script === 'latin' ? undefined : sheets[script]()]);
}
