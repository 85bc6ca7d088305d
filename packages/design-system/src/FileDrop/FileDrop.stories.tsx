import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { FileDrop } from './FileDrop.tsx';
import type { DroppedFile, FileDropProps } from './FileDrop.types.ts';

const added = fn();
const retried = fn();

const onTheirWay: readonly DroppedFile[] = [
  { id: '1', name: 'disclosure.pdf', size: 1_480_000, state: 'success' },
  { id: '2', name: 'measurements-of-the-second-series.xlsx', size: 322_000, state: 'uploading', progress: 0.7 },
  { id: '3', name: 'drawings.pdf', size: 8_600_000, state: 'waiting' },
  { id: '4', name: 'scan.pdf', size: 12_000, state: 'error', error: 'The connection broke. Send it again.' },
];

type DocumentsProps = Partial<FileDropProps> & { label?: string; isDisabled?: boolean; error?: string };

function Documents({ label = 'Documents', isDisabled = false, error, ...props }: DocumentsProps) {
  const [files, setFiles] = useState(props.files ?? []);
  return (
    <div style={{ maxWidth: 480 }}>
      <Field label={label} isDisabled={isDisabled} error={error}>
        <FileDrop
          accept={['.pdf', '.docx', '.xlsx']}
          maxSize={20_000_000}
          maxCount={5}
          {...props}
          files={files}
          onAdd={(list) => {
            added(list.map(({ name }) => name));
            setFiles([
              ...files,
              ...list.map(({ name, size }) => ({ id: name, name, size, state: 'waiting' as const })),
            ]);
          }}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          onRetry={retried}
        />
      </Field>
    </div>
  );
}

const meta = {
  component: FileDrop,
  beforeEach: () => {
    added.mockClear();
    retried.mockClear();
  },
  parameters: guide({
    use: ['Files that a task begins with: a disclosure, measurements, a list of references.'],
    avoid: ['Attaching to a question in passing: a `Chip` that chooses a file is enough.'],
    anatomy: [
      'Zone with what is taken',
      'What was refused, and why, for each file',
      'Files: state in icon and word, progress on the rule, remove, send again',
    ],
    accessibility: [
      'The zone is a native file input: Tab reaches it, Space and Enter choose. A file in the clipboard is taken by pasting.',
      'Limits describe the input. Refusals are an alert; they name file, reason and limit.',
    ],
    do: [
      'Keep a failed file in the list, with a way to send it again.',
      'Begin to upload at once, and let people go on.',
    ],
    dont: ["Don't refuse all files because one is wrong.", "Don't let a file vanish without a word."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

export const Chosen: Story = {
  tags: ['no-visual'],
  render: () => <Documents />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Documents');
    await expect(input).toHaveAccessibleDescription(/PDF, DOCX, or XLSX, up to 20 MB each, at most 5 files/);
    await userEvent.upload(input, [file('disclosure.pdf')]);
    await expect(added).toHaveBeenCalledWith(['disclosure.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove disclosure.pdf' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Refused: Story = {
  render: () => <Documents files={onTheirWay.slice(0, 1)} maxCount={2} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const transfer = new DataTransfer();
    for (const each of [
      file('notes.md'),
      file('model.pdf', 21_000_000),
      file('none.pdf', 0),
      file('a.pdf'),
      file('b.pdf'),
    ])
      transfer.items.add(each);
    const zone = canvas.getByLabelText('Documents').parentElement;
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await waitFor(() => expect(added).toHaveBeenCalledWith(['a.pdf']));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('notes.md was not added: only PDF, DOCX, or XLSX can be read.');
    await expect(alert).toHaveTextContent('model.pdf was not added: it has 21 MB, and 20 MB is the most.');
    await expect(alert).toHaveTextContent('none.pdf was not added: it is empty.');
    await expect(alert).toHaveTextContent('b.pdf not added: there is room for 2 files.');
  },
};

export const Pasted: Story = {
  tags: ['no-visual'],
  render: () => <Documents />,
  async play({ canvasElement }) {
    const transfer = new DataTransfer();
    transfer.items.add(file('figure.pdf'));
    within(canvasElement)
      .getByLabelText('Documents')
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer }));
    await waitFor(() => expect(added).toHaveBeenCalledWith(['figure.pdf']));
  },
};

export const OnTheirWay: Story = {
  render: () => <Documents files={onTheirWay} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '70%');
    await userEvent.click(canvas.getByRole('button', { name: 'Send scan.pdf again' }));
    await expect(retried).toHaveBeenCalledWith('4');
  },
};

export const Over: Story = {
  tags: ['no-visual'],
  render: () => <Documents />,
  async play({ canvasElement }) {
    const transfer = new DataTransfer();
    transfer.items.add(file('a.pdf'));
    const zone = within(canvasElement).getByLabelText('Documents').parentElement;
    zone?.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await expect(await within(canvasElement).findByText('Let go to add the files')).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  render: () => <Documents label="文件" files={onTheirWay.slice(0, 2)} />,
};

export const Disabled: Story = { tags: ['no-visual'], render: () => <Documents isDisabled /> };
