import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { commandsOf, matchingGroups, paletteKeys } from './commands.rules.ts';
import { markWords, matchText } from './match-text.ts';

const command = (id: string, label: string, keywords = '') => ({ id, label, keywords, onSelect: vi.fn() });
const groups = [
  { label: 'Go to', commands: [command('home', 'Home'), command('history', '履歴', 'history りれき')] },
  { label: 'Do', commands: [command('matrix', 'New novelty matrix', 'features claims')] },
];
const idsOf = (query: string, given = groups) => commandsOf(matchingGroups(given, query)).map(({ id }) => id);

describe('matchingGroups', () => {
  it('finds by label and by keywords, and leaves out groups without a match', () => {
    expect(matchingGroups(groups, 'claims').map(({ label }) => label)).toEqual(['Do']);
    expect(idsOf('HIST')).toEqual(['history']);
    expect(idsOf('')).toEqual(['home', 'history', 'matrix']);
    expect(matchingGroups(groups, 'zzz')).toEqual([]);
  });

  it('puts the best fit first, and the group that has it', () => {
    const given = [
      { label: 'Go to', commands: [command('library', 'The thematic library'), command('theme-page', 'Anthem')] },
      { label: 'Do', commands: [command('theme', 'Theme: dark')] },
    ];
    expect(idsOf('them', given)).toEqual(['theme', 'library', 'theme-page']);
  });

  it('leaves what a service found as it is, behind everything else', () => {
    const found = { label: 'Works', isFound: true, commands: [command('w2', 'About pumps'), command('w1', 'matrix')] };
    expect(idsOf('matrix', [found as never, ...groups])).toEqual(['matrix', 'w2', 'w1']);
  });

  it('offers once what is offered twice', () => {
    const recent = { label: 'Recent', commands: [command('home', 'Home')] };
    expect(idsOf('home', [recent, ...groups])).toEqual(['home']);
  });
});

describe('matchText', () => {
  const best = (text: string, query: string) => matchText(text, query)?.score ?? -1;

  it('ranks the whole, the beginning, a word, a part, initials, and letters that stand apart', () => {
    const texts = ['fmea', 'fmea table', 'New fmea', 'xfmea', 'Failure mode effects analysis'];
    const ranked = texts.map((text) => best(text, 'fmea'));
    expect(ranked.every((score) => score > 0)).toBe(true);
    expect(ranked).toEqual(ranked.toSorted((one, other) => other - one));
    expect(best('Novelty search', 'nvlty')).toBeGreaterThan(0);
    expect(best('Novelty search', 'nch')).toBe(-1);
  });

  it.each([
    ['文献库', '献库', '献库'],
    ['ＬＮＭＯ cathode', 'lnmo', 'ＬＮＭＯ'],
    ['Ångström', 'ÅNG', 'Ång'],
    ['シリコン負極', 'ｼﾘｺﾝ', 'シリコン'],
  ])('marks in %s what %s found', (text, query, marked) => {
    const spans = matchText(text, query)?.spans ?? [];
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([marked]);
  });

  const word = fc.stringMatching(/^[a-zA-Z\u4e00-\u4e2f\u3042-\u3062ＡＢ]{1,6}$/);
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

  it('finds each part of a text, and its spans are parts in their order', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
        const part = whole.slice(from % whole.length).slice(0, 1 + (length % whole.length));
        const match = matchText(whole, part);
        expect(match).toBeDefined();
        for (const spans of [match?.spans ?? [], markWords(whole, part)]) {
          let last = -1;
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(whole.length);
            last = end;
          }
        }
      }),
    );
  });

  it('never loses a text by the case or the width of what was typed', () => {
    fc.assert(
      fc.property(text, text, (whole, query) => {
        const plain = matchText(whole, query)?.score;
        expect(matchText(whole, query.toUpperCase())?.score).toBe(plain);
        expect(matchText(whole.normalize('NFKC'), query)?.score).toBe(plain);
      }),
    );
  });
});

describe('paletteKeys', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['PageDown', 0, 2],
    ['PageUp', 2, 0],
  ])('%s goes from row %d to row %d of three', (key, from, to) => {
    expect(paletteKeys[key]?.(from, 3)).toBe(to);
  });
});
