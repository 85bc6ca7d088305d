import type { Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';
import { type LeadBody, type LeadSetup, type ProvenNumber, type SalesLeadSource } from './sales-lead.source.ts';
import { refusal } from './testing/refusal.ts';

/** A source that keeps what was asked of it, and fails with the codes it is given. */
export interface RecordedLeadSource extends SalesLeadSource {
  readonly sentCodes: { digits: string; country: string; proof: string | undefined }[];
  readonly submitted: { lead: LeadBody; number: ProvenNumber | undefined; id: string }[];
}

export interface RecordedLeadOptions {
  setup?: LeadSetup;
  /** Codes with which the next submissions fail. */
  failures?: number[];
  companies?: SalesLeadSource['companies'];
  captcha?: SalesLeadSource['captcha'];
  sendFails?: boolean;
}

export function createRecordedLeadSource({
  setup = { region: 'other' },
  failures = [],
  companies,
  captcha = () => Promise.reject(new Error('No captcha here.')),
  sendFails = false,
}: RecordedLeadOptions = {}): RecordedLeadSource {
  const sentCodes: RecordedLeadSource['sentCodes'] = [];
  const submitted: RecordedLeadSource['submitted'] = [];
  return {
    sentCodes,
    submitted,
    setup: async () => setup,
    captcha,
    async sendCode(number, proof) {
      if (sendFails) throw refusal(503);
      sentCodes.push({ ...number, proof });
      return { shownNumber: '138****5678', resendAfter: 60 };
    },
    async submit(lead, number, id) {
      submitted.push({ lead, number, id });
      const code = failures.shift();
      if (code !== undefined) throw refusal(code);
    },
    ...(companies ? { companies } : {}),
    marketingAddress: (type, source) => `/embed/form?type=${type}&source=${source}`,
  };
}

/** Words of a locale around a story or a test. */
export function Words({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  const translator = useMemo(() => createTranslator({ locale }), [locale]);
  return (
    <TranslatorProvider translator={translator}>
      <Suspense>{children}</Suspense>
    </TranslatorProvider>
  );
}
