import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Words } from '../testing.tsx';
import { ExportMenu } from './ExportMenu.tsx';

async function open(key: string) {
  const onExport = vi.fn();
  render(
    <Words>
      <ExportMenu isBusy={false} onExport={onExport} />
    </Words>,
  );
  const trigger = await screen.findByRole('button', { name: 'Export' });
  trigger.focus();
  await userEvent.keyboard(key);
  return { onExport, trigger };
}
const line = (name: RegExp) => screen.getByRole('menuitem', { name });

describe('<ExportMenu />', () => {
  it('opens at its first line, moves round by arrows and goes to a line by its letter', async () => {
    await open('{ArrowDown}');
    expect(line(/^Markdown/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(line(/^PDF/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Home}w');
    expect(line(/^Word/)).toHaveFocus();
  });

  it('S8: gives the format, closes and leaves the focus at the button', async () => {
    const { onExport, trigger } = await open('{ArrowUp}');
    await userEvent.keyboard('{Enter}');
    expect(onExport.mock.calls).toEqual([['pdf']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it.each(['{Escape}', '{Shift>}{Tab}{/Shift}'])('closes by %s, and nothing around it hears of Esc', async (keys) => {
    const heard: string[] = [];
    const hear = (event: KeyboardEvent) => heard.push(event.key);
    await open('{ArrowDown}');
    document.addEventListener('keydown', hear);
    await userEvent.keyboard(keys);
    document.removeEventListener('keydown', hear);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(heard).not.toContain('Escape');
  });
});
