import { type Locale, locales, messageLanguages } from '@assay/domain';
import { expect, it } from 'vitest';
import type { Egress } from '../../ground/egress/egress.ts';
import { sendCode } from './message-sender.ts';

const saysCode: Record<Locale, RegExp> = {
  cn: /^【Assay】验证码 123456，/,
  en: /^123456 is your Assay verification code\./,
  jp: /^Assay の認証コードは 123456 です。/,
  tw: /^【Assay】驗證碼 123456，/,
};

it.each(locales)('sends the code in the language that was asked for: %s', async (locale) => {
  const bodies: unknown[] = [];
  const egress: Pick<Egress, 'fetch'> = {
    fetch: () => (_, init) => {
      bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      return Promise.resolve(new Response('{}'));
    },
  };
  const settings = { SMS_URL: 'https://sms.example/send', SMS_TOKEN: undefined, NODE_ENV: 'production' } as const;
  const asked = { address: '192.0.2.1', request: new Request('https://assay.example/') };
  const number = { mobileNumber: '13512370001' };
  expect(await sendCode({ settings, egress, asked }, number, '123456', messageLanguages[locale])).toEqual({});
  expect(bodies).toEqual([
    {
      country_code: expect.any(String),
      mobile_number: number.mobileNumber,
      text: expect.stringMatching(saysCode[locale]),
    },
  ]);
});
