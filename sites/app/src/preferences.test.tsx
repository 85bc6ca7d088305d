import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agreeOnLocale, followsAccountLocale, readLocale, storeLocale } from './preferences.ts';

beforeEach(() => localStorage.clear());

describe('followsAccountLocale()', () => {
  it('AA3: a browser without a choice of its own takes up the account’s language', () => {
    expect(followsAccountLocale('jp')).toBe(true);
    expect(readLocale()).toBe('jp');
    expect(followsAccountLocale('jp'), 'once').toBe(false);
  });

  it('AA3: follows a change that was made on another device', () => {
    followsAccountLocale('en');
    expect(followsAccountLocale('tw')).toBe(true);
    expect(readLocale()).toBe('tw');
  });

  it('keeps what was chosen here before the account was known, and what could not be saved', () => {
    storeLocale('cn');
    expect(followsAccountLocale('en')).toBe(false);
    expect(readLocale()).toBe('cn');
    expect(followsAccountLocale('en')).toBe(false);
  });

  it('keeps what was chosen here and saved', () => {
    followsAccountLocale('en');
    storeLocale('jp');
    agreeOnLocale('jp');
    expect(followsAccountLocale('jp')).toBe(false);
    expect(readLocale()).toBe('jp');
  });

  it('asks for no reload where nothing can be kept', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(followsAccountLocale('jp')).toBe(false);
    write.mockRestore();
  });
});
