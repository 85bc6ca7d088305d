import { bcp47, type Locale } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { useMemo } from 'react';

export interface Amounts {
  /** `3.2 MB` */
  bytes: (count: number) => string;
  /** `3.2 MB/s` */
  rate: (bytesPerSecond: number) => string;
  /** `2 minutes`, rounded up to what a person waits. */
  duration: (seconds: number) => string;
  /** `98.5%`; rounded down, so that only all of it is 100%. */
  share: (value: number) => string;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes, rates, durations and shares as a locale writes them. */
export function createAmounts(locale: Locale): Amounts {
  const tag = bcp47[locale];
  const format = (value: number, unit: string, unitDisplay: 'short' | 'long', maximumFractionDigits: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(value);
  const inUnit = (count: number, perSecond: boolean) => {
    const step = count < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(count) / 3));
    const unit = units[step] ?? 'byte';
    const value = count / 1000 ** step;
    return format(
      value,
      perSecond ? `${unit}-per-second` : unit,
      step === 0 ? 'long' : 'short',
      step === 0 || value >= 100 ? 0 : 1,
    );
  };
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' });
  return {
    bytes: (count) => inUnit(count, false),
    rate: (bytesPerSecond) => inUnit(bytesPerSecond, true),
    duration(seconds) {
      const whole = Math.max(1, Math.ceil(seconds));
      if (whole < 60) return format(whole, 'second', 'long', 0);
      if (whole < 3600) return format(Math.ceil(whole / 60), 'minute', 'long', 0);
      return format(whole / 3600, 'hour', 'long', 1);
    },
    share: (value) => share.format(value),
  };
}

/** Amounts in the locale in force. */
export function useAmounts(): Amounts {
  const { locale } = useTranslator();
  return useMemo(() => createAmounts(locale), [locale]);
}
