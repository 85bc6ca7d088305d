import { TextInput } from '@assay/design-system';
import { field } from '@assay/works';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSurroundings } from '../testing.tsx';
import { KnowledgePart } from './KnowledgePart.tsx';
import type { SettingEditorProps, SettingEditors } from './knowledge.types.ts';
import { settingEditor } from './setting-editor.tsx';
import { memoryKnowledge, someSetting } from './testing.ts';

afterEach(cleanup);

/** Words in one field, with commas between. */
function Words({ value, onChange, isDisabled }: SettingEditorProps<readonly string[]>) {
  return (
    <TextInput
      aria-label="Words"
      disabled={isDisabled}
      value={value.join(',')}
      onChange={({ target }) => onChange(target.value.split(','))}
    />
  );
}
const { schema } = field.labels();
const editors: SettingEditors = { sample: { words: async () => settingEditor({ schema }, Words) } };

async function show(given = memoryKnowledge([someSetting()]), known: SettingEditors = editors) {
  const Surroundings = await createSurroundings();
  const notify = vi.fn();
  render(
    <Surroundings>
      <Suspense>
        <KnowledgePart knowledge={given.source} editors={known} notify={notify} />
      </Suspense>
    </Surroundings>,
  );
  return { ...given, notify, user: userEvent.setup() };
}

const section = async () => within(await screen.findByRole('region', { name: 'Sample: words' }));
const pressed = (name: RegExp) => screen.getByRole('button', { name });

describe('<KnowledgePart />', () => {
  it('says what is shipped, whose knowledge it is and of which day, and offers nothing to save yet', async () => {
    await show();
    const part = await section();
    expect(part.getByText('As shipped')).toBeVisible();
    expect(part.getByText(/Practice of the field\. Looked through on 1 Dec 2026/)).toBeVisible();
    expect(await part.findByRole('textbox', { name: 'Words' })).toHaveValue('one');
    for (const name of [/^Save/, /^Discard/, /^Bring back/])
      expect(pressed(name)).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps what is entered for the organisation, says so, and who changed it', async () => {
    const { user, done, notify } = await show();
    await user.type(await screen.findByRole('textbox', { name: 'Words' }), ',two');
    await user.click(pressed(/^Save/));
    await waitFor(() => expect(done).toEqual([['sample', 'words', ['one', 'two'], 0]]));
    expect(notify).toHaveBeenCalledWith({ title: 'Saved for the organisation', tone: 'positive' });
    const part = await section();
    expect(await part.findByText("The organisation's own")).toBeVisible();
    expect(part.getByText(/Last changed by Adil Admin on 1 Dec 2026/)).toBeVisible();
    expect(pressed(/^Save/)).toHaveFocus();
  });

  it('takes back what was entered and not saved', async () => {
    const { user, done } = await show();
    const input = await screen.findByRole('textbox', { name: 'Words' });
    await user.type(input, ',two');
    await user.click(pressed(/^Discard/));
    expect(input).toHaveValue('one');
    expect(done).toEqual([]);
  });

  it('brings the shipped value back after asking', async () => {
    const { user, done } = await show(memoryKnowledge([someSetting({ value: ['mine'], is_own: true, revision: 3 })]));
    await screen.findByRole('textbox', { name: 'Words' });
    await user.click(pressed(/^Bring back/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring back the shipped value?' }));
    expect(done).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(done).toEqual([['sample', 'words', null, 3]]));
    expect(await (await section()).findByText(/Brought back to the shipped value by Adil Admin/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('one');
  });

  it('brings nothing back that was changed since it was looked at', async () => {
    const { user, overtake, done } = await show(
      memoryKnowledge([someSetting({ value: ['mine'], is_own: true, revision: 3 })]),
    );
    const input = await screen.findByRole('textbox', { name: 'Words' });
    overtake(['theirs']);
    await user.click(pressed(/^Bring back/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring back the shipped value?' }));
    await user.click(dialog.getByRole('button', { name: 'Bring back' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/changed meanwhile/);
    expect(done).toEqual([]);
    await waitFor(() => expect(input).toHaveValue('theirs'));
  });

  it('loses nothing of what was entered where somebody else was first', async () => {
    const { user, overtake, done, notify } = await show();
    const input = await screen.findByRole('textbox', { name: 'Words' });
    await user.type(input, ',two');
    overtake(['theirs']);
    await user.click(pressed(/^Save/));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Not saved', tone: 'critical' })),
    );
    expect(await screen.findByText('Meanwhile changed by Mei Chen')).toBeVisible();
    expect([input, done]).toEqual([expect.objectContaining({ value: 'one,two' }), []]);
    await user.click(pressed(/^Save in place of theirs/));
    await waitFor(() => expect(done).toEqual([['sample', 'words', ['one', 'two'], 1]]));
    expect(screen.queryByText('Meanwhile changed by Mei Chen')).toBeNull();
  });

  it('shows the value of the other where what was entered is given up', async () => {
    const { user, overtake } = await show();
    const input = await screen.findByRole('textbox', { name: 'Words' });
    await user.type(input, ',two');
    overtake(['theirs']);
    await user.click(pressed(/^Save/));
    await screen.findByText('Meanwhile changed by Mei Chen');
    await user.click(pressed(/^Discard/));
    expect(input).toHaveValue('theirs');
  });

  it('says why it was not saved', async () => {
    const refuse = () => Promise.reject(new Error('Check your input. One word at least.'));
    const { user, notify } = await show(memoryKnowledge([someSetting()], { save: refuse }));
    const input = await screen.findByRole('textbox', { name: 'Words' });
    await user.type(input, ',two');
    await user.click(pressed(/^Save/));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Not saved',
        description: 'Check your input. One word at least.',
        tone: 'critical',
      }),
    );
    expect(input).toHaveValue('one,two');
  });

  it('says where there is nothing, where it cannot be read, and where this page does not know it', async () => {
    await show(memoryKnowledge([]));
    expect(await screen.findByRole('heading', { name: 'No tool has knowledge to edit' })).toBeVisible();
    cleanup();

    let isAway = true;
    const away = memoryKnowledge([], {
      list: async () => {
        if (isAway) throw new Error('The service is away.');
        return [someSetting({ value: 7 })];
      },
    });
    const { user } = await show(away);
    expect(await screen.findByText('The service is away.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await section()).findByText(/does not know how to show this value/)).toBeVisible();
    cleanup();

    await show(undefined, {});
    expect(await (await section()).findByText(/does not know how to show this value/)).toBeVisible();
    cleanup();

    await show(undefined, { sample: { words: () => Promise.reject(new Error('The editor is away.')) } });
    expect(await (await section()).findByText('The editor is away.')).toBeVisible();
  });

  it('fits 360 px', async () => {
    await page.viewport(360, 740);
    await show();
    await screen.findByRole('textbox', { name: 'Words' });
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
  });
});
