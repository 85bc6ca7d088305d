import { describe, expect, it } from 'vitest';
import { capNames, draftOf, originProblem, originsIn, problemsOf, termsOf } from './site-draft.rules.ts';
import { someSite } from './testing.ts';

describe('originsIn', () => {
  it.each([
    ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
    [' https://a.example, https://a.example ', ['https://a.example']],
    ['HTTPS://A.Example:443/', ['https://a.example']],
    ['https://例え.example', ['https://xn--r8jz45g.example']],
    ['https://a.example/shop', ['https://a.example/shop']],
    ['www.a.example', ['www.a.example']],
    ['\n\n', []],
  ])('reads %j', (text, origins) => {
    expect(originsIn(text)).toEqual(origins);
  });
});

describe('originProblem', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `https://${at}.example`).join('\n');

  it.each([
    ['https://a.example', undefined],
    ['https://a.example:8443', undefined],
    ['http://localhost:3000', undefined],
    ['http://a.example', undefined],
    [many(20), undefined],
    ['', { reason: 'noOrigin' }],
    [many(21), { reason: 'tooManyOrigins' }],
    ['https://a.example\nhttps://a.example/shop', { reason: 'notAnOrigin', origin: 'https://a.example/shop' }],
    ['www.a.example', { reason: 'notAnOrigin', origin: 'www.a.example' }],
    ['https://*.example', { reason: 'notAnOrigin', origin: 'https://*.example' }],
    ['ftp://a.example', { reason: 'notAnOrigin', origin: 'ftp://a.example' }],
    ['https://a.example?x', { reason: 'notAnOrigin', origin: 'https://a.example?x' }],
    ['https://taken.example', { reason: 'takenOrigin', origin: 'https://taken.example' }],
  ])('of %j', (text, problem) => {
    expect(originProblem(text, ['https://taken.example'])).toEqual(problem);
  });
});

describe('termsOf', () => {
  it('gives back the terms of a site that nobody changed', () => {
    const { site_id: _, proofs: __, created_at: ___, ...terms } = someSite;
    expect(termsOf(draftOf(someSite), [])).toEqual(terms);
  });

  it('waits until nothing is wrong', () => {
    const draft = draftOf(someSite);
    expect(termsOf({ ...draft, widgets: [] }, [])).toBeUndefined();
    for (const cap of [undefined, -1, 1.5, 100_001]) {
      for (const name of capNames) {
        const wrong = { ...draft, caps: { ...draft.caps, [name]: cap } };
        expect(problemsOf(wrong, [])).toMatchObject({ wrongCaps: [name] });
        expect(termsOf(wrong, [])).toBeUndefined();
      }
    }
    expect(termsOf(draftOf(), [])).toBeUndefined();
    const caps = { ...draft.caps, questions_an_hour: 0, leads_a_day: 100_000 };
    expect(termsOf({ ...draft, caps }, [])).toMatchObject({ questions_an_hour: 0, leads_a_day: 100_000 });
  });
});
