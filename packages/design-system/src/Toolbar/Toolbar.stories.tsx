import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { CopyIcon, DownloadIcon, FilterIcon, PencilIcon, TrashIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';
import type { ToolbarProps } from './Toolbar.types.ts';

function Example(props: Partial<ToolbarProps>) {
  const [isFiltered, setIsFiltered] = useState(false);
  return (
    <Toolbar label="Claims" {...props}>
      <ToolbarGroup label="Claim">
        <IconButton icon={PencilIcon} label="Edit" />
        <IconButton icon={CopyIcon} label="Copy" />
        <IconButton icon={TrashIcon} label="Delete" isDisabled />
      </ToolbarGroup>
      <ToolbarGroup label="View">
        <IconButton
          icon={FilterIcon}
          label="Core features only"
          aria-pressed={isFiltered}
          onClick={() => setIsFiltered(!isFiltered)}
        />
        <Button size="compact" icon={DownloadIcon}>
          Save as
        </Button>
      </ToolbarGroup>
    </Toolbar>
  );
}

const meta = {
  component: Toolbar,
  subcomponents: { ToolbarGroup },
  parameters: guide({
    use: ['Three or more controls that act on one thing: a table, a drawing, a text.'],
    avoid: ['One or two buttons: set them beside each other.', 'The buttons of a form or dialog.'],
    anatomy: ['Groups, divided by hairlines', 'Icon buttons and buttons of compact size'],
    accessibility: [
      'APG toolbar: one stop of Tab, to where one was last; arrows go round, Home and End to the ends.',
      'Any control of this package works inside it; fields of text keep their own arrows, selects those up and down.',
    ],
    do: ['Mark what is switched on with `aria-pressed`.'],
    dont: ["Don't hide the one thing most people come for among icons: give it its word."],
  }),
  render: (args: Partial<ToolbarProps>) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Partial<ToolbarProps>>;

export const Horizontal: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Core features only' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Save as' })).toHaveFocus();
  },
};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const RightToLeft: Story = {
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};
