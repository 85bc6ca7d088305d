import { useMessages, useTranslator } from '@assay/i18n';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from '@assay/screens/works';
import type { Lookup, WorkRecord } from '@assay/works';
import { type ReactNode, useMemo } from 'react';
import type { Verdict } from '../../kind/balance.ts';
import { parameters, principles } from '../../tables/index.ts';
import { boardMessages } from './messages.ts';

/** Names what stands on a board, in the language of the page. */
export function BoardDescriptions({ children }: { children: ReactNode }) {
  const t = useMessages(boardMessages);
  const { locale } = useTranslator();
  const descriptions = useMemo((): WorkDescriptions => {
    const names = {
      work: t('names.work'),
      branch: t('names.branch'),
      idea: t('names.idea'),
      link: t('names.link'),
      criterion: t('names.criterion'),
      comparison: t('names.comparison'),
    } as const;
    const fields = {
      title: t('names.title'),
      statement: t('names.statement'),
      language: t('names.language'),
      improve: t('names.improve'),
      worsen: t('names.worsen'),
      name: t('names.name'),
      note: t('names.note'),
      principle: t('names.principle'),
      direction: t('names.direction'),
      isAside: t('names.isAside'),
      isSearched: t('names.isSearched'),
      x: t('names.x'),
      y: t('names.y'),
      from: t('names.from'),
      to: t('names.to'),
      datum: t('names.datum'),
      isCompared: t('names.isCompared'),
      weight: t('names.weight'),
      criterion: t('names.criterion'),
      verdict: t('names.verdict'),
    } as const;
    const findings = {
      noEvidence: t('noEvidence'),
      noPrinciple: t('noPrinciple'),
      noSource: t('noSource'),
    } as const;
    const recordName = ({ type, parent, fields: held }: WorkRecord, work: Lookup): string => {
      if (type === 'work') return plainText(held['title']);
      const end = (field: string) => plainText(work.get(plainText(held[field]))?.fields['name']);
      if (type === 'comparison') {
        const idea = plainText(work.get(parent ?? '')?.fields['name']);
        return t('compare.of', { idea, criterion: end('criterion') });
      }
      if (type !== 'link') return plainText(held['name']);
      return t('names.linkOf', { from: end('from'), to: end('to') });
    };
    const acts = { ideas: t('ideas.find'), push: t('push.title') } as const;
    return {
      act: (action) => acts[action as keyof typeof acts],
      type: (type) => names[type as keyof typeof names] ?? type,
      field: (_, field) => fields[field as keyof typeof fields] ?? field,
      record: recordName,
      value(_, field, value) {
        if (field === 'verdict') return t(`compare.${value as Verdict}`);
        if (field === 'principle') {
          const number = Number(value);
          return t('principle', { number, name: principles[number - 1]?.name[locale] ?? '' });
        }
        if (field === 'improve' || field === 'worsen')
          return `${plainText(value)} ${parameters[Number(value) - 1]?.name[locale] ?? ''}`.trim();
        return typeof value === 'boolean' ? t(value ? 'names.yes' : 'names.no') : plainText(value);
      },
      finding: ({ rule }) => ({ text: findings[rule as keyof typeof findings] ?? rule }),
    };
  }, [t, locale]);
  return <WorkDescriptionsContext value={descriptions}>{children}</WorkDescriptionsContext>;
}
