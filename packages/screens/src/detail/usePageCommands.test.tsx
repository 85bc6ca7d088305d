import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePageCommands } from './usePageCommands.ts';

describe('keys of the screen on show', () => {
  function Screen({ done }: { done: string[] }) {
    usePageCommands([
      { id: 'undo', label: 'Undo', presses: ['Mod+Z'], onSelect: () => done.push('undo') },
      { id: 'new', label: 'New', presses: ['N'], onSelect: () => done.push('new') },
    ]);
    return (
      <>
        <input aria-label="name" />
        <textarea aria-label="text" />
        <select aria-label="score" />
        <input type="radio" aria-label="better" />
        <button type="button">else</button>
      </>
    );
  }

  it.each([
    ['name', []],
    ['text', []],
    ['score', ['undo']],
    ['better', ['undo', 'new']],
    ['else', ['undo', 'new']],
  ])('hold from "%s" where nothing there has an undo or takes the letter itself', (name, expected) => {
    const done: string[] = [];
    render(<Screen done={done} />);
    const at = name === 'else' ? screen.getByText(name) : screen.getByLabelText(name);
    fireEvent.keyDown(at, { key: 'z', code: 'KeyZ', ctrlKey: true });
    fireEvent.keyDown(at, { key: 'n', code: 'KeyN' });
    expect(done).toEqual(expected);
  });
});
