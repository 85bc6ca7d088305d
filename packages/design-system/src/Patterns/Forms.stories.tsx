import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Banner,
  Button,
  Checkbox,
  Field,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  TextArea,
  TextInput,
} from '../index.ts';
import { pattern } from './pattern.ts';

const meta = {
  title: 'Patterns/Forms',
  parameters: pattern(
    'A form asks for what the task needs and nothing else, in the order in which a person knows it. One column; two fields share a line only where they are one thing, such as a number and its office.',
    '- **Labels** stand above and stay. A placeholder is an example, never a label. Optional fields say so; required ones are the rule.\n- **Hints** say what to write before it is written. Errors say what is wrong and what to do, in the place of the hint, so that nothing moves.\n- **When** to judge: on submission, then on every change of a field that was wrong. Never while somebody is still typing the first time.\n- **On failure** the focus goes to the first invalid field and what was written stays. Several errors are also counted at the top.\n- **Submitting**: the button keeps its width, turns busy and says what it does ("Sending"). A second press does nothing.\n- **Afterwards** say what happened and what comes next, where the form stood.',
    'Buttons stand at the start, the primary one first; in a dialog they stand at the end, the primary one last. A button that cannot be pressed says why: `disabledReason`.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const offices = [
  { value: 'ep', label: 'EPO' },
  { value: 'us', label: 'USPTO' },
  { value: 'cn', label: 'CNIPA' },
];

function Request() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSent, setSent] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const publication = values.get('publication');
    const found = {
      ...(values.get('title') ? {} : { title: 'Enter a title: the report is found by it' }),
      ...(typeof publication === 'string' && /^[A-Z]{2} ?\d/.test(publication)
        ? {}
        : { publication: 'Enter a publication number, such as EP 1 234 567' }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else setSent(true);
  }

  if (isSent) {
    return (
      <Banner tone="positive" title="Request sent">
        The report is ready in about four minutes. You find it under Recent.
      </Banner>
    );
  }
  const count = Object.keys(errors).length;
  return (
    <form ref={form} noValidate onSubmit={submit} style={{ maxWidth: 560 }}>
      <Stack gap={5}>
        <Heading level={2} size="title3">
          Request a novelty search
        </Heading>
        {count > 0 && (
          <Banner
            tone="critical"
            title={count === 1 ? 'One field needs attention' : `${count} fields need attention`}
          />
        )}
        <Field label="Title" error={errors['title']} isRequired>
          <TextInput name="title" />
        </Field>
        <Grid columns={2} gap={4}>
          <Field label="Publication" hint="With its country code" error={errors['publication']} isRequired>
            <TextInput name="publication" />
          </Field>
          <Field label="Office">
            <Select name="office" options={offices} />
          </Field>
        </Grid>
        <Field label="What is new?" optionalLabel="optional" hint="One feature on each line">
          <TextArea name="features" minRows={3} />
        </Field>
        <Checkbox name="incognito" hint="Nothing is kept when you close the tab">
          Search without history
        </Checkbox>
        <Inline>
          <Button type="submit" variant="primary">
            Request search
          </Button>
          <Button variant="quiet">Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}

export const Empty: Story = { render: () => <Request /> };

export const Invalid: Story = {
  render: () => <Request />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Publication' }), '1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Request search' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Publication' })).toHaveValue('1234');
    await expect(canvas.getByText('2 fields need attention')).toBeVisible();
  },
};
