import { bcp47, type Locale, ownershipTypes, unknownFact } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import * as styles from './CompanyAutocomplete.css.ts';
import type { CompanyOption } from './company-autocomplete.source.ts';
import { companyAutocompleteMessages } from './messages.ts';

/** A company in a list: its name, the registered one where it differs, and country, kind, year and size. */
export function CompanyRow({ company }: { company: CompanyOption }) {
  const t = useMessages(companyAutocompleteMessages);
  const { locale } = useTranslator();
  const kind = ownershipTypes.find((type) => type === company.organizationType);
  const facts = [
    countryName(company, locale),
    kind ? t(`kinds.${kind}`) : unknownFact,
    t('founded', { year: company.foundedYear }),
    t('employees', { range: company.employeeStr }),
  ];
  return (
    <>
      <span className={styles.names}>
        <span className={styles.label}>{company.label}</span>
        {company.name !== company.label && <span className={styles.registered}> {company.name}</span>}
      </span>
      <span className={styles.facts}>
        {facts.map((fact, index) => (
          <span key={`${index}-${fact}`} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
    </>
  );
}

function countryName({ country, location }: CompanyOption, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(country)) return location;
  return new Intl.DisplayNames(bcp47[locale], { type: 'region' }).of(country) ?? unknownFact;
}
