import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Prose, Sentence, StreamCaret } from './Prose.tsx';

const meta = {
  component: Prose,
  subcomponents: { Sentence, StreamCaret },
  parameters: guide({
    use: ['What is read: answers, reports, help.'],
    avoid: ['Words of controls and lists: take `Text`.'],
    anatomy: [
      'Headings, paragraphs, lists, tables, quotations, formulas',
      '`Sentence`: how far a sentence is borne out',
      '`StreamCaret`: where the text is still being written',
    ],
    accessibility: [
      'It styles native elements: the outline of the page is theirs.',
      'A sentence without full support says so in words (`supportLabel`), not by its underline alone.',
      'The caret is hidden from assistive technology; what streams is announced by its owner.',
    ],
    do: ['Mark a passage in another language with `lang`.'],
    dont: ["Don't set lines wider than the measure."],
  }),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  args: {
    children: (
      <>
        <h2>Dissolution of manganese</h2>
        <p>
          Spinel LiNi<sub>0.5</sub>Mn<sub>1.5</sub>O<sub>4</sub> works near 4.7 V.{' '}
          <Sentence support="unsupported" supportLabel="Not supported by the sources">
            The effect is likely to be larger at 55 °C.
          </Sentence>{' '}
          <Sentence support="partly" supportLabel="Partly supported">
            Drying matters.
          </Sentence>
        </p>
        <ul>
          <li>Trace water</li>
          <li>Hydrogen fluoride</li>
        </ul>
        <ol>
          <li>Dry the electrode</li>
          <li>Coat</li>
        </ol>
        <blockquote>Polymers with carboxyl groups spread more evenly.</blockquote>
        <pre {...{ tabIndex: 0 }}>
          <code>{'rate = k * exp(-Ea / (R * T))'}</code>
        </pre>
        <table>
          <thead>
            <tr>
              <th>Quantity</th>
              <th align="right">Value</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Capacity</td>
              <td align="right">147</td>
            </tr>
          </tbody>
        </table>
        <p>
          The text still streams
          <StreamCaret />
        </p>
      </>
    ),
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    children: (
      <>
        <h2>マンガン溶出の抑制</h2>
        <p>
          カルボキシル基をもつバインダーは、PVDF より均一に粒子を覆い、表面で Mn<sup>2+</sup> を捕捉できます。
          <em>結果の一部に根拠がありません。</em>
          引用 3 を確認してください。
        </p>
      </>
    ),
  },
};

export const TraditionalChinese: Story = {
  globals: { language: 'zh-Hant' },
  args: { children: <p>含羧基的黏結劑能較均勻地覆蓋顆粒，並可在表面與 Mn²⁺ 配位。此結論有兩則來源支持。</p> },
};
