import type { FieldValue } from '@assay/works';
import { documentOf } from '@assay/works/prose';
import { manyWhims, proseSteps, sampleKind, type Whim } from '@assay/works/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProse, type ProseComparison } from './compare-prose.ts';
import { proseText, stepsText } from './prose-text.ts';
import { type ProseNames, type ProseToken, proseTokens } from './prose-tokens.ts';

const names: ProseNames = {
  citation: (evidence) => evidence.slice(1),
  figure: (record) => record,
  picture: (file) => `Figure ${file}`,
};
const node = (type: string, content: unknown[] = [], attrs?: object) => ({ type, ...(attrs && { attrs }), content });
const paragraph = (...content: unknown[]) => node('paragraph', content);
const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const formula = (tex: string) => ({ type: 'formula', attrs: { tex } });
const cites = (evidence: string) => ({ type: 'citation', attrs: { evidence } });
const doc = (...content: unknown[]) => node('doc', content) as FieldValue;

/** A comparison as it is read: `[-gone-]`, `{+new+}`, `¶` for the end of a paragraph, `<the same in another way>`. */
function read({ parts }: ProseComparison): string {
  const text = (tokens: readonly ProseToken[]) =>
    tokens.map((token) => (token.kind === 'end' ? '¶' : token.text)).join('');
  return parts
    .map(({ what, tokens, isReset }) => {
      if (what === 'added') return `{+${text(tokens)}+}`;
      if (what === 'removed') return `[-${text(tokens)}-]`;
      return isReset ? `<${text(tokens)}>` : text(tokens);
    })
    .join('');
}
const formatsOf = ({ formats }: ProseComparison) =>
  formats.map(({ words: set, added, removed, blocks }) => [
    set,
    ...added.map(({ type }) => `+${type}`),
    ...removed.map(({ type }) => `-${type}`),
    ...(blocks ? [blocks.before, blocks.after].map((all) => all.map(({ type }) => type).join(' ')) : []),
  ]);

describe('a comparison of prose', () => {
  const before = doc(paragraph(words('The pump is big and loud.')));

  it('shows a paragraph that was split, and one that was joined', () => {
    const split = doc(paragraph(words('The pump is big')), paragraph(words(' and loud.')));
    expect(read(compareProse(before, split, names))).toBe('The pump is big{+¶+} and loud.¶');
    expect(read(compareProse(split, before, names))).toBe('The pump is big[-¶-] and loud.¶');
  });

  it('shows a formula by its TeX and a citation by its number', () => {
    const cited = doc(paragraph(words('The pump is big'), cites('e2'), words(' and loud.'), formula('x^2')));
    expect(read(compareProse(before, cited, names))).toBe('The pump is big{+[2]+} and loud.{+x^2+}¶');
    const other = doc(paragraph(words('The pump is big'), cites('e3'), words(' and loud.'), formula('x^3')));
    expect(read(compareProse(cited, other, names))).toBe('The pump is big[-[2]-]{+[3]+} and loud.[-x^2-]{+x^3+}¶');
  });

  it('names a figure, and tells of its caption and of what it shows', () => {
    const figure = (file: string, alt: string, caption: string) =>
      node('figure', [node('figureCaption', [words(caption)])], { file, alt });
    const shown = doc(paragraph(words('Before.')), figure('2', 'A pump', 'Flow of oil.'));
    expect(read(compareProse(doc(paragraph(words('Before.'))), shown, names))).toBe(
      'Before.¶{+Figure 2 [A pump]: Flow of oil.¶+}',
    );
    const changed = doc(paragraph(words('Before.')), figure('2', 'A valve', 'Flow of water.'));
    expect(read(compareProse(shown, changed, names))).toBe(
      'Before.¶[-Figure 2 [A pump]: -]{+Figure 2 [A valve]: +}Flow of [-oil-]{+water+}.¶',
    );
  });

  it('says which words were only set otherwise, also in the middle of a word', () => {
    const bold = doc(paragraph(words('The '), words('pump is', 'strong'), words(' big and loud.')));
    const found = compareProse(before, bold, names);
    expect([read(found), formatsOf(found)]).toEqual(['The <pump is> big and loud.¶', [['pump is', '+strong']]]);
    const half = doc(
      paragraph(words('The pu'), words('mp', 'emphasis'), words(' is', 'strong'), words(' big and loud.')),
    );
    expect(formatsOf(compareProse(bold, half, names))).toEqual([['pump', '+emphasis', '-strong']]);
  });

  it('says which paragraph stands as something else', () => {
    const heading = doc(node('heading', [words('The pump is big and loud.')], { level: 2 }));
    expect(formatsOf(compareProse(before, heading, names))).toEqual([
      ['The pump is big and loud.', 'paragraph', 'heading'],
    ]);
    const item = (text: string) => node('listItem', [paragraph(words(text))]);
    const [one, two] = [
      doc(node('bulletList', [item('a'), item('b')])),
      doc(node('bulletList', [item('a')]), node('bulletList', [item('b')])),
    ];
    expect(read(compareProse(one, two, names))).toBe('a¶b<¶>');
    expect(formatsOf(compareProse(one, two, names))).toHaveLength(1);
  });

  it('puts a new text into nothing without a break before it', () => {
    expect(read(compareProse(undefined, before, names))).toBe('{+The pump is big and loud.+}¶');
  });

  it('takes two documents that share little as two', () => {
    const many = (letter: string) =>
      doc(paragraph(words(Array.from({ length: 1_500 }, (_, at) => letter + at).join(' . '))));
    expect(compareProse(many('a'), many('b'), names).parts.map(({ what }) => what)).toEqual(['removed', 'added']);
  });

  it('does not mind the order of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    const link = { type: 'link', attrs: { href: 'https://example.com', title: null } };
    const held = doc(
      node('table', [
        node('tableRow', [
          node('tableCell', [paragraph({ ...words('a'), marks: [link] })], { colspan: 2, rowspan: 1 }),
        ]),
      ]),
    );
    const { parts, formats } = compareProse(held, reversed(held), names);
    expect([parts.map(({ what }) => what), formats]).toEqual([['kept'], []]);
  });
});

describe('prose as words', () => {
  it('has each paragraph on a line of its own', () => {
    const held = doc(
      node('heading', [words('Pump')], { level: 2 }),
      paragraph(words('It is '), words('big', 'strong'), cites('e7'), words('.')),
      { type: 'equation', attrs: { tex: 'p = f / a' } },
    );
    expect(proseText(held)).toBe('Pump\nIt is big[1].\np = f / a');
    expect(proseText(undefined)).toBe('');
  });

  it('has what steps put in', () => {
    const put = (content: unknown[]) => ({ stepType: 'replace', from: 1, to: 1, slice: { content } });
    expect(stepsText([put([words('big'), formula('x')]), { stepType: 'addMark', from: 1, to: 2 }])).toBe('bigx');
    expect(stepsText([put([paragraph(words('a')), paragraph(words('b'))])])).toBe('a\nb');
  });
});

describe('any two documents', () => {
  const stepwise = sampleKind.types['passage']?.fields['body']?.stepwise;

  /** What somebody made of an empty text, as it is after each of their edits. */
  function textsOf(asked: readonly Whim[]): readonly (FieldValue | undefined)[] {
    const texts: (FieldValue | undefined)[] = [undefined];
    for (const [at, whim] of asked.entries()) {
      const held = texts.at(-1);
      try {
        texts.push(stepwise?.apply(held, proseSteps(whim, held, `w${at}`)).value);
      } catch {
        // What does not fit is not done.
      }
    }
    return texts;
  }

  it('are never told as the same words set in the same way, and each is told whole', () => {
    const runs = Number(process.env['PROPERTY_RUNS'] ?? 60);
    let [differed, reset] = [0, 0];
    fc.assert(
      fc.property(manyWhims, (asked) => {
        const texts = textsOf(asked.flat());
        for (const [at, after] of texts.entries()) {
          for (const before of [texts[at - 1], texts[Math.floor(at / 2)]]) {
            const { parts, formats } = compareProse(before, after, names);
            const isChanged = parts.some(({ what }) => what !== 'kept');
            const isSame = documentOf(before).eq(documentOf(after));
            expect(!isChanged && formats.length === 0).toBe(isSame);
            expect(parts.some(({ isReset }) => isReset)).toBe(formats.length > 0);
            const keys = (without: string) =>
              parts.filter(({ what }) => what !== without).flatMap(({ tokens }) => tokens.map(({ key }) => key));
            expect(keys('added')).toEqual(proseTokens(before, names).map(({ key }) => key));
            expect(keys('removed')).toEqual(proseTokens(after, names).map(({ key }) => key));
            differed += isSame ? 0 : 1;
            reset += !isChanged && !isSame ? 1 : 0;
          }
        }
      }),
      { numRuns: runs },
    );
    expect(differed).toBeGreaterThan(runs);
    expect(reset).toBeGreaterThan(runs / 10);
  });
});
