import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { CodeBlock } from './CodeBlock.tsx';

const request = `{
  "question": "Which binders limit manganese dissolution in LNMO cathodes above 4.7 V against lithium?",
  "sources": ["library", "patents"],

  "languages": ["en", "ja"]
}
`;

const meta = {
  component: CodeBlock,
  args: { label: 'Request, JSON', code: request },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
  parameters: guide({
    use: ['Text that is taken over letter for letter: a request, a sequence, SMILES, a schema.'],
    avoid: ['A word or two inside a sentence: take `Text` in mono.', 'A passage of a source: take `Quote`.'],
    anatomy: ['Head with its name', 'Buttons: break long lines, copy', 'Lines, with numbers that are not copied'],
    accessibility: [
      'The text is a named region that takes the focus; arrow keys scroll it.',
      'Copying is confirmed in a live region, and a refusal is said in words.',
    ],
    do: ['Break lines where it is read rather than compared.'],
    dont: ["Don't colour by meaning alone."],
  }),
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const wrap = canvas.getByRole('button', { name: 'Break long lines' });
    const text = canvas.getByRole('region', { name: 'Request, JSON' });
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await userEvent.click(wrap);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(text.scrollWidth).toBe(text.clientWidth);
    await userEvent.click(wrap);
  },
};
export const Numbered: Story = { args: { hasLineNumbers: true, isWrapped: true } };
export const Copied: Story = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const written: string[] = [];
    const before = navigator.clipboard.writeText;
    navigator.clipboard.writeText = async (text) => void written.push(text);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(written).toEqual([request]);
    navigator.clipboard.writeText = before;
  },
};
export const Japanese: Story = { globals: { language: 'ja' }, args: { label: '配列', code: 'MKTAYIAKQR QISFVKSHFS' } };
