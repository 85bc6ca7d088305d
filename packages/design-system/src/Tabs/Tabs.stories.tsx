import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = { component: Tabs } satisfies Meta;
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
