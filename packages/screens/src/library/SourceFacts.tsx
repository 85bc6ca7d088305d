import { KeyValue, type KeyValueItem, Link } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import type { SourceDocument } from './library.source.ts';
import { libraryMessages } from './messages.ts';

const owners = ['assignee', 'applicant'];
const classesShown = 12;

/** Name of the first assignee, applicant or author. */
export function ownerOf({ parties }: Pick<SourceDocument, 'parties'>): string | undefined {
  return [...owners, 'author'].flatMap((role) => parties.find((party) => party.role === role) ?? [])[0]?.name;
}

/** Year of the first date that is known. */
export function yearOf({ dates }: Pick<SourceDocument, 'dates'>): string | undefined {
  return (dates.publication ?? dates.priority ?? dates.filing)?.slice(0, 4);
}

/** What is known of a document beside its text. */
export function SourceFacts({ document }: { document: SourceDocument }) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  const { id, source_type: kind, parties, dates, language, classes, licence, url, version, latest } = document;
  const held = parties.filter(({ role }) => owners.includes(role)).map(({ name }) => name);
  const people = parties.filter(({ role }) => ['inventor', 'author'].includes(role)).map(({ name }) => name);
  const words: Readonly<Record<string, [label: string, value: string | undefined]>> = {
    kind: [t('source.kind'), t(`kind.${kind}`)],
    id: [t('source.id'), id],
    owner: [t('source.owner'), formats.list([...new Set(held)])],
    people: [t('source.people'), formats.list([...new Set(people)])],
    published: [t('source.published'), dates.publication && formats.date(dates.publication, 'UTC')],
    filed: [t('source.filed'), dates.filing && formats.date(dates.filing, 'UTC')],
    priority: [t('source.priority'), dates.priority && formats.date(dates.priority, 'UTC')],
    language: [t('source.language'), formats.language(language)],
    classes: [t('source.classes'), [...new Set(classes.map(({ code }) => code))].slice(0, classesShown).join(', ')],
    licence: [t('source.licence'), licence],
    version: [t('source.version'), t('source.versionOf', { version, latest })],
  };
  const facts = Object.entries(words).flatMap(([key, [label, value]]): KeyValueItem[] =>
    value ? [{ key, label, value }] : [],
  );
  if (url !== undefined) {
    const original = (
      <Link href={url} externalLabel={t('source.opensElsewhere')} rel="noopener noreferrer">
        {t('source.open')}
      </Link>
    );
    facts.push({ key: 'address', label: t('source.address'), value: original });
  }
  return <KeyValue hasRules items={facts} />;
}
