import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NumberInput } from './NumberInput.tsx';

const frameOf = (label: string) => getComputedStyle(screen.getByLabelText(label).parentElement as HTMLElement);
const none = () => undefined;

describe('the frame of a number', () => {
  it('is closed around a field that carries its value into a form, and open around one that is only read', () => {
    render(
      <>
        <NumberInput aria-label="Score" name="score" value={3} onChange={none} />
        <NumberInput aria-label="Total" value={3} onChange={none} readOnly />
      </>,
    );
    expect(frameOf('Score').borderTopColor).toBe(frameOf('Score').borderBottomColor);
    expect(frameOf('Total').borderTopColor).not.toBe(frameOf('Total').borderBottomColor);
  });
});
