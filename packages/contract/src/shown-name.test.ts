import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { schemas } from './schemas.ts';
import { sendersName, shownName } from './shown-name.ts';

const named = /(?:^|_)name$|^(?:manual_company|job_role|post)$/;
/** Compared with the name that is kept, whatever that is. */
const typed = ['privacy.deleteAccount full_name'];

describe('names', () => {
  it('are one line wherever a call sets one', () => {
    const open = Object.entries<object>(schemas).flatMap(([call, schema]) =>
      'body' in schema && schema.body instanceof z.ZodObject
        ? Object.entries(schema.body.shape as Record<string, z.ZodType>)
            .filter(([field, value]) => named.test(field) && value.safeParse('A\r\nB').success)
            .map(([field]) => `${call} ${field}`)
        : [],
    );
    expect(open).toEqual(typed);
  });

  it.each([
    'a\nb',
    'a\rb',
    'a\u0000b',
    'a\u0085b',
    'a\u2028b',
    'a\u2029b',
    'a\u202Eb',
    'a\u2066b',
    '',
    ' ',
    'abcdefghi',
  ])('are not %j', (name) => {
    expect(shownName(8).safeParse(name).success).toBe(false);
  });

  it.each(['Nord & Söhne', '材料科学', 'S.p.A.', "O'Neil / Møller", ' trimmed '])('may be %j', (name) => {
    expect(sendersName(20).parse(name)).toBe(name.trim());
  });

  it.each([
    'https://evil.example',
    'Now at HTTP://evil',
    'WWW.evil.example',
    'see www.evil.example',
    'http:⁄⁄evil․com',
    'www。evil',
  ])('of people and organisations are not %j', (name) => {
    expect(sendersName(100).safeParse(name).success).toBe(false);
    expect(shownName(100).safeParse(name).success).toBe(true);
  });
});

it('what somebody writes to sales in their own words may have several lines', () => {
  const { shape } = schemas['lead.create'].body as unknown as z.ZodObject<Record<string, z.ZodType>>;
  expect(shape['otherReason']?.safeParse('First.\nSecond.').success).toBe(true);
  expect(shape['reason']?.safeParse(['other:First.\nSecond.']).success).toBe(true);
  expect(shape['name']?.safeParse('First\nSecond').success).toBe(false);
});
