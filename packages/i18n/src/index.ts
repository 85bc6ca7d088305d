export { type Catalogue, defineCatalogue, type MessageKey, type MessageTree } from './catalogue.ts';
export { useDraft } from './draft.ts';
export { createFormats, type DayName, dayName, type Formats } from './formats.ts';
export { initialLocale, localeKey, localeOf } from './locale.ts';
export {
  type Translate,
  TranslatorProvider,
  type TranslatorProviderProps,
  useFormats,
  useMessages,
  useTranslator,
} from './react.tsx';
export { createTranslator, type MessageValues, type Translator, type TranslatorOptions } from './translator.ts';
