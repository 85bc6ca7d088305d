import { createTranslator } from '@assay/i18n';
import { homeMessages } from '@assay/screens/home';
import { describe, expect, it, vi } from 'vitest';
import { makeReady } from './make-ready.ts';

describe('makeReady', () => {
  it('has the words of a screen there before it is gone to', async () => {
    const translator = createTranslator({ locale: 'jp' });
    await makeReady(async () => ({ Screen: () => null, catalogues: [homeMessages] }), translator);
    expect(translator.has(homeMessages.area)).toBe(true);
  });

  it('leaves what cannot be fetched to the moment in which it is needed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await makeReady(() => Promise.reject(new Error('offline')), createTranslator({ locale: 'en' }));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
