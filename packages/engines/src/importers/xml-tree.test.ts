import { describe, expect, it } from 'vitest';
import { itemsOf, onlyPublication } from './testing/fixtures.ts';
import { grantXml } from './testing/records.ts';
import { parseXml, plain } from './xml-tree.ts';

describe('parseXml', () => {
  it('resolves character references and the names of the ISO sets', () => {
    expect(plain(parseXml('<p>&#946;&#x3bc;&alpha;&agr;&lsqb;&amp;&deg;</p>'))).toBe('βμαα[&°');
  });

  it('takes entities of the internal subset as text', () => {
    expect(plain(parseXml('<p>&co;</p>', '<!DOCTYPE p [<!ENTITY co "A &#38; B">]>'))).toBe('A & B');
  });

  it('leaves an unknown entity as it is written', () => {
    expect(plain(parseXml('<p>a &nosuchname; b</p>'))).toBe('a &nosuchname; b');
  });

  it.each(['constructor', '__proto__', 'toString'])('does not take &%s; for an entity', (name) => {
    expect(plain(parseXml(`<p>&${name};</p>`))).toBe(`&${name};`);
  });

  it('refuses elements nested without end', () => {
    expect(() => parseXml('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).toThrow(/nested/);
  });
});

describe('untrusted XML', () => {
  it('reads no external entity', async () => {
    const attack = grantXml('08000001', '&secret;&remote;').replace(
      '[ ]',
      '[<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY remote SYSTEM "http://127.0.0.1:9/x"><!ENTITY % all SYSTEM "file:///etc/hosts"> %all;]',
    );
    const { paragraphs } = await onlyPublication(attack);
    expect(paragraphs.find(({ label }) => label === '[0001]')?.text).toBe('&secret;&remote;');
  });

  it('does not expand entities within entities', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    ).join('');
    const attack = grantXml('08000001', '&l9;').replace('[ ]', `[<!ENTITY l0 "ha">${levels}]`);
    const { paragraphs } = await onlyPublication(attack);
    const text = paragraphs.find(({ label }) => label === '[0001]')?.text ?? '';
    expect(text).toBe('&l8;'.repeat(10));
  });

  it('ignores an external DOCTYPE', async () => {
    const text = grantXml('08000001').replace('us-patent-grant-v45-2014-04-03.dtd', 'http://127.0.0.1:9/evil.dtd');
    expect((await itemsOf(text))[0]).toHaveProperty('publication');
  });
});
