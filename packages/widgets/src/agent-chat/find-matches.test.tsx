import { Typeset } from '@assay/markdown/typeset';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rangesIn } from './find-matches.ts';

describe('rangesIn', () => {
  it.each([
    ['lifepo4', ['LiFePO4']],
    ['3-5 nm', ['3–5 nm']],
    ['coats', ['coats', 'coats']],
    [' ', []],
  ])('finds %j where the words are set as formulas and figures', (wanted, found) => {
    const { container } = render(
      <p>
        <Typeset>A layer of 3-5 nm coats LiFePO4 and coats it well.</Typeset>
      </p>,
    );
    expect(rangesIn(container, wanted).map(String)).toEqual(found);
  });
});
