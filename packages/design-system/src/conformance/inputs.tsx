import { useState } from 'react';
import { expect, type Mock } from 'vitest';
import {
  Checkbox,
  Combobox,
  type ComboboxOption,
  DateInput,
  DateRangeInput,
  Field,
  FileDrop,
  MultiCombobox,
  NumberInput,
  PasswordInput,
  QuestionBox,
  RadioGroup,
  RangeSlider,
  RatingScale,
  SearchInput,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagInput,
  TextArea,
  TextInput,
} from '../index.ts';
import type { KeyRow, Primitive } from './conformance.types.ts';
import type { Stage } from './stage.tsx';

/** Keeps a value and tells of its changes. */
function useKept<Value>(first: Value, said: Mock): [Value, (value: Value) => void] {
  const [value, setValue] = useState(first);
  return [
    value,
    (next) => {
      setValue(next);
      said(next);
    },
  ];
}

type Kept = { said: Mock };

const valueOf = async ({ find }: Stage, selector = 'input') => ((await find(selector)) as HTMLInputElement).value;
const last =
  (...values: unknown[]) =>
  async ({ said }: Stage) => {
    await expect.poll(() => said.mock.lastCall).toEqual(values);
  };

const types: KeyRow = {
  keys: 'a/?',
  does: 'types letters and the signs that pages listen for',
  async expect(stage) {
    expect(await valueOf(stage, 'input, textarea')).toBe('a/?');
  },
};

const offices: readonly ComboboxOption[] = [
  { value: 'ep', label: 'EPO' },
  { value: 'us', label: 'USPTO' },
  { value: 'jp', label: 'JPO' },
];
const list = { list: 'Offices' };

function OneOffice({ said }: Kept) {
  const [value, setValue] = useKept<ComboboxOption | undefined>(undefined, said);
  return (
    <Field label="Office">
      <Combobox source={offices} value={value} onChange={setValue} words={list} clearLabel="Clear" />
    </Field>
  );
}

function Offices({ said }: Kept) {
  const [value, setValue] = useKept<readonly ComboboxOption[]>([], said);
  return (
    <Field label="Offices">
      <MultiCombobox source={offices} value={value} onChange={setValue} words={list} />
    </Field>
  );
}

function Tags({ said }: Kept) {
  const [value, setValue] = useKept<readonly string[]>(['C08K', 'H01M'], said);
  return <TagInput aria-label="Classes" value={value} onChange={setValue} />;
}

function Thickness({ said }: Kept) {
  const [value, setValue] = useKept<number | undefined>(5, said);
  return <NumberInput aria-label="Thickness" min={0} max={40} value={value} onChange={setValue} />;
}

function Confidence({ said }: Kept) {
  const [value, setValue] = useKept(20, said);
  return <Slider aria-label="Confidence" min={0} max={100} value={value} onChange={setValue} />;
}

function Temperatures({ said }: Kept) {
  const [value, setValue] = useKept<readonly [number, number]>([20, 60], said);
  return <RangeSlider min={0} max={100} value={value} onChange={setValue} labels={['From', 'To']} />;
}

function Severity({ said }: Kept) {
  const [value, setValue] = useKept<number | undefined>(4, said);
  return <RatingScale label="Severity" value={value} onChange={setValue} />;
}

function Office({ said }: Kept) {
  const [value, setValue] = useKept<string | undefined>('ep', said);
  return (
    <RadioGroup
      label="Office"
      value={value}
      onChange={setValue}
      options={[
        { value: 'ep', label: 'EPO' },
        { value: 'us', label: 'USPTO' },
      ]}
    />
  );
}

function Homes({ said }: Kept) {
  const [value, setValue] = useKept('RD', said);
  return (
    <SegmentedControl
      label="Home"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'RD', label: 'RD' },
        { value: 'LS', label: 'LS' },
      ]}
    />
  );
}

function Search({ said }: Kept) {
  const [value, setValue] = useKept('', said);
  return <SearchInput aria-label="Search" value={value} onChange={setValue} clearLabel="Clear" />;
}

function Question({ said }: Kept) {
  const [value, setValue] = useState('');
  return (
    <QuestionBox
      label="Question"
      placeholder="Ask"
      submitLabel="Ask"
      value={value}
      onChange={setValue}
      onSubmit={() => said(value)}
    />
  );
}

function Priority({ said }: Kept) {
  const [value, setValue] = useKept<string | undefined>('2024-05-14', said);
  return <DateInput aria-label="Priority" language="en" value={value} onChange={setValue} />;
}

function Published({ said }: Kept) {
  const [value, setValue] = useKept<{ from?: string | undefined; to?: string | undefined }>(
    { from: '2024-05-14' },
    said,
  );
  return <DateRangeInput aria-label="Published" language="en" value={value} onChange={setValue} />;
}

const day = (date: string) => `[data-day="${date}"]`;
const openCalendar = async ({ keys }: Stage) => {
  await keys('{Alt>}{ArrowDown}{/Alt}');
};
const opened = async (stage: Stage) => {
  await openCalendar(stage);
  await stage.focused(day('2024-05-14'));
};
const opensAt = '2024-05-14';

/** What keys of the open calendar lead to, one after the other, each from where the one before has led. */
const calendarKeys = [
  ['{ArrowRight}', '2024-05-15'],
  ['{ArrowLeft}', opensAt],
  ['{ArrowDown}', '2024-05-21'],
  ['{ArrowUp}', opensAt],
  ['{Home}', '2024-05-12'],
  ['{End}', '2024-05-18'],
  ['{PageDown}', '2024-06-18'],
  ['{PageUp}', '2024-05-18'],
  ['{Shift>}{PageDown}{/Shift}', '2025-05-18'],
  ['{Shift>}{PageUp}{/Shift}', '2024-05-18'],
] as const;

const openList = async ({ keys, find }: Stage) => {
  await keys('{ArrowDown}');
  await find('[role="option"]', 'EPO');
};
const active = async ({ tree, find }: Stage, word: string) => {
  const row = await find('[role="option"]', word);
  await expect.poll(() => tree.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant')).toBe(row.id);
};

/** Everything that takes a value. */
export const inputs: readonly Primitive[] = [
  {
    name: 'TextInput in a Field',
    exports: ['TextInput', 'Field', 'Fieldset'],
    view: () => (
      <Field label="Name">
        <TextInput />
      </Field>
    ),
    focus: ['input'],
    keyboard: [types],
    pointer: { press: ['label', 'Name'], expect: ({ focused }) => focused('input') },
  },
  {
    name: 'TextArea',
    exports: ['TextArea'],
    view: () => <TextArea aria-label="Comment" />,
    focus: ['textarea'],
    keyboard: [
      types,
      {
        keys: 'one{Enter}two',
        does: 'begins a line',
        expect: async (stage) => expect(await valueOf(stage, 'textarea')).toBe('one\ntwo'),
      },
    ],
    pointer: { press: ['textarea'], expect: ({ focused }) => focused('textarea') },
  },
  {
    name: 'SearchInput',
    exports: ['SearchInput'],
    view: (said) => <Search said={said} />,
    focus: ['input'],
    keyboard: [types, { keys: 'ab{Escape}', does: 'empties it', expect: last('') }],
    pointer: { press: ['input'], expect: ({ focused }) => focused('input') },
  },
  {
    name: 'PasswordInput',
    exports: ['PasswordInput'],
    view: () => <PasswordInput aria-label="Password" showLabel="Show" hideLabel="Hide" />,
    focus: ['input'],
    keyboard: [
      types,
      {
        keys: '{Tab}{Enter}',
        does: 'shows it by its button',
        expect: async ({ find }) => expect(await find('input')).toHaveProperty('type', 'text'),
      },
    ],
    pointer: { press: ['button', 'Show'], expect: async ({ find }) => void (await find('button', 'Hide')) },
  },
  {
    name: 'QuestionBox',
    exports: ['QuestionBox'],
    view: (said) => <Question said={said} />,
    focus: ['textarea'],
    keyboard: [
      types,
      { keys: 'Why{Enter}', does: 'asks', expect: last('Why') },
      { keys: 'a{Shift>}{Enter}{/Shift}b{Enter}', does: 'begins a line with Shift', expect: last('a\nb') },
    ],
    pointer: { press: ['textarea'], expect: ({ focused }) => focused('textarea') },
  },
  {
    name: 'Checkbox',
    exports: ['Checkbox'],
    view: (said) => <Checkbox onChange={(event) => said(event.target.checked)}>Other</Checkbox>,
    focus: ['input'],
    keyboard: [{ keys: ' ', does: 'toggles', expect: last(true) }],
    pointer: { press: ['label', 'Other'], expect: last(true) },
  },
  {
    name: 'Switch',
    exports: ['Switch'],
    view: (said) => <Switch onChange={said}>Weekly report</Switch>,
    focus: ['[role="switch"]'],
    keyboard: [{ keys: ' ', does: 'toggles', expect: last(true) }],
    pointer: { press: ['label', 'Weekly'], expect: last(true) },
  },
  {
    name: 'RadioGroup',
    exports: ['RadioGroup'],
    view: (said) => <Office said={said} />,
    focus: ['input[value="ep"]'],
    keyboard: [
      { keys: '{ArrowDown}', does: 'chooses the next', expect: last('us') },
      { keys: '{ArrowUp}', does: 'chooses the one before, round the end', expect: last('us') },
      { keys: '{ArrowRight}', does: 'chooses the next', expect: last('us') },
    ],
    pointer: { press: ['label', 'USPTO'], expect: last('us') },
  },
  {
    name: 'SegmentedControl',
    exports: ['SegmentedControl'],
    view: (said) => <Homes said={said} />,
    focus: ['input[value="RD"]'],
    keyboard: [{ keys: '{ArrowRight}', does: 'chooses the next', expect: last('LS') }],
    pointer: { press: ['label', 'LS'], expect: last('LS') },
  },
  {
    name: 'RatingScale',
    exports: ['RatingScale'],
    view: (said) => <Severity said={said} />,
    focus: ['input[value="4"]'],
    keyboard: [
      { keys: '{ArrowRight}', does: 'chooses the next', expect: last(5) },
      { keys: '{ArrowLeft}', does: 'chooses the one before', expect: last(3) },
      { keys: '9', does: 'chooses by its digit', expect: last(9) },
      { keys: '0', does: 'means 10', expect: last(10) },
    ],
    pointer: { press: ['label', '8'], expect: last(8) },
  },
  {
    name: 'Slider',
    exports: ['Slider'],
    view: (said) => <Confidence said={said} />,
    focus: ['[type="range"]'],
    keyboard: [
      { keys: '{ArrowRight}', does: 'adds a step', expect: last(21) },
      { keys: '{ArrowUp}', does: 'adds a step', expect: last(21) },
      { keys: '{ArrowLeft}', does: 'takes a step', expect: last(19) },
      { keys: '{ArrowDown}', does: 'takes a step', expect: last(19) },
      { keys: '{PageUp}', does: 'adds a tenth', expect: last(30) },
      { keys: '{PageDown}', does: 'takes a tenth', expect: last(10) },
      { keys: '{Home}', does: 'goes to the least', expect: last(0) },
      { keys: '{End}', does: 'goes to the most', expect: last(100) },
    ],
    pointer: { press: ['[type="range"]'], expect: last(50) },
  },
  {
    name: 'RangeSlider',
    exports: ['RangeSlider'],
    view: (said) => <Temperatures said={said} />,
    focus: ['[aria-label="To"]'],
    keyboard: [
      { keys: '{ArrowLeft}', does: 'moves its own thumb', expect: last([20, 59]) },
      { keys: '{Home}', does: 'stops at the other thumb', expect: last([20, 20]) },
    ],
    pointer: {
      press: ['[role="group"] > div'],
      expect: ({ said }) =>
        expect.poll(() => said.mock.lastCall?.[0]?.some((value: number) => value > 45 && value < 55)).toBe(true),
    },
  },
  {
    name: 'NumberInput',
    exports: ['NumberInput'],
    view: (said) => <Thickness said={said} />,
    focus: ['[role="spinbutton"]'],
    keyboard: [
      { keys: '{ArrowUp}', does: 'adds a step', expect: last(6) },
      { keys: '{ArrowDown}', does: 'takes a step', expect: last(4) },
      { keys: '{PageUp}', does: 'adds ten steps', expect: last(15) },
      { keys: '{PageDown}', does: 'takes ten steps, to the least', expect: last(0) },
      { keys: '{Home}', does: 'goes to the least', expect: last(0) },
      { keys: '{End}', does: 'goes to the most', expect: last(40) },
    ],
    pointer: { press: ['button', 'Increase'], expect: last(6) },
  },
  {
    name: 'Select',
    exports: ['Select'],
    view: (said) => (
      <Select
        aria-label="Office"
        options={[
          { value: 'ep', label: 'EPO' },
          { value: 'us', label: 'USPTO' },
        ]}
        onChange={(event) => said(event.target.value)}
      />
    ),
    focus: ['select'],
    keyboard: [{ keys: '{ArrowDown}', does: 'chooses the next', expect: last('us') }],
  },
  {
    name: 'TagInput',
    exports: ['TagInput'],
    view: (said) => <Tags said={said} />,
    focus: ['input'],
    keyboard: [
      types,
      { keys: 'F28D{Enter}', does: 'takes a tag', expect: last(['C08K', 'H01M', 'F28D']) },
      { keys: 'F28D,', does: 'takes a tag', expect: last(['C08K', 'H01M', 'F28D']) },
      { keys: '{Backspace}', does: 'goes to the last tag', expect: ({ focused }) => focused('button', 'H01M') },
      { keys: '{ArrowLeft}{ArrowLeft}', does: 'goes back', expect: ({ focused }) => focused('button', 'C08K') },
      { keys: '{ArrowLeft}{Home}', does: 'goes to the first tag', expect: ({ focused }) => focused('button', 'C08K') },
      { keys: '{ArrowLeft}{End}', does: 'goes to the input', expect: ({ focused }) => focused('input') },
      { keys: '{ArrowLeft}{Delete}', does: 'removes a tag', expect: last(['C08K']) },
    ],
    pointer: { press: ['button', 'C08K'], expect: last(['H01M']) },
  },
  {
    name: 'Combobox',
    exports: ['Combobox', 'shadowEnvironment'],
    view: (said) => <OneOffice said={said} />,
    focus: ['[role="combobox"]'],
    keyboard: [
      {
        keys: 'uspto',
        does: 'types every letter and filters',
        async expect(stage) {
          expect(await valueOf(stage)).toBe('uspto');
          await expect.poll(() => stage.tree.querySelectorAll('[role="option"]').length).toBe(1);
        },
      },
      { keys: '{ArrowDown}', does: 'opens at the first', expect: (stage) => active(stage, 'EPO') },
      { keys: '{ArrowUp}', does: 'opens at the last', expect: (stage) => active(stage, 'JPO') },
      { keys: '{ArrowDown}', does: 'goes to the next', after: openList, expect: (stage) => active(stage, 'USPTO') },
      { keys: '{Enter}', does: 'chooses', after: openList, expect: last(offices[0]) },
      {
        keys: '{Tab}',
        does: 'closes and goes on',
        after: openList,
        expect: ({ gone }) => gone('[role="option"]'),
      },
    ],
    pointer: {
      press: ['[role="combobox"]'],
      async expect({ press, said }) {
        await press('[role="option"]', 'JPO');
        await expect.poll(() => said.mock.lastCall).toEqual([offices[2]]);
      },
    },
    overlay: { open: openList, content: ['[role="option"]', 'EPO'] },
  },
  {
    name: 'MultiCombobox',
    exports: ['MultiCombobox'],
    view: (said) => <Offices said={said} />,
    focus: ['[role="combobox"]'],
    keyboard: [
      {
        keys: '{Enter}{ArrowDown}{Enter}',
        does: 'chooses one after the other',
        after: openList,
        expect: last([offices[0], offices[1]]),
      },
      { keys: '{Enter}{Enter}', does: 'takes a choice back', after: openList, expect: last([]) },
      {
        keys: '{Enter}{Escape}{ArrowLeft}{Delete}',
        does: 'goes to a choice and removes it',
        after: openList,
        expect: last([]),
      },
      { keys: '{Enter}{Escape}{Backspace}', does: 'removes the last choice', after: openList, expect: last([]) },
    ],
    pointer: {
      press: ['[role="combobox"]'],
      async expect({ press, said }) {
        await press('[role="option"]', 'JPO');
        await expect.poll(() => said.mock.lastCall).toEqual([[offices[2]]]);
      },
    },
    overlay: { open: openList, content: ['[role="option"]', 'EPO'] },
  },
  {
    name: 'DateInput',
    exports: ['DateInput'],
    view: (said) => <Priority said={said} />,
    focus: ['input'],
    keyboard: [
      {
        keys: '{ArrowRight}{ArrowLeft}',
        does: 'goes by day, and every key of the calendar by its step',
        after: opened,
        async expect({ keys, focused }) {
          await focused(day(opensAt));
          for (const [key, date] of calendarKeys) {
            await keys(key);
            await focused(day(date));
          }
        },
      },
      {
        keys: '{ArrowRight}{Enter}',
        does: 'chooses and closes',
        after: opened,
        async expect(stage) {
          await stage.focused('input');
          expect(stage.said.mock.lastCall?.[0]).toBe('2024-05-15');
          expect(await valueOf(stage)).toBe('05/15/2024');
        },
      },
    ],
    pointer: { press: ['button', 'Change'], expect: ({ focused }) => focused(day('2024-05-14')) },
    overlay: { open: openCalendar, content: ['[role="grid"]'], returnsTo: ['input'] },
  },
  {
    name: 'DateRangeInput',
    exports: ['DateRangeInput'],
    view: (said) => <Published said={said} />,
    focus: ['input'],
    keyboard: [
      {
        keys: '{ArrowDown}{Enter}',
        does: 'ends the span',
        after: opened,
        expect: last({ from: '2024-05-14', to: '2024-05-21' }),
      },
    ],
    pointer: { press: ['button', 'Change'], expect: ({ focused }) => focused(day('2024-05-14')) },
    overlay: { open: openCalendar, content: ['[role="grid"]'], returnsTo: ['input'] },
  },
  {
    name: 'FileDrop',
    exports: ['FileDrop'],
    view: (said) => (
      <FileDrop
        aria-label="Documents"
        files={[{ id: '1', name: 'a.pdf', size: 10, state: 'success' }]}
        onAdd={said}
        onRemove={said}
      />
    ),
    focus: ['[type="file"]'],
    keyboard: [{ keys: '{Tab}{Enter}', does: 'removes a file by its button', expect: last('1') }],
    pointer: { press: ['button', 'a.pdf'], expect: last('1') },
  },
];
