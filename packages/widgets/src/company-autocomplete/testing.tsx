import type { Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { CompanyAutocomplete } from './CompanyAutocomplete.tsx';
import type { CompanyAutocompleteProps } from './CompanyAutocomplete.types.ts';

/** Words of a locale around a story or a test. */
export function Words({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  const translator = useMemo(() => createTranslator({ locale }), [locale]);
  return (
    <TranslatorProvider translator={translator}>
      <Suspense>{children}</Suspense>
    </TranslatorProvider>
  );
}

export interface CompanyFieldProps extends Partial<CompanyAutocompleteProps> {
  locale?: Locale;
}

/** The field with a value that is kept. */
export function CompanyField({ locale = 'en', onChange, source, ...props }: CompanyFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Words locale={locale}>
      <CompanyAutocomplete
        label="Company"
        {...props}
        source={source}
        value={value}
        onChange={(name) => {
          setValue(name);
          onChange?.(name);
        }}
      />
    </Words>
  );
}
