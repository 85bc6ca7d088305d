import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { CopyIcon, TrashIcon } from '../Icon/icons.ts';
import { RowLink, RowList } from '../RowList/RowList.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const select = fn();

const meta = {
  component: ContextMenu,
  beforeEach: () => void select.mockClear(),
  render: () => (
    <div style={{ minHeight: 260, maxWidth: 480 }}>
      <ContextMenu
        groups={[
          [{ id: 'copy', label: 'Copy the link', icon: CopyIcon, aside: 'Ctrl C', onSelect: select }],
          [{ id: 'delete', label: 'Delete', icon: TrashIcon, isDanger: true, onSelect: select }],
        ]}
      >
        <RowList>
          <RowLink href="#1" aside="14 min ago">
            Which binders limit manganese dissolution in LNMO cathodes?
          </RowLink>
        </RowList>
      </ContextMenu>
    </div>
  ),
  parameters: guide({
    use: ['A short cut to actions on a row, a node, a cell, for people who work in it all day.'],
    avoid: ['The only way to an action: put a button or a `Menu` there as well.'],
    anatomy: ['The thing it is about', 'The sheet of `Menu`, where the pointer is'],
    accessibility: [
      'Opens by the right button, a long touch, the menu key and Shift and F10; inside it is a `Menu`.',
      'Esc and a press outside close it; the focus goes back to where it was.',
    ],
    do: ['Offer the same actions in a visible menu.'],
    dont: ["Don't take the browser's menu away from text and links people copy."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const RightPress: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    link.focus();
    await fireEvent.contextMenu(link, { clientX: 120, clientY: 40 });
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy the link/ })).toHaveFocus());
  },
};
