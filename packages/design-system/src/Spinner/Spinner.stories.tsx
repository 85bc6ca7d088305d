import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, args: { label: 'Loading history' } } satisfies Meta<typeof Spinner>;
export default meta;

export const Named: StoryObj<typeof meta> = {};
