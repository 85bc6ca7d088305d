import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageInView } from './usePageInView.ts';

type Told = readonly { target: Element; isIntersecting: boolean }[];

function Pages() {
  const box = useRef<HTMLDivElement>(null);
  const page = usePageInView(box, 3);
  return (
    <div ref={box}>
      <output>{page}</output>
      {[1, 2, 3].map((number) => (
        <section key={number} id={`page-${number}`} />
      ))}
    </div>
  );
}

describe('usePageInView()', () => {
  let tell: (entries: Told) => void;
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onChange: (entries: Told) => void) {
          tell = onChange;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const page = (number: number, isIntersecting: boolean) => ({
    target: document.querySelector(`#page-${number}`) as Element,
    isIntersecting,
  });

  it('takes the page that was entered last of what a busy browser tells at once', () => {
    render(<Pages />);
    act(() => tell([page(1, true), page(2, false), page(3, false), page(1, false), page(2, true)]));
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('stays with the last page while none is across the middle', () => {
    render(<Pages />);
    act(() => tell([page(3, true)]));
    act(() => tell([page(3, false)]));
    expect(screen.getByRole('status')).toHaveTextContent('3');
  });
});
