import type { Script } from '../tokens/fill.ts';
import { scriptOf } from './scriptOf.ts';

export { scriptOf };

const sheets: Record<Script, () => Promise<unknown>> = {
  latin: () => import('./latin.css'),
  'zh-Hans': () => import('./zh-hans.css'),
  'zh-Hant': () => import('./zh-hant.css'),
  ja: () => import('./ja.css'),
};

/** What most of a page is set in. */
const common = ['1em "IBM Plex Sans Variable"', '1em "IBM Plex Mono"', '500 1em "IBM Plex Mono"'];

/**
 * Declares the fonts of a language (a BCP 47 tag such as `ja`): Plex always, Noto only for the script in use. Resolves
 * when Plex can be drawn: what is drawn before that is set in other letters and moves when Plex comes.
 *
 * @throws when a sheet or a font cannot be loaded.
 */
export async function loadFonts(language: string): Promise<void> {
  const script = scriptOf(language);
  await Promise.all([sheets.latin(), script === 'latin' ? undefined : sheets[script]()]);
  await Promise.all(common.map((font) => document.fonts.load(font)));
}
