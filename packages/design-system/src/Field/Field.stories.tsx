import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { guide } from '../Guide/guide.ts';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  parameters: guide({
    use: ['Around every single control of a form: it brings label, hint, error and count.'],
    avoid: [
      'Several controls that answer one question: take `Fieldset`.',
      'A checkbox or switch, which has its label beside it.',
    ],
    anatomy: [
      'Label, with "optional" where it may stay empty',
      'Control',
      'Hint, or the error or confirmation in its place',
      'Count at the end',
    ],
    accessibility: [
      'Controls of this package find label, description, required, invalid and disabled by themselves.',
      'The error takes the place of the hint: say in it what the hint said.',
    ],
    do: [
      'Say in the error what to do: "Enter 11 digits, starting with 1".',
      'Mark the optional fields where most are required.',
    ],
    dont: ["Don't use the placeholder as a label.", "Don't show an error before the field was left."],
  }),
  args: { label: 'Title', children: <TextInput placeholder="Claim or question" />, hint: 'Up to 4,000 characters' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Up to 4,000 characters',
    );
  },
};

export const WithError: Story = {
  args: { label: 'Phone', error: 'Enter 11 digits, starting with 1', children: <TextInput defaultValue="12 3456" /> },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter 11 digits, starting with 1');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Field label="Rest" hint="Up to 4,000 characters">
        <TextInput placeholder="Claim or question" />
      </Field>
      <Field label="Required" isRequired>
        <TextInput defaultValue="Cold plate" />
      </Field>
      <Field label="Error" error="Enter 11 digits, starting with 1">
        <TextInput defaultValue="12 3456" />
      </Field>
      <Field label="Checked" success="Checked">
        <TextInput isValid defaultValue="138****0412" />
      </Field>
      <Field label="Disabled" isDisabled>
        <TextInput defaultValue="Not in this edition" />
      </Field>
      <Field label="Read only">
        <TextInput readOnly defaultValue="EP 1 234 567 B1" />
      </Field>
      <Field label="Office">
        <Select
          options={[
            { value: 'ep', label: 'EPO' },
            { value: 'us', label: 'USPTO' },
          ]}
        />
      </Field>
      <Field
        label="Comment"
        optionalLabel="optional"
        count={{ used: 212, max: 200 }}
        error="Shorten it by 12 characters"
      >
        <TextArea minRows={2} defaultValue="The claim reads on the second embodiment." />
      </Field>
    </Grid>
  ),
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  args: { label: '手机号', error: '请输入以 1 开头的 11 位数字', children: <TextInput defaultValue="12 3456" /> },
};
