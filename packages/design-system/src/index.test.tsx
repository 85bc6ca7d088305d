import { describe, expect, it } from 'vitest';
import * as surface from './index.ts';

describe('the public surface', () => {
  it('names what is promised, so that a change of it is a reviewed diff', () => {
    expect(
      Object.keys(surface)
        .filter((name) => !name.endsWith('Icon'))
        .sort(),
    ).toMatchSnapshot();
  });
});
