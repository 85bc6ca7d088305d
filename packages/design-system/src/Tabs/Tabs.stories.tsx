import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  parameters: guide({
    use: ['Views of one thing of which one is read at a time: properties, composition, sources.'],
    avoid: [
      'Pages with addresses of their own: take links.',
      'Parts that are compared: show them together, or take `Accordion`.',
      'Values of a form: take `SegmentedControl`.',
    ],
    anatomy: ['List of tabs, with counts where they help', 'Streak below the chosen one', 'Panel'],
    accessibility: [
      'Arrows move and choose, Home and End go to the ends, Tab goes into the panel. Right and left change places in right-to-left text.',
      'A row that is too long scrolls, and the tab in focus comes into view.',
    ],
    do: ['Name tabs with one or two words.', 'Keep the chosen tab in the address where the view may be shared.'],
    dont: ["Don't let a tab start something.", "Don't nest tabs."],
  }),
} satisfies Meta;
export default meta;

function SignInWays() {
  const [value, setValue] = useState('password');
  return (
    <Tabs
      label="Ways to sign in"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'password', label: 'Password', panel: 'Email and password' },
        { value: 'code', label: 'Phone code', panel: 'Phone and code' },
        { value: 'sso', label: 'Company sign-in', panel: 'Company', isDisabled: true },
      ]}
    />
  );
}

export const ArrowsChoose: StoryObj = {
  render: () => <SignInWays />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Phone code' })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(canvas.getByRole('tabpanel', { name: 'Phone code' })).toHaveTextContent('Phone and code');
  },
};

function Material() {
  const [value, setValue] = useState('properties');
  return (
    <div style={{ maxWidth: 360 }}>
      <Tabs
        label="Material"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'properties', label: 'Properties', count: 42, panel: 'Density, modulus, conductivity' },
          { value: 'composition', label: 'Composition', panel: 'Al, Si, Mg' },
          { value: 'process', label: 'Process', panel: 'T6' },
          { value: 'equivalents', label: 'Equivalents', count: 7, panel: 'EN AW-6061' },
          { value: 'sources', label: 'Sources', count: 118, panel: 'Handbooks' },
        ]}
      />
    </div>
  );
}

/** In a narrow place the row scrolls, and the tab in focus comes into view. */
export const LongRow: StoryObj = {
  render: () => <Material />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Properties/ }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: /Sources/ });
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};

export const RightToLeft: StoryObj = {
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  render: () => <SignInWays />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Phone code' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};
