import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags } from './tag.rules.ts';

describe('addTags', () => {
  it('splits at every mark that a list is written with', () => {
    expect(addTags([], 'H01M 10/0525, C08K；C09J、B32B\nF28D').tags).toEqual([
      'H01M 10/0525',
      'C08K',
      'C09J',
      'B32B',
      'F28D',
    ]);
  });

  it('takes equal tags once, whatever their case and width', () => {
    expect(addTags(['LNMO'], 'lnmo, ＬＮＭＯ, NMC')).toEqual({
      tags: ['LNMO', 'NMC'],
      refused: [
        { typed: 'lnmo', reason: 'duplicate' },
        { typed: 'ＬＮＭＯ', reason: 'duplicate' },
      ],
    });
  });

  it('says which could not be taken and why', () => {
    const result = addTags([], 'C08K, x, C09J, B32B', { accepts: (tag) => tag.length > 1, max: 2 });
    expect(result.tags).toEqual(['C08K', 'C09J']);
    expect(result.refused).toEqual([
      { typed: 'x', reason: 'refused' },
      { typed: 'B32B', reason: 'tooMany' },
    ]);
  });

  it('loses nothing: every part is a tag or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 12 }), fc.nat(6), (parts, max) => {
        const { tags, refused } = addTags([], parts.join(','), { max });
        expect(tags.length + refused.length).toBe(parts.length);
        expect(tags.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
