import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  parameters: guide({
    use: ['First in the page: over the frame to the main part.'],
    avoid: ['Inside an element in a page of somebody else: that page has its own.'],
    anatomy: ['A link that is seen only while it has the focus'],
    accessibility: [
      'The first stop of Tab (WCAG 2.4.1).',
      'Its target takes the focus: give the main part `tabIndex={-1}`.',
    ],
    do: ['Say where it leads: "Skip to content".'],
    dont: ["Don't hide it while it has the focus."],
  }),
  args: { href: '#main', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;
export default meta;

export const ShownOnFocus: StoryObj<typeof meta> = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
