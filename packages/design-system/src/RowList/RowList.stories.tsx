import type { Meta, StoryObj } from '@storybook/react-vite';

import { EllipsisIcon, MessageIcon, TableIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RowLink, RowList } from './RowList.tsx';

const meta = { component: RowList } satisfies Meta<typeof RowList>;
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
