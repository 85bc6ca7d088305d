import { describe, expect, it } from 'vitest';
import { keyNames } from './keyNames.ts';

describe('keyNames', () => {
  it.each([
    ['{ArrowDown}{Enter}', ['Arrow down', 'Enter']],
    ['{Control>}{End}{/Control}', ['Ctrl + End']],
    ['{Shift>}{Tab}{/Shift}{Tab}', ['Shift + Tab', 'Tab']],
    [' ', ['Space']],
    ['mon{Enter}', ['mon', 'Enter']],
    ['{ArrowDown} ', ['Arrow down', 'Space']],
    ['a{Shift>}{Enter}{/Shift}b', ['a', 'Shift + Enter', 'b']],
  ])('reads %j as a person does', (keys, names) => {
    expect(keyNames(keys)).toEqual(names);
  });
});
