import { bcp47, fallbackLocale, locales } from '@assay/domain';
import type { ToolRun } from '@assay/screens/works';
import type { Operation } from '@assay/works';
import { oneOfEach } from '@assay/works/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type LoadedTool, loadTool, ShownWork } from './shown-work.test-support.tsx';
import { toolViews } from './views.ts';

const answering = { action: 'answer', status: 'running', changed: 0, suggested: 0 } as const;

/** What can be asked of tools where a language model is connected. */
const actions = ['principles', 'standards', 'effects', 'concepts', 'guided', 'ideas', 'push'];

/** Words that stand somewhere in the work, be it in a field to write in; its outline only repeats them. */
function shownIn(element: HTMLElement): string {
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const outlined = element.querySelector('nav')?.textContent ?? '';
  return [element.textContent.replace(outlined, ''), ...[...fields].map(({ value }) => value)].join(' ');
}

/** What every tool has to show: a work with one record of every type, each field of it filled. */
const meta = {
  title: 'Tools/Works',
  tags: ['no-visual', '!autodocs'],
  args: { kind: 'triz', runs: [], later: [], suggested: [] },
  // Every tool of the list can be chosen; what holds for each of them asks tool-views.browser.test.tsx.
  argTypes: { kind: { control: 'select', options: Object.keys(toolViews) } },
  parameters: { layout: 'fullscreen' },
  loaders: [
    ({ args, globals }): Promise<LoadedTool> =>
      loadTool(args.kind, locales.find((each) => bcp47[each] === String(globals['language'])) ?? fallbackLocale),
  ],
  render: ({ later, runs, suggested }, { loaded }) => {
    const { view, Surroundings } = loaded as LoadedTool;
    return (
      <Surroundings>
        <ShownWork
          view={view}
          operations={[...oneOfEach(view.kind), ...later]}
          actions={actions}
          runs={runs}
          suggested={suggested}
        />
      </Surroundings>
    );
  },
} satisfies Meta<{
  kind: string;
  runs: readonly ToolRun[];
  later: readonly Operation[];
  suggested: readonly (readonly Operation[])[];
}>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const showsAll: Play = (context) => showsAllBy(context, []);

/** @param choices what is chosen in turn, where fields of one choice stand in the place of those of another */
async function showsAllBy({ canvas, canvasElement, loaded, userEvent }: PlayContext, choices: readonly string[]) {
  const { kind } = (loaded as LoadedTool).view;
  // Codes are said in words, and the title stands above the work.
  const isShown = (type: string, field: string) =>
    !kind.types[type]?.fields[field]?.isCode && !(type === 'work' && field === 'title');
  const wanted = oneOfEach(kind).flatMap((operation) =>
    operation.op === 'add'
      ? Object.entries(operation.fields ?? {})
          .filter(([field]) => isShown(operation.type, field))
          .flatMap(([field, value]) =>
            [...JSON.stringify(value).matchAll(/q\d+z/gu)].map(([word]) => ({ type: operation.type, field, word })),
          )
      : [],
  );
  let missing = wanted;
  const look = () => {
    const shown = shownIn(canvasElement);
    missing = missing.filter(({ word }) => !shown.includes(word));
  };
  for (const choice of choices) {
    const chosen = await canvas.findByRole('radio', { name: choice });
    await waitFor(look);
    await userEvent.click(chosen);
  }
  await waitFor(async () => {
    look();
    await expect(missing).toEqual([]);
  });
}

/** A contradiction is technical or physical, and has fields of its own for each. */
export const Triz: Story = { play: (context) => showsAllBy(context, ['Technical', 'Physical']) };

/** The other form of a confirmed contradiction is looked at without loss, until something of it is said. */
export const Confirmed: Story = {
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'Contradiction' }));
    const form = (name: string) => userEvent.click(part.getByRole('radio', { name }));
    await expect(part.getByText('Confirmed')).toBeVisible();
    await form('Physical');
    await expect(part.queryByText('Confirmed')).toBeNull();
    await form('Technical');
    await expect(part.getByText('Confirmed')).toBeVisible();
    await form('Physical');
    await userEvent.type(part.getByRole('textbox', { name: 'First demand' }), '!');
    await expect(part.getByRole('radio', { name: 'Physical' })).toBeChecked();
    await form('Technical');
    await expect(part.queryByText('Confirmed')).toBeNull();
  },
};

/** Where the library is looked in is narrowed beside what was found there, which is said to be of before then. */
export const WhereToLook: Story = {
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'Principles' }));
    const where = part.getByRole('button', { name: /^Where to look/ });
    await userEvent.click(where);
    const classes = part.getByRole('textbox', { name: 'Patent classes' });
    await userEvent.type(classes, 'battery{Enter}');
    await expect(await part.findByText('“battery” does not begin a CPC or IPC class.')).toBeVisible();
    await userEvent.clear(classes);
    await userEvent.type(classes, 'h01m4/{Enter}');
    await userEvent.click(part.getByRole('checkbox', { name: 'Patents' }));
    await waitFor(() => expect(where).toHaveTextContent(/Patents · .*H01M 4\//));
    await expect(part.queryByText(/does not begin/)).toBeNull();
  },
};

/** What is suggested to come into a part, or to leave it, is answered there. */
export const Suggested: Story = {
  args: {
    suggested: [
      [
        {
          op: 'add',
          id: 'new',
          type: 'function',
          parent: null,
          fields: { subject: 'Fan', action: 'cools', object: 'Winding', judgement: 'useful' },
        },
      ],
      [{ op: 'remove', id: 'concept-principle' }],
    ],
  },
  async play({ canvas }) {
    const suggestedIn = async (part: string) => {
      const region = within(await canvas.findByRole('region', { name: part }));
      return within(await region.findByRole('list', { name: 'Suggestions' }));
    };
    const functions = await suggestedIn('Functions');
    await expect(functions.getByText(/Fan · cools · Winding/)).toBeVisible();
    await expect(functions.getByText(/Ken Sato/)).toBeVisible();
    const concepts = await suggestedIn('Concepts');
    await expect(concepts.getByText(/^Remove: /)).toBeVisible();
    for (const part of [functions, concepts])
      await expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Refuse']);
  },
};

/** What acts on what, as a drawing: a part is renamed in it, wherever it stands. */
export const Functions: Story = {
  async play({ canvas, userEvent }) {
    const part = await canvas.findByRole('region', { name: 'Functions' });
    const subject = within(part).getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value;
    await userEvent.click(within(part).getByRole('radio', { name: 'Graph' }));
    const drawn = await within(part).findByRole('application', { name: 'Function model' }, { timeout: 5_000 });
    await expect(await within(drawn).findByText(subject)).toBeVisible();
  },
};

/** Where somebody puts a part, it is found again; a function that is drawn is asked what it does; undo takes each back. */
export const FunctionsPlaced: Story = {
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'Functions' }));
    const show = async (name: string) => userEvent.click(part.getByRole('radio', { name }));
    const drawn = () => part.findByRole('application', { name: 'Function model' }, { timeout: 5_000 });
    const nodes = async () => [...(await drawn()).querySelectorAll<HTMLElement>('.react-flow__node')];
    const places = async () => (await nodes()).map(({ style }) => style.transform);
    await show('Graph');
    await waitFor(async () => expect(await nodes()).toHaveLength(2));
    await userEvent.click(part.getByRole('button', { name: 'Tidy up' }));
    await waitFor(async () => expect((await places())[0]).toBe('translate(0px, 0px)'));
    const before = await places();
    (await nodes())[0]?.focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}');
    await waitFor(async () => expect((await places())[0]).not.toBe(before[0]));
    const after = await places();
    await expect(after[1]).toBe(before[1]);
    await show('Table');
    await show('Graph');
    await waitFor(async () => expect(await places()).toEqual(after));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await places()).toEqual(before));
    await expect(part.queryByRole('button', { name: 'Tidy up' })).toBeNull();
    const [from, to] = await nodes();
    await userEvent.click(to as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(from as HTMLElement);
    await userEvent.keyboard('{/Shift}c');
    const action = await part.findByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard('cools{Enter}');
    await expect(await within(await drawn()).findByText('cools')).toBeVisible();
    await show('Table');
    await expect(part.getAllByRole<HTMLInputElement>('textbox', { name: 'Action' }).at(-1)?.value).toBe('cools');
  },
};

/** Concepts are scored by keys, beside each other; then compared with the one that is chosen. */
export const Concepts: Story = {
  async play({ canvas, userEvent }) {
    const part = await canvas.findByRole('region', { name: 'Concepts' });
    const scored = await within(part).findByRole('grid', { name: 'Concepts' }, { timeout: 5_000 });
    const rowOf = (grid: HTMLElement, line: number) => within(grid).getAllByRole('row')[line] as HTMLElement;
    const field = () => within(part).getByRole<HTMLTextAreaElement>('textbox', { name: /, cell$/ });
    field().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}4{ArrowDown}2{ArrowDown}5');
    await waitFor(async () => {
      const ends = [1, 2, 3].map((line) => within(rowOf(scored, line)).getAllByRole('gridcell').slice(-2));
      await expect(ends.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
        ['4', '2'],
        ['2', '3'],
        ['5', '1'],
      ]);
    });
    await userEvent.click(within(part).getByRole('radio', { name: 'Compare with a datum' }));
    const compared = await within(part).findByRole('grid', { name: 'Concepts compared with the datum' });
    const datum = within(part).getByRole<HTMLSelectElement>('combobox', { name: 'Datum' });
    await userEvent.selectOptions(datum, datum.options[2]?.value ?? '');
    await waitFor(() => expect(rowOf(compared, 3)).toHaveTextContent(/Datum$/));
    field().focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}{ArrowRight}-{Enter}');
    await waitFor(() => expect(rowOf(compared, 1)).toHaveTextContent(/−\d \+0 −1$/));
  },
};

/** What it was derived from has been changed since. */
const outdated = (id: string, record: string, field: string): Operation => ({
  op: 'base',
  id,
  basis: [{ from: { record, field }, hash: 'of what stood there' }],
});

/** What rests on something that has changed still stands, as somebody says who looked, and says no more once that is undone. */
export const Stale: Story = {
  args: {
    later: [
      { op: 'set', id: 'contradiction-work', field: 'worsen', value: 3 },
      outdated('principle-contradiction', 'contradiction-work', 'improve'),
      outdated('standard-model', 'model-work', 'fault'),
      outdated('effect-function', 'function-work', 'action'),
    ],
  },
  async play({ canvas, userEvent }) {
    for (const name of ['Principles', 'Standard solutions', 'Effects']) {
      const part = await canvas.findByRole('region', { name });
      const [right] = await within(part).findAllByRole('button', { name: /^Still right/ });
      await expect(within(part).getByText(/^Changed: /)).toBeVisible();
      await userEvent.click(right as HTMLElement);
      await waitFor(async () => expect(within(part).queryByText(/^Changed: /)).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(await within(part).findByText(/^Changed: /)).toBeVisible();
      await expect(within(part).getByRole('button', { name: 'Find anew' })).toBeVisible();
    }
  },
};

/** The question was put otherwise since it was answered. */
export const StaleAnswer: Story = {
  args: { kind: 'technical-qa', later: [outdated('answer-question', 'question-work', 'text')] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Still right' }));
    await waitFor(async () => expect(canvas.queryByRole('button', { name: 'Still right' })).toBeNull());
  },
};

/** How well something acts is talked about where it is judged. */
export const TalkOfJudgement: Story = {
  async play({ canvas, userEvent }) {
    const part = await canvas.findByRole('region', { name: 'Functions' });
    await userEvent.click(within(part).getByRole('button', { name: 'Comment on Judgement' }));
    await expect(await canvas.findByText(/^About Judgement/)).toBeVisible();
  },
};

const chooseFirst = async ({ userEvent }: Pick<PlayContext, 'userEvent'>) => {
  const [passage] = await screen.findAllByRole('option', { name: /^Foam/ });
  await userEvent.click(passage as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Its core carries the load.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cite' }));
};

/** F4: a concept that a person wrote is given a source, which can be taken away again. */
export const Sourced: Story = {
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'Concepts' }));
    await part.findByRole('grid', { name: 'Concepts' }, { timeout: 5_000 });
    part.getByRole('textbox', { name: /, cell$/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await part.findByText('No source yet')).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: /^Cite a passage: / }));
    await chooseFirst({ userEvent });
    await expect(await part.findByText('Its core carries the load.')).toBeVisible();
    await expect(part.queryByText('No source yet')).toBeNull();
    await userEvent.click(part.getByRole('button', { name: /^Remove the source: / }));
    await expect(await part.findByText('No source yet')).toBeVisible();
  },
};

/** From what the work cites one is led to a principle, though another contradiction is looked at. */
export const LedBack: Story = {
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'Principles' }));
    await userEvent.click(part.getByRole('button', { name: /^Cite a passage: 1 / }));
    await chooseFirst({ userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Another contradiction' }));
    await waitFor(async () => expect(part.queryByText('Its core carries the load.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Beside the work' }));
    await userEvent.click(await canvas.findByRole('tab', { name: /^Evidence/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Principle, 1 / }));
    await expect(await part.findByText('Its core carries the load.')).toBeVisible();
  },
};

export const Summary: Story = { args: { kind: 'summary' }, play: showsAll };

export const TechnicalQa: Story = { args: { kind: 'technical-qa' }, play: showsAll };

/** Two of its people have it do something at the same time. */
export const UnderWay: Story = {
  args: {
    kind: 'technical-qa',
    runs: [
      { ...answering, id: 'one', done: 1, total: 4, name: 'Mei Enterprise' },
      { ...answering, id: 'other', done: 0, total: 1, name: 'Taro Trial', status: 'queued' },
      { ...answering, id: 'ended', done: 2, total: 2, name: 'Taro Trial', status: 'done' },
    ],
  },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Under way' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuetext', '1 of 4');
    const [stop] = within(list).getAllByRole('button', { name: 'Stop' });
    await userEvent.click(stop as HTMLElement);
    await expect(await within(list).findByText('It could not be stopped')).toBeVisible();
  },
};

const asking = {
  action: 'guided',
  status: 'paused',
  changed: 0,
  suggested: 0,
  total: 3,
  name: 'Mei Enterprise',
} as const;

/** Where nothing is chosen yet, a person is offered company on the way; not once they have confirmed what contradicts what. */
export const OffersCompany: Story = {
  args: {
    later: [
      { op: 'remove', id: 'principle-contradiction' },
      { op: 'set', id: 'contradiction-work', field: 'isConfirmed', value: null },
    ],
  },
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'Problem' }));
    await expect(await part.findByRole('button', { name: 'Go step by step' })).toBeVisible();
    const contradiction = within(canvas.getByRole('region', { name: 'Contradiction' }));
    await userEvent.click(contradiction.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(part.queryByRole('button', { name: 'Go step by step' })).toBeNull());
  },
};

/** A run asks which of what was read in the problem to go with. */
export const AsksContradiction: Story = {
  args: {
    runs: [
      {
        ...asking,
        id: 'asking',
        done: 0,
        question: {
          id: 'first',
          kind: 'contradiction',
          data: { contradiction: 'contradiction-work', form: 'technical', improve: [1, 2], worsen: [1, 14, 27] },
        },
      },
    ],
  },
  async play({ canvas, userEvent }) {
    const line = within(await canvas.findByRole('list', { name: 'Under way' }));
    const goOn = await line.findByRole('button', { name: 'Go on' });
    await expect(goOn).toHaveAttribute('aria-disabled', 'true');
    await expect(line.getByText('A parameter against itself is a physical contradiction.')).toBeVisible();
    await userEvent.click(line.getByRole('radio', { name: '14 Strength' }));
    await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(line.getByRole('radio', { name: 'Physical' }));
    await expect(goOn).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(line.getByRole('radio', { name: /^In time/ }));
    await userEvent.click(goOn);
    await waitFor(async () => expect(line.queryByRole('button', { name: 'Go on' })).toBeNull());
    await expect(line.getByText('0 of 3')).toBeVisible();
  },
};

/** A run asks which principles to keep, and waits where nobody wants to say it now. */
export const AsksPrinciples: Story = {
  args: {
    runs: [
      {
        ...asking,
        id: 'asking',
        done: 2,
        question: {
          id: 'second',
          kind: 'several',
          data: {
            name: 'principles',
            options: [{ value: 'principle-contradiction', record: 'principle-contradiction' }, { value: 'gone' }],
          },
          proposed: ['principle-contradiction'],
        },
      },
    ],
  },
  async play({ canvas, userEvent }) {
    const line = within(await canvas.findByRole('list', { name: 'Under way' }));
    const group = await line.findByRole('group', { name: 'Which principles do you keep?' });
    await expect(within(group).getByRole('checkbox', { name: /^1 / })).toBeChecked();
    await userEvent.click(line.getByRole('button', { name: 'Later' }));
    await expect(line.queryByRole('group')).toBeNull();
    await expect(line.getByText('Waits for your answer')).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Answer' }));
    await expect(await line.findByRole('group', { name: 'Which principles do you keep?' })).toBeVisible();
  },
};

export const TechMind: Story = { args: { kind: 'tech-mind' } };

/** What a card is called, and whether it is set aside and compared, is talked about where it stands. */
export const TalkOfCard: Story = {
  args: { kind: 'tech-mind' },
  async play({ canvas, userEvent }) {
    const idea = (await canvas.findByRole('application')).querySelector('[data-id="idea-branch"]');
    await userEvent.click(idea as HTMLElement);
    const card = await canvas.findByRole('complementary', { name: 'Chosen card' });
    for (const field of ['Words', 'Set aside', 'Compared']) {
      await userEvent.click(within(card).getByRole('button', { name: `Comment on ${field}` }));
      await expect(await canvas.findByText(new RegExp(`^About ${field}`))).toBeVisible();
    }
  },
};

/** F4: an idea that a person wrote is put under a principle and given a source. */
export const OwnIdea: Story = {
  args: { kind: 'tech-mind' },
  async play({ canvas, userEvent }) {
    const [card] = await canvas.findAllByText(/^name q\d+z$/, { selector: '[class*="idea"] *' }, { timeout: 5_000 });
    await userEvent.click(card as HTMLElement);
    const panel = within(await canvas.findByRole('complementary', { name: 'Chosen card' }));
    await expect(panel.getByText('No passage carries this idea yet.')).toBeVisible();
    const principle = panel.getByRole('combobox', { name: 'Principle' });
    await userEvent.selectOptions(principle, '31');
    await expect(await panel.findByText(/^Principle 31/, { selector: ':not(option)' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /^Cite a passage: / }));
    await chooseFirst({ userEvent });
    await expect(await panel.findByText('Its core carries the load.')).toBeVisible();
    await expect(panel.queryByText('No passage carries this idea yet.')).toBeNull();
    // From what the work cites one is led to the card, though it is not chosen any more.
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Beside the work' }));
    await userEvent.click(await canvas.findByRole('tab', { name: /^Evidence/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Idea, / }));
    await expect(await canvas.findByRole('complementary', { name: 'Chosen card' })).toBeVisible();
  },
};

/** What somebody suggests for a board is seen where it would stand, on the canvas and in the list, and answered there. */
export const SuggestedCards: Story = {
  args: {
    kind: 'tech-mind',
    suggested: [
      [
        {
          op: 'add',
          id: 'new',
          type: 'idea',
          parent: 'branch-work',
          fields: { name: 'Braided sleeve', x: 520, y: 96 },
        },
      ],
      [{ op: 'remove', id: 'idea-idea' }],
    ],
  },
  async play({ canvas, userEvent }) {
    const named = { name: /^Braided sleeve, .*Suggested by Ken Sato/ };
    const ghost = await canvas.findByRole('group', named, { timeout: 5_000 });
    await expect(canvas.getByRole('group', { name: /Ken Sato suggests removing it/ })).toBeVisible();
    await userEvent.click(ghost);
    const panel = async () => within(await canvas.findByRole('complementary', { name: 'Chosen card' }));
    await expect((await panel()).getByRole('button', { name: 'Accept' })).toBeVisible();
    // Nothing is done with a card that is not there.
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('group', named)).toBeVisible();
    await userEvent.click((await panel()).getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByText('List', { exact: true }));
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Braided sleeve/ }));
    await expect((await panel()).getByRole('button', { name: 'Refuse' })).toBeVisible();
  },
};

/** Ideas beside the solution of today: a verdict is given, and the comparison is put away and taken up again. */
export const Comparison: Story = {
  args: { kind: 'tech-mind' },
  async play({ canvas, userEvent }) {
    const part = await canvas.findByRole('region', { name: 'Comparison' });
    const [idea] = within(part).getAllByRole('radiogroup');
    await userEvent.click(within(idea as HTMLElement).getByRole('radio', { name: 'Better' }));
    await expect(await within(part).findByRole('img', { name: /^A: \+\d and 0, balance \+\d\./ })).toBeVisible();
    await userEvent.click(within(part).getByRole('button', { name: 'Close the comparison' }));
    await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Comparison' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Comparison' }));
    await expect(await canvas.findByRole('region', { name: 'Comparison' })).toBeVisible();
  },
};
