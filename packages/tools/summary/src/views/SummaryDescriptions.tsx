import { useMessages } from '@assay/i18n';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from '@assay/screens/works';
import { type ReactNode, useMemo } from 'react';
import { summaryMessages } from './messages.ts';

function useDescriptions(): WorkDescriptions {
  const t = useMessages(summaryMessages);
  return useMemo(() => {
    const types = { work: t('tool'), source: t('names.source'), section: t('names.section') } as const;
    const fields = {
      title: t('names.title'),
      name: t('names.heading'),
      body: t('names.body'),
      document: t('names.source'),
      language: t('names.language'),
    } as const;
    const findings = {
      empty: t('checks.empty'),
      noSource: t('checks.noSource'),
      uncitedPart: t('checks.uncitedPart'),
      unknownSource: t('checks.unknownSource'),
    } as const;
    return {
      type: (type) => types[type as keyof typeof types] ?? type,
      field: (_, field) => fields[field as keyof typeof fields] ?? field,
      record: ({ type, fields: held }) => plainText(held[type === 'work' ? 'title' : 'name']),
      value: (_, __, value) => plainText(value),
      finding: ({ rule, fix }) => ({
        text: findings[rule as keyof typeof findings] ?? rule,
        ...(fix && { fix: t('checks.removeCitation') }),
      }),
    };
  }, [t]);
}

/** How summaries name what stands in them, for what stands around them. */
export function SummaryDescriptions({ children }: { children: ReactNode }) {
  return <WorkDescriptionsContext value={useDescriptions()}>{children}</WorkDescriptionsContext>;
}
