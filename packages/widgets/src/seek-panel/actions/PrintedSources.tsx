import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { passageKey, sourceOf } from '../../evidence/passages.ts';
import { useQuestion } from '../panel-context.tsx';
import { answerActionsMessages } from './messages.ts';
import * as styles from './print.css.ts';

/** The sources of an answer as paper needs them: numbered, with their quotations and their links as text. */
export function PrintedSources() {
  const t = useMessages(answerActionsMessages);
  const { held, summary, passages } = useQuestion();
  const { values = [], nearest = [] } = summary.content;
  const { sources } = held.stream;
  const cited = [
    ...passages().map(({ evidence }) => evidence),
    ...values.map(({ citation }) => citation),
    ...nearest.flatMap(({ citations }) => citations),
  ];
  const unique = [...new Map(cited.map((passage) => [passageKey(passage), passage])).values()];
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <h3>{t('printed.sources')}</h3>
      <ol>
        {sources
          .toSorted((a, b) => a.number - b.number)
          .map((source) => (
            <li key={source.id} value={source.number}>
              <Typeset>{source.title}</Typeset>
              {'. '}
              {[source.owner, source.year, `${source.document}, v${source.version}`, source.url]
                .filter((part) => part !== undefined)
                .join('. ')}
              <ul>
                {unique
                  .filter((passage) => sourceOf(sources, passage) === source)
                  .map((passage) => (
                    <li key={passageKey(passage)}>
                      “<Typeset isVerbatim>{passage.quote}</Typeset>”
                    </li>
                  ))}
              </ul>
            </li>
          ))}
      </ol>
    </div>
  );
}
