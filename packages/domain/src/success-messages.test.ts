import { describe, expect, it } from 'vitest';
import { locales } from './locale.ts';
import { successMessages } from './success-messages.ts';

describe('successMessages', () => {
  it('Z11: says each of the four in every language, in English as the specification has it', () => {
    expect(Object.keys(successMessages)).toEqual(['removed', 'addedToProject', 'updated', 'created']);
    expect(successMessages.removed.en).toBe('Remove Success');
    expect(successMessages.addedToProject.en).toBe('Successfully added to the project');
    for (const words of Object.values(successMessages))
      for (const locale of locales) expect(words[locale].trim()).not.toBe('');
  });
});
