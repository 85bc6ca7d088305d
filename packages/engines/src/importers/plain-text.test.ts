import { describe, expect, it } from 'vitest';
import { readPlainText } from './plain-text.ts';

const paragraphsOf = (text: string) => readPlainText(text, 'report.txt').paragraphs;

describe('a plain text', () => {
  it('keeps a numbered line above a paragraph apart from its first sentence', () => {
    expect(
      paragraphsOf('固态电池报告\n\n一、背景\n固态电解质更安全。\n\n二、结果\n电阻降至 30 Ω。\n容量为 91%。'),
    ).toEqual([
      { kind: 'heading', text: '一、背景' },
      { kind: 'paragraph', text: '固态电解质更安全。', section: '一、背景' },
      { kind: 'heading', text: '二、结果' },
      { kind: 'paragraph', text: '电阻降至 30 Ω。容量为 91%。', section: '二、结果' },
    ]);
    expect(paragraphsOf('Report\n\n2.1 Results\nThe film held.\n\nIt lasted.').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
    ]);
  });

  it('takes a numbered list and a sentence that begins with a number for what they are', () => {
    const list = '1. first step\n2. second step\n3. third step';
    expect(paragraphsOf(`Report\n\n${list}`)).toEqual([{ kind: 'paragraph', text: list.replaceAll('\n', ' ') }]);
    expect(paragraphsOf('Report\n\n3 samples failed,\nthe others held.')).toEqual([
      { kind: 'paragraph', text: '3 samples failed, the others held.' },
    ]);
  });
});
