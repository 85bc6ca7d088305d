import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import type { Lookup, OutlineBlock, WorkOutline } from '@assay/works';
import { outlineProse } from '@assay/works/prose';
import { type Exchange, exchangesOf } from '../kind/exchanges-of.ts';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

const words = createWords({ en, cn, jp, tw });

/** What is said of a question whose answer has no words; undefined where it has some. */
function silenceOf({ answer }: Exchange, t: ReturnType<typeof words>): string | undefined {
  if (answer === undefined) return t('waiting');
  const { body, documents = 0, passages = 0 } = answer.fields;
  return body === undefined ? t('silent', { documents, passages }) : undefined;
}

/** Questions and answers as a document, and their passages as a table. */
export function outlineTechnicalQa(work: Lookup, locale: Locale): WorkOutline {
  const t = words(locale);
  const exchanges = exchangesOf(work);
  const blocks = exchanges.flatMap((exchange): OutlineBlock[] => {
    const silence = silenceOf(exchange, t);
    return [
      { kind: 'heading', level: 2, text: exchange.question.fields.text ?? '' },
      ...(silence === undefined ? [] : [{ kind: 'paragraph' as const, text: silence }]),
      ...outlineProse(exchange.answer?.fields.body, exchange.answer?.evidence ?? {}),
    ];
  });
  return {
    blocks,
    sheets: [
      {
        name: t('names.passages'),
        columns: [
          { name: t('names.question'), width: 60 },
          { name: t('names.passage'), width: 90 },
        ],
        rows: exchanges.flatMap(({ question, answer }) =>
          Object.values(answer?.evidence ?? {}).map(({ quote }) => [question.fields.text ?? '', quote]),
        ),
      },
    ],
  };
}
