import { describe, expect, it } from 'vitest';
import { themeRules } from './themeRules.ts';
import { themes } from './themes.ts';

describe('themeRules()', () => {
  const rules = themeRules(themes);

  it('holds a dark theme on screens only: paper is white', () => {
    const dark = rules.filter(({ colorScheme }) => colorScheme === 'dark');

    expect(dark).toHaveLength(5);
    for (const { media } of dark) expect(media).toMatch(/^screen\b/u);
  });

  it('holds a light theme wherever no dark one does', () => {
    expect(rules[0]).toMatchObject({ colorScheme: 'light', selector: expect.stringMatching(/^:root, :host, /u) });
    expect(rules[0]?.media).toBeUndefined();
  });
});
