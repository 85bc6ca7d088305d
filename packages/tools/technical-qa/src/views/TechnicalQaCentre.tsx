import { Banner, EmptyState, SearchIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { SuggestedHere, useToolAct, useWorkSession, WorkSheet } from '@assay/screens/works';
import { exchangesOf } from '../kind/exchanges-of.ts';
import { AskForm } from './AskForm.tsx';
import { ExchangePart } from './ExchangePart.tsx';
import { technicalQaMessages } from './messages.ts';

/** Questions with their answers, one below the other, and the place to ask the next. */
export function TechnicalQaCentre() {
  const t = useMessages(technicalQaMessages);
  const { session, snapshot } = useWorkSession();
  const { isActing, failure, act } = useToolAct('answer');
  const mayAnswer = session.role === 'edit' && snapshot.mode !== null;
  const exchanges = exchangesOf(session.state);
  function ask(text: string) {
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'question', parent: null, fields: { text } }]);
    act();
  }
  return (
    <WorkSheet>
      {exchanges.length === 0 && <EmptyState icon={SearchIcon} level={2} title={t('none')} />}
      {exchanges.map((exchange) => (
        <ExchangePart
          key={exchange.question.id}
          exchange={exchange}
          isReadOnly={snapshot.mode === null}
          isAnswering={isActing}
          {...(mayAnswer && { onAnswer: act })}
        />
      ))}
      <SuggestedHere types={['question', 'answer']} />
      {failure !== undefined && (
        <Banner tone="critical" title={t('failed')}>
          {failure}
        </Banner>
      )}
      {mayAnswer && <AskForm onAsk={ask} />}
    </WorkSheet>
  );
}
