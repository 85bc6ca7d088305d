import type { Script } from '../tokens/fill.ts';

const sheets: Record<Script, () => Promise<unknown>> = {
  latin: () => import('./latin.css'),
  'zh-Hans': () => import('./zh-hans.css'),
  'zh-Hant': () => import('./zh-hant.css'),
  ja: () => import('./ja.css'),
};

/** The script whose typography a BCP 47 tag takes: Han by script or region subtag, kana and kanji for `ja`, else latin. */
export function scriptOf(language: string): Script {
  const { language: base, script } = new Intl.Locale(language).maximize();
  if (base === 'ja') return 'ja';
  if (base === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh-Hans';
  return 'latin';
}

/** Declares the fonts of a language (a BCP 47 tag such as `ja`): Plex always, Noto only for the script in use. */
export async function loadFonts(language: string): Promise<void> {
  const script = scriptOf(language);
  await Promise.all([sheets.latin(), script === 'latin' ? undefined : sheets[script]()]);
}
