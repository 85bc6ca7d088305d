import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { EllipsisIcon, MessageIcon, TableIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RowLink, RowList } from './RowList.tsx';

const meta = {
  component: RowList,
  subcomponents: { RowLink },
  parameters: guide({
    use: ['Things in order, one line each, that lead somewhere: history, notes, documents.'],
    avoid: ['Several values that are compared: take `Table`.', 'Things within things: take `Tree`.'],
    anatomy: [
      'Icon, title, kind, and at the end a time or a state',
      'Streak of the one that is open',
      'Buttons beside the link',
    ],
    accessibility: [
      'A list, so that its length is said; each row is one link.',
      'Buttons stand beside the link, not inside of it.',
      'The open one is said by `aria-current`.',
    ],
    do: ['Keep the title first: it is what is looked for.'],
    dont: ["Don't put more than two buttons at a row; take a `Menu`."],
  }),
} satisfies Meta<typeof RowList>;
export default meta;

export const History: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <RowLink
          href="#1"
          icon={MessageIcon}
          kind="Seek"
          aside="14 min ago"
          actions={<IconButton icon={EllipsisIcon} label="More" />}
        >
          Which binders limit manganese dissolution in LNMO cathodes?
        </RowLink>
        <RowLink
          href="#2"
          isCurrent
          icon={TableIcon}
          kind="FMEA"
          aside="Yesterday"
          actions={<IconButton icon={EllipsisIcon} label="More" />}
        >
          Coolant pump, shaft seal
        </RowLink>
      </>
    ),
  },
};
