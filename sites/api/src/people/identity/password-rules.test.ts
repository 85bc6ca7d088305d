import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPasswordRules } from './password-rules.ts';

const { assertSafe } = createPasswordRules(undefined);

const isRefused = (password: string, known: string[] = []) =>
  assertSafe(password, known).then(
    () => false,
    () => true,
  );

describe('assertSafe()', () => {
  it.each(['password1', '12345678', 'qwertyuiop', 'Sunshine', 'iloveyou', 'assay2026', 'Password!', 'ASSAY-password'])(
    'refuses %s, which is tried first',
    async (password) => {
      await expect(assertSafe(password)).rejects.toMatchObject({
        error: expect.stringMatching(/^(listed|guessable)Password$/),
        fields: { password: expect.any(String) },
      });
    },
  );

  it.each(['northfield1', 'Chen.Northfield', 'weichen@northfield.example', 'NORTHFIELD-2026'])(
    'refuses %s to Wei Chen of Northfield',
    async (password) => {
      expect(await isRefused(password, ['wei.chen@northfield.example', 'Wei Chen', 'Northfield Thermal'])).toBe(true);
      expect(await isRefused(password, ['somebody@else.example'])).toBe(false);
    },
  );

  it.each(['a-long-password', 'correct horse battery', '密码不重要但是很长', '        x       y', 'assay of the moon'])(
    'takes %s, whatever its signs are',
    async (password) => {
      expect(await isRefused(password, ['nora@example.com', 'Nora New'])).toBe(false);
    },
  );

  it('takes anything long that holds no known word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 24, maxLength: 256 }), async (password) => {
        expect(await isRefused(password, ['nora@example.com'])).toBe(false);
      }),
      { seed: 5, numRuns: 60 },
    );
  });
});
