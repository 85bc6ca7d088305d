import { describe, expect, it } from 'vitest';
import { scriptOf } from './scriptOf.ts';

describe('scriptOf', () => {
  it.each([
    ['en', 'latin'],
    ['de-CH', 'latin'],
    ['zh', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['ja', 'ja'],
    ['ja-JP', 'ja'],
  ])('sets %s as %s', (language, script) => {
    expect(scriptOf(language)).toBe(script);
  });
});
