import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import PrintedWork from './PrintedWork.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A picture of two by one pixels. */
async function picture(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 1 });
  canvas.getContext('2d')?.fillRect(0, 0, 2, 1);
  return canvas.toDataURL('image/png');
}

it('prints a work once its pictures are drawn, each in its place, and what cannot be drawn by its words', async () => {
  const drawn: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    for (const image of document.querySelectorAll('img')) drawn.push(`${image.alt} ${image.naturalWidth}`);
  });
  const written = [
    '# Pump',
    'Before',
    '![Housing][figure:a]',
    '*Figure 1* The housing',
    '![Nowhere](https://example.org/nowhere.png)',
    `[figure:a]: <${await picture()}>`,
  ].join('\n\n');
  const onDone = vi.fn();
  render(<PrintedWork title="Pump" document={written} onDone={onDone} />);
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(drawn).toEqual(['Housing 2']);
  expect(document.body.textContent).toContain('Nowhere');
  const [image] = document.querySelectorAll('img');
  const caption = [...document.querySelectorAll('p')].find((one) => one.textContent.includes('The housing'));
  expect(image?.compareDocumentPosition(caption as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  dispatchEvent(new Event('afterprint'));
  expect(onDone).toHaveBeenCalledOnce();
});
