import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { BookOpenIcon, FileSearchIcon, ScaleIcon } from '../Icon/icons.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Card, CardCell, CardGrid, CardLink } from './Card.tsx';

const meta = {
  component: Card,
  subcomponents: { CardLink, CardGrid, CardCell },
  parameters: guide({
    use: [
      'A sheet that holds one thing among others of its kind.',
      '`CardLink` in a `CardGrid`: a choice of places to go, each with a line about it.',
    ],
    avoid: [
      'Setting off a part of a page: a heading and a rule are quieter.',
      'Many things that are compared: take `Table` or `RowList`.',
    ],
    anatomy: ['Edge and ground; no shadow', '`CardLink`: icon, title with the arrow, one line, and a tag at the end'],
    accessibility: [
      'A `CardGrid` is a list, so that the number of choices is said.',
      'The whole `CardLink` is one link; its name is its title and its line.',
    ],
    do: ['Keep titles of one grid to one line.'],
    dont: ["Don't put a card into a card.", "Don't put a button into a `CardLink`: a link cannot hold one."],
  }),
  args: { children: 'A sheet with an edge.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const Cells: Story = {
  render: () => (
    <CardGrid>
      <CardCell>
        <CardLink
          href="#novelty"
          icon={FileSearchIcon}
          title="Novelty search"
          description="Features against prior art"
        />
      </CardCell>
      <CardCell>
        <CardLink
          href="#fto"
          icon={ScaleIcon}
          title="Freedom to operate"
          description="Claim charts by office and legal status"
        />
      </CardCell>
      <CardCell>
        <CardLink
          href="#research"
          icon={BookOpenIcon}
          title="Technical research"
          description="A cited report on one question"
          aside={<Tag tone="info">New</Tag>}
        />
      </CardCell>
    </CardGrid>
  ),
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <CardGrid>
      <CardCell>
        <CardLink
          href="#novelty"
          icon={FileSearchIcon}
          title="新規性調査"
          description="構成要件と先行技術を一項目ずつ対比します"
        />
      </CardCell>
      <CardCell>
        <CardLink href="#fto" icon={ScaleIcon} title="侵害予防調査" description="国・法的状況ごとのクレームチャート" />
      </CardCell>
      <CardCell>
        <CardLink href="#research" icon={BookOpenIcon} title="技術調査" description="一つの質問に、引用付きの報告書" />
      </CardCell>
    </CardGrid>
  ),
};
