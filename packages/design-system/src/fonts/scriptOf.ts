import type { Script } from '../tokens/fill.ts';

/** The script whose typography a BCP 47 tag takes: Han by script or region subtag, kana and kanji for `ja`, else latin. */
export function scriptOf(language: string): Script {
  const { language: base, script } = new Intl.Locale(language).maximize();
  if (base === 'ja') return 'ja';
  if (base === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh-Hans';
  return 'latin';
}
