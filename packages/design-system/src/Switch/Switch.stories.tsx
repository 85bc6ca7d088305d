import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const changed = fn();

function Alerts() {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      checked={isOn}
      onChange={(next) => {
        setOn(next);
        changed(next);
      }}
      hint="Every Monday at 08:00"
    >
      Weekly report
    </Switch>
  );
}

const meta = {
  component: Switch,
  parameters: guide({
    use: ['A setting that holds from the moment it is pressed.'],
    avoid: ['Something sent with a form: take `Checkbox`.', 'Two views or values with names: take `SegmentedControl`.'],
    anatomy: ['Track and thumb; the thumb carries a mark when on', 'Label', 'Hint, or the reason why it is held'],
    accessibility: [
      'A native checkbox with the role `switch`: Space toggles, Tab moves, the label is pressed as well.',
      'State is position and mark, not colour alone. While busy or disabled it keeps the focus and says why.',
    ],
    do: ['Name the thing, not the action: "Weekly report".', 'Set `isBusy` until the service has agreed.'],
    dont: ["Don't change the label with the state.", "Don't ask for a confirmation afterwards: use a button instead."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Toggles: Story = {
  tags: ['no-visual'],
  render: () => <Alerts />,
  async play({ canvasElement }) {
    changed.mockClear();
    const control = within(canvasElement).getByRole('switch', { name: /Weekly report/ });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Weekly report'));
    await expect(changed.mock.calls).toEqual([[true], [false]]);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={2}>
      <Switch>Off</Switch>
      <Switch defaultChecked>On</Switch>
      <Switch defaultChecked isBusy>
        Saving
      </Switch>
      <Switch disabledReason="An administrator decides this">Share outside of the company</Switch>
      <Switch defaultChecked isDisabled>
        Always on
      </Switch>
      <Switch hint="Questions are not kept and do not appear in the history.">Incognito</Switch>
    </Stack>
  ),
};

export const HeldWithAReason: Story = {
  tags: ['no-visual'],
  render: () => (
    <Switch disabledReason="An administrator decides this" onChange={changed}>
      Share outside of the company
    </Switch>
  ),
  async play({ canvasElement }) {
    changed.mockClear();
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(changed).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription('An administrator decides this');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack gap={2}>
      <Switch>Off</Switch>
      <Switch defaultChecked>On</Switch>
    </Stack>
  ),
};
