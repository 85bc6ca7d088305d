import { type SourceType, sourceTypes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import type { FieldValue, whereToLook } from '@assay/works';
import { useMemo } from 'react';
import { worksMessages } from '../messages.ts';

/** The fields of where a tool looks, and what they hold, in words: the same for all tools. */
export function useWhereWords() {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  return useMemo(() => {
    const fields: Readonly<Record<keyof typeof whereToLook, string>> = {
      lookIn: t('where.kinds'),
      lookClasses: t('where.classes'),
      lookFrom: t('where.from'),
    };
    const isKind = (code: unknown): code is SourceType => sourceTypes.includes(code as SourceType);
    return {
      field: (name: string): string | undefined =>
        Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : undefined,
      value(name: string, value: FieldValue): string | undefined {
        if (name === 'lookIn' && Array.isArray(value))
          return formats.list(value.filter(isKind).map((kind) => t(`where.kind.${kind}`)));
        if (name === 'lookClasses' && Array.isArray(value)) return formats.list(value.map(String));
        if (name === 'lookFrom' && typeof value === 'string') return formats.date(value, 'UTC');
        return undefined;
      },
    };
  }, [t, formats]);
}
