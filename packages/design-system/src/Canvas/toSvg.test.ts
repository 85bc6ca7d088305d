import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasNode } from './Canvas.types.ts';
import { toSvg } from './toSvg.ts';
import { wrapText } from './wrapText.ts';

const node = (id: string, label: string, x = 0): CanvasNode => ({ id, label, kind: 'idea', x, y: 0 });

describe('toSvg', () => {
  it('draws nodes, edges and their words, and refers to nothing outside itself', () => {
    const svg = toSvg(
      [node('a', 'Seal'), { ...node('b', 'Shaft & bearing <1>', 400), tone: 'copper' }],
      [
        { id: 'e', from: 'a', to: 'b', label: 'touches', isDashed: true },
        { id: 'lost', from: 'a', to: 'gone' },
      ],
      { title: 'Pump', describeNode: ({ id }) => `Note ${id}` },
    );
    expect(svg).toContain('<title>Pump</title>');
    expect(svg).toContain('Shaft &amp; bearing &lt;1&gt;');
    expect(svg).toContain('>touches</text>');
    expect(svg).toContain('>Note b</text>');
    expect(svg.match(/<path /g)).toHaveLength(2);
    expect(svg).toContain('viewBox="-24 -24 644 120"');
    expect(svg).not.toMatch(/href|url\(|var\(|undefined|NaN/);
  });

  it('draws edges of the same nodes apart, a double one as two lines, with what is said behind their labels', () => {
    const svg = toSvg(
      [node('a', 'Seal'), node('b', 'Shaft', 400)],
      [
        { id: 'e', from: 'a', to: 'b', label: 'touches' },
        { id: 'f', from: 'b', to: 'a', label: 'wears', note: 'too much', isDouble: true },
      ],
    );
    expect(svg).toContain('>wears · too much</text>');
    const [first, firstHead, second, between, secondHead] = svg.match(/<path d="[^"]*"/g) ?? [];
    expect(new Set([first, firstHead, second, secondHead]).size).toBe(4);
    expect(between).toBe(second);
  });

  it('names the fonts of the language first, and those of the others', () => {
    const fonts = (language: string) =>
      /font-family:([^}]*)/.exec(toSvg([node('a', '軸')], [], { language }))?.[1] ?? '';
    expect(fonts('en')).toMatch(/^'IBM Plex Sans/);
    expect(fonts('ja').indexOf('Noto Sans JP')).toBeLessThan(fonts('ja').indexOf('Noto Sans SC'));
    expect(fonts('zh-TW').indexOf('Noto Sans TC')).toBeLessThan(fonts('zh-TW').indexOf('Noto Sans SC'));
    expect(fonts('en')).toMatch(/sans-serif$/);
  });

  it('is whole whatever the words are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, word) => {
        const svg = toSvg([node('a', label), node('b', label, 300)], [{ id: 'e', from: 'a', to: 'b', label: word }]);
        const inside = svg.replace(/<\/?(svg|title|style|rect|g|path|text)\b[^<>]*>/g, '');
        expect(inside).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
      }),
    );
    expect(toSvg([], [])).toMatch(/^<svg .*<\/svg>$/);
  });
});

describe('wrapText', () => {
  it('breaks between words, and between signs where there are no spaces', () => {
    expect(wrapText('Closed can, magnet drive', 90, 12, 3)).toEqual(['Closed can,', 'magnet drive']);
    expect(wrapText('密閉缶と磁気駆動', 48, 12, 3)).toEqual(['密閉缶と', '磁気駆動']);
  });

  it('has no more lines than there is room for, and loses nothing silently', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 1, max: 3 }), (text, most) => {
        const lines = wrapText(text, 100, 12, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        const kept = lines.join('').replace(/\s/g, '');
        if (!kept.endsWith('…')) expect(kept).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
