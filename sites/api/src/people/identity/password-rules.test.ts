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

  it('refuses a word of the list with three signs beside it, and takes it with four', async () => {
    expect(
      await Promise.all(['sunshine482', '4sunshine82', 'sunshine4827', '48sunshine27'].map((word) => isRefused(word))),
    ).toEqual([true, true, false, false]);
  });

  it.each([
    'aaaaaaaa',
    'AAAAaaaa',
    '        ',
    'abababab',
    'aabbaabb',
    '0110100110',
    '!?!?!?!?',
    'abcabcabc',
    '12341234',
    'xyzwxyzwxy',
    '你好你好你好你好',
    'ああああああああ',
    'Passw0rd!',
    'P@ssw0rd',
    'p@$$w0rd1',
    '$unshine',
    'Sunsh1ne!',
    'dr4g0n99',
    'm0nk3y!!',
    '1loveyou!',
    'f00tb4ll',
    'B@seb4ll1',
    'Tru5tno1!',
    'sh4dow123',
    '!!master1',
    'qw3rtyuiop',
    'Pr1ncess!',
    'sup3rman1',
    'assaypass',
    'Admin2026',
    'adminadmin',
    'Welcome1234',
    'login-secret',
    'secretpassword',
    'Qwerty!Pass',
    'assay.admin.1',
    'P@ss1234',
    '@dmin2026',
    's3cretP4ss',
    'welcome admin',
  ])(
    'refuses %s without a list of the operator: a piece over and over, a word in disguise, words of signing in',
    async (password) => {
      expect(await isRefused(password)).toBe(true);
    },
  );

  it.each([
    'correct horse battery staple',
    'correcthorsebattery',
    'another-long-one',
    'next password',
    'the admin forgot his login',
    'welcome to the machine room',
    'passport to Pimlico',
    'swordfish trombones',
    'secret garden of roses',
    'dragon eats monkey',
    'banana bandana',
    'hunter2 is not mine',
    'aaaaaaab-then-c',
    'mQ7#vB2k',
    'x9!Lr_42',
    '7f3a9c1e',
    '83719264',
    'Tr0ub4dor&3-again',
    'K4ffee-um-vier',
    'grüne Wiese im Mai',
    'été à la plage',
    '床前明月光疑是地上霜',
    '我家门口有两棵枣树',
    '春眠不覺曉處處聞啼鳥',
    '北京2008夏天很热',
    'さくらの下で昼寝した',
    '古池や蛙飛びこむ',
    'カタカナもひらがなも',
    '東京タワー333メートル',
    '🐢🌙🍵 tea turtle',
  ])('takes %s, whose parts alone are known', async (password) => {
    expect(await isRefused(password, ['nora@example.com', 'Nora New'])).toBe(false);
  });

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
