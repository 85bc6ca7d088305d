import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = { component: SkipLink, args: { href: '#main', children: 'Skip to content' } } satisfies Meta<
  typeof SkipLink
>;
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
