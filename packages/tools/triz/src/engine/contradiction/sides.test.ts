import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sidesOf } from './sides.ts';

describe('sidesOf()', () => {
  it.each([
    ['a turn', 'Raise the flow, but the pump must stay quiet.', 'Raise the flow,', 'the pump must stay quiet'],
    ['a condition', 'Cut the weight without losing strength', 'Cut the weight', 'losing strength'],
    ['a condition that comes first', 'Without losing strength, cut the weight', 'cut the weight', 'losing strength'],
    ['two properties by name', 'suction vs noise', 'suction', 'noise'],
    ['a trade-off', 'The trade-off between yield and purity', 'yield', 'purity'],
    ['a consequence', 'We widened the belt. Then it rubbed.', 'We widened the belt.', 'it rubbed'],
    ['two sentences', 'The belt slips. A tighter belt wears.', 'The belt slips', 'A tighter belt wears'],
    ['its effect alone', 'The cell is weak. A big cell makes the drill heavy.', 'The cell is weak', 'the drill heavy'],
    ['a topic before a colon', 'Cutter: it is quick, yet it burrs', 'it is quick,', 'it burrs'],
    ['a Chinese turn inside a clause', '吸力要大，噪音却要小', '吸力要大，', '噪音却要小'],
    ['a Chinese condition', '在保证强度的前提下减重', '减重', '在保证强度'],
    ['a Chinese condition that comes last', '减轻重量，同时保持强度', '减轻重量，同', '强度'],
    ['a Chinese contradiction', '活性和寿命的矛盾', '活性', '寿命'],
    ['no turn in a word that holds one', '水温太高，冷却太慢', '水温太高', '冷却太慢'],
    ['a Japanese turn', '速く動くが、精度が落ちる', '速く動く', '精度が落ちる'],
    ['a Japanese condition', '強度を保ちながら軽くする', '軽くする', '強度を'],
    ['a Japanese condition in the midst', '筐体を強度を落とさずに軽くしたい', '筐体を軽くしたい', '強度を落とさ'],
    ['a Japanese consequence', '回転を上げると音が大きい', '回転を上げる', '音が大きい'],
    ['a Japanese pair', '開けやすさと密封性の両立', '開けやすさ', '密封性'],
  ])('parts at %s', (_, problem, wanted, kept) => {
    const sides = sidesOf(problem);
    expect([sides.wanted.trim(), sides.kept.trim()]).toEqual([wanted, kept]);
  });

  it.each(['The lid leaks when soup is hot.', 'It costs 1,500 a piece', '', '。', 'but'])(
    'leaves "%s" whole',
    (problem) => {
      expect(sidesOf(problem).kept).toBe('');
    },
  );

  it.each(['和', 'と', 'あと', 'あを', 'a ', 'a and ', ' ', 'a vs', ', ', 'balance between a ', 'は', '，却'])(
    'reads the longest problem of nothing but "%s" as any other',
    (piece) => {
      const problem = `balance between ${piece.repeat(20_000)}保ちながら`;
      expect(sidesOf(problem).wanted.length).toBeLessThanOrEqual(4_000);
    },
  );

  it('makes up no words, and takes any text', () => {
    const part = fc.constantFrom(
      'but',
      ', ',
      '. ',
      '；',
      '但',
      'と',
      'が、',
      ' vs ',
      'without',
      'hot',
      '冷却',
      '重い',
      '1,5',
      ':',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 12 }).map((parts) => parts.join(' ')),
        ),
        (problem) => {
          const letters = (text: string) => new Set(text.match(/[\p{L}\p{N}]/gu) ?? []);
          const given = letters(problem);
          const { wanted, kept } = sidesOf(problem);
          for (const letter of letters(wanted + kept)) expect(given).toContain(letter);
        },
      ),
    );
  });
});
