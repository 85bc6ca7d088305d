import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MathText } from './MathText.tsx';

vi.mock('katex', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

describe('<MathText />', () => {
  it('shows and reads out the TeX where the part that sets formulas does not come', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(
      <p>
        Energy is <MathText value="E = mc^2" display={false} isOpen={false} /> here.
      </p>,
    );
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(container).toHaveTextContent('Energy is E = mc^2 here.');
    expect(screen.getByText('E = mc^2').closest('[hidden], [aria-hidden="true"]')).toBeNull();
    expect(container.querySelector('math')).toBeNull();
    warned.mockRestore();
  });
});
