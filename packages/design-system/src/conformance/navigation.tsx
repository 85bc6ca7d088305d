import { type ReactNode, useState } from 'react';
import { expect, type Mock } from 'vitest';
import {
  Accordion,
  Breadcrumb,
  Button,
  ButtonGroup,
  ButtonLink,
  CardLink,
  Chip,
  CitationChip,
  Disclosure,
  HomeIcon,
  IconButton,
  Link,
  ModuleOutline,
  NavRail,
  NavRailButton,
  NavRailLink,
  RemovableChip,
  RowLink,
  RowList,
  ShareIcon,
  SkipLink,
  Stepper,
  Tabs,
} from '../index.ts';
import type { Primitive } from './conformance.types.ts';

const called =
  (...values: unknown[]) =>
  async ({ said }: { said: Mock }) => {
    await expect.poll(() => said.mock.calls).toEqual([values]);
  };

/** What is pressed like a button: each by Enter, Space, pointer and touch. */
const buttons: readonly [name: string, exports: readonly string[], view: (press: () => void) => ReactNode][] = [
  [
    'Button',
    ['Button', 'ButtonGroup'],
    (press) => (
      <ButtonGroup aria-label="Acts">
        <Button onClick={press}>Act</Button>
      </ButtonGroup>
    ),
  ],
  ['IconButton', ['IconButton'], (press) => <IconButton icon={ShareIcon} label="Act" onClick={press} />],
  ['Chip', ['Chip'], (press) => <Chip onClick={press}>Act</Chip>],
  [
    'RemovableChip',
    ['RemovableChip'],
    (press) => (
      <RemovableChip onRemove={press} removeLabel="Act">
        a.pdf
      </RemovableChip>
    ),
  ],
  ['CitationChip', ['CitationChip'], (press) => <CitationChip number={1} label="Act" onClick={press} />],
  ['NavRailButton', ['NavRailButton'], (press) => <NavRailButton icon={HomeIcon} label="Act" onClick={press} />],
  [
    'ModuleOutline',
    ['ModuleOutline'],
    (press) => (
      <ModuleOutline
        label="Modules"
        modules={[
          {
            id: '1',
            title: 'Answer',
            status: 'failed',
            statusLabel: 'Failed',
            action: { label: 'Act', onPress: press },
          },
        ]}
      />
    ),
  ],
  [
    'Stepper',
    ['Stepper'],
    (press) => <Stepper label="Steps" onStep={press} steps={[{ id: '1', label: 'Act', state: 'done' }]} />,
  ],
];

/** What goes somewhere like a link: each by Enter, pointer and touch. */
const links: readonly [name: string, exports: readonly string[], view: ReactNode][] = [
  [
    'Link',
    ['Link'],
    <Link key="1" href="#there">
      There
    </Link>,
  ],
  [
    'ButtonLink',
    ['ButtonLink'],
    <ButtonLink key="1" href="#there">
      There
    </ButtonLink>,
  ],
  ['CardLink', ['CardLink'], <CardLink key="1" href="#there" title="There" />],
  [
    'RowLink',
    ['RowLink', 'RowList'],
    <RowList key="1">
      <RowLink href="#there">There</RowLink>
    </RowList>,
  ],
  [
    'SkipLink',
    ['SkipLink'],
    <SkipLink key="1" href="#there">
      There
    </SkipLink>,
  ],
  [
    'NavRailLink',
    ['NavRailLink', 'NavRail'],
    <NavRail key="1" label="Main" brand="Assay">
      <NavRailLink href="#there" icon={HomeIcon} label="There" />
    </NavRail>,
  ],
  [
    'Breadcrumb',
    ['Breadcrumb'],
    <Breadcrumb
      key="1"
      label="Way"
      links={[
        <Link key="1" href="#there">
          There
        </Link>,
      ]}
      current="Here"
    />,
  ],
];

function Views({ said }: { said: Mock }) {
  const [value, setValue] = useState('one');
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={(next) => {
        setValue(next);
        said(next);
      }}
      tabs={[
        { value: 'one', label: 'One', panel: 'First' },
        { value: 'two', label: 'Two', panel: 'Second' },
        { value: 'three', label: 'Three', panel: 'Third' },
      ]}
    />
  );
}

const there = () => expect.poll(() => location.hash).toBe('#there');

/** Everything that acts, goes somewhere or shows a part. */
export const navigation: readonly Primitive[] = [
  ...buttons.map(
    ([name, exports, view]): Primitive => ({
      name,
      exports,
      view: (said) => view(() => said('act')),
      focus: ['button', name === 'Stepper' || name === 'ModuleOutline' ? '' : 'Act'],
      keyboard: [
        { keys: '{Enter}', does: 'acts', expect: called('act') },
        { keys: ' ', does: 'acts', expect: called('act') },
      ],
      pointer: { press: ['button'], expect: called('act') },
    }),
  ),
  ...links.map(
    ([name, exports, view]): Primitive => ({
      name,
      exports,
      view: () => view,
      focus: ['a', 'There'],
      keyboard: [{ keys: '{Enter}', does: 'goes there', expect: there }],
      // A skip link is seen only while it has the focus.
      ...(name === 'SkipLink' ? {} : { pointer: { press: ['a', 'There'], expect: there } }),
    }),
  ),
  {
    name: 'Tabs',
    exports: ['Tabs'],
    view: (said) => <Views said={said} />,
    focus: ['[role="tab"]', 'One'],
    keyboard: [
      {
        keys: '{ArrowRight}',
        does: 'chooses the next',
        expect: async ({ find }) => void (await find('[role="tabpanel"]', 'Second')),
      },
      {
        keys: '{ArrowLeft}',
        does: 'chooses the last',
        expect: async ({ find }) => void (await find('[role="tabpanel"]', 'Third')),
      },
      {
        keys: '{End}',
        does: 'chooses the last',
        expect: async ({ find }) => void (await find('[role="tabpanel"]', 'Third')),
      },
      {
        keys: '{End}{Home}',
        does: 'chooses the first',
        expect: async ({ find }) => void (await find('[role="tabpanel"]', 'First')),
      },
      { keys: '{Tab}', does: 'goes into the panel', expect: ({ focused }) => focused('[role="tabpanel"]', 'First') },
    ],
    pointer: {
      press: ['[role="tab"]', 'Two'],
      expect: async ({ find }) => void (await find('[role="tabpanel"]', 'Second')),
    },
  },
  {
    name: 'Disclosure',
    exports: ['Disclosure'],
    view: (said) => (
      <Disclosure label="Method" onOpenChange={said}>
        By priority
      </Disclosure>
    ),
    focus: ['button', 'Method'],
    keyboard: [
      { keys: '{Enter}', does: 'opens', expect: called(true) },
      { keys: ' ', does: 'opens', expect: called(true) },
      {
        keys: '{Enter}{Enter}',
        does: 'closes',
        expect: ({ said }) => expect.poll(() => said.mock.lastCall).toEqual([false]),
      },
    ],
    pointer: { press: ['button', 'Method'], expect: called(true) },
  },
  {
    name: 'Accordion',
    exports: ['Accordion'],
    view: (said) => (
      <Accordion
        onOpenChange={said}
        sections={[
          { id: '1', label: 'Support', children: 'Paragraph 12' },
          { id: '2', label: 'Amendments', children: 'Claim 1' },
        ]}
      />
    ),
    focus: ['button', 'Support'],
    keyboard: [
      { keys: '{Enter}', does: 'opens', expect: called(['1']) },
      { keys: ' ', does: 'opens', expect: called(['1']) },
      { keys: '{Tab}', does: 'goes to the next', expect: ({ focused }) => focused('button', 'Amendments') },
    ],
    pointer: { press: ['button', 'Amendments'], expect: called(['2']) },
  },
];
