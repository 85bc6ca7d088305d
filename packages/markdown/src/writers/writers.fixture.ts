import type { StreamCitation } from '@assay/contract';
import { parseDocument } from '../scanner.ts';
import type { WrittenDocument } from './written.types.ts';

const text = `## Binders and dissolution

Spinel LiNi~0.5~Mn~1.5~O~4~ works near **4.7 V**. Trace water forms *hydrogen fluoride*; see [the note](https://example.org/note). The effect grows at 55 °C[^t].

镍锰酸锂在高电压下会溶出锰，粘结剂可以减缓这一过程。マンガンの溶出は高温で増える。

1. First step with \`code\`
2. Second step
   - nested

- [x] done
- [ ] open

> Quoted words.

| quantity | value |
|---|--:|
| Capacity | 147 mAh/g |
| Potential | ≈ 4.7 V |

\`\`\`python
rate = 0.5
\`\`\`

$$
E = E^0
$$

<b>not markup</b>

[^t]: Measured in *coin cells*.
`;

function cited(sentence: string, support: StreamCitation['support'], sources: readonly string[]): StreamCitation {
  const from = text.indexOf(sentence);
  const evidence = sources.map((source) => ({
    source,
    document: `document-${source}`,
    version: 1,
    start: 10,
    end: 31,
    quote: `quotation of ${source}`,
  }));
  return { part: 'answer', from, to: from + sentence.length, support, evidence };
}

/** A document with every kind of node, in English, Chinese and Japanese. */
export const written: WrittenDocument = {
  title: 'Which binders limit dissolution?',
  language: 'zh-CN',
  blocks: parseDocument(text),
  citations: [
    cited('Spinel LiNi~0.5~Mn~1.5~O~4~ works near **4.7 V**.', 'supported', ['a']),
    cited('Trace water forms *hydrogen fluoride*;', 'partly', ['a', 'b']),
    cited('The effect grows at 55 °C[^t].', 'unsupported', []),
    cited('镍锰酸锂在高电压下会溶出锰，粘结剂可以减缓这一过程。', 'supported', ['b']),
    cited('147 mAh/g', 'supported', ['a']),
    cited('```python\nrate = 0.5\n```', 'supported', ['b']),
  ],
  sources: [
    {
      id: 'a',
      number: 1,
      document: 'document-a',
      version: 1,
      title: 'Carboxylated binders',
      sourceType: 'note',
      language: 'en',
      year: 2020,
      owner: 'Assay',
    },
    {
      id: 'b',
      number: 2,
      document: 'document-b',
      version: 3,
      title: '高电压正极',
      sourceType: 'note',
      language: 'cn',
      url: 'https://example.org/b',
    },
  ],
  labels: { references: '参考文献', footnotes: '注释', unsupported: '无来源支持', partly: '部分支持' },
};
