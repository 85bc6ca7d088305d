import { useMessages } from '@assay/i18n';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from '@assay/screens/works';
import { type ReactNode, useMemo } from 'react';
import { technicalQaMessages } from './messages.ts';

function useDescriptions(): WorkDescriptions {
  const t = useMessages(technicalQaMessages);
  return useMemo(() => {
    const types = { work: t('tool'), question: t('names.question'), answer: t('names.answer') } as const;
    const fields = {
      title: t('names.title'),
      text: t('names.question'),
      body: t('names.answer'),
      documents: t('names.documents'),
      passages: t('names.passages'),
      language: t('names.language'),
    } as const;
    const findings = {
      unanswered: t('checks.unanswered'),
      empty: t('checks.empty'),
      noSource: t('checks.noSource'),
      uncitedPart: t('checks.uncitedPart'),
      unknownSource: t('checks.unknownSource'),
    } as const;
    return {
      type: (type) => types[type as keyof typeof types] ?? type,
      field: (_, field) => fields[field as keyof typeof fields] ?? field,
      record: ({ type, fields: held }) => {
        if (type === 'answer') return t('names.answer');
        return plainText(held[type === 'work' ? 'title' : 'text']);
      },
      value: (_, __, value) => plainText(value),
      act: (action) => (action === 'answer' ? t('answer') : undefined),
      procedure: () => t('answering'),
      finding: ({ rule, fix }) => ({
        text: findings[rule as keyof typeof findings] ?? rule,
        ...(fix && { fix: t('checks.removeCitation') }),
      }),
    };
  }, [t]);
}

/** How technical questions name what stands in them, for what stands around them. */
export function TechnicalQaDescriptions({ children }: { children: ReactNode }) {
  return <WorkDescriptionsContext value={useDescriptions()}>{children}</WorkDescriptionsContext>;
}
