import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Typeset } from './Typeset.tsx';

describe('<Typeset />', () => {
  it('sets formulas so that they are read and copied as they were written', () => {
    render(
      <h1>
        <Typeset>What limits LiFePO4 and Mn2+?</Typeset>
      </h1>,
    );
    const heading = screen.getByRole('heading', { name: 'What limits LiFePO4 and Mn2+?' });
    expect(heading).toHaveTextContent('What limits LiFePO4 and Mn2+?');
    expect(heading.querySelector('sub')).toHaveTextContent('4');
    expect(heading.querySelector('sup')).toHaveTextContent('2+');
  });

  it('keeps a figure and its unit on one line', () => {
    const { container } = render(<Typeset>A coating of 2-5 nm</Typeset>);
    expect(container.querySelector('span')).toHaveTextContent('2–5 nm');
    expect(container).toHaveTextContent('A coating of 2–5 nm');
  });

  it('keeps the hyphen of a passage that is compared with its source', () => {
    const { container } = render(<Typeset isVerbatim>A coating of 2-5 nm</Typeset>);
    expect(container).toHaveTextContent('A coating of 2-5 nm');
  });

  it('adds nothing to a text without formulas and figures', () => {
    const { container } = render(<Typeset>Grade 316L</Typeset>);
    expect(container.innerHTML).toBe('Grade 316L');
  });
});
