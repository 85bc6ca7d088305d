const kana = /[\u3040-\u30ff]/;
const han = /[\u3400-\u9fff]/;

/** Language of a short text by its script: kana means Japanese, Han alone Chinese, all else English. */
export function detectLanguage(text: string): string {
  if (kana.test(text)) return 'ja';
  return han.test(text) ? 'zh' : 'en';
}
