import { Icon, LanguagesIcon } from '@assay/design-system';
import { bcp47 } from '@assay/domain';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { sourceOf } from '../../evidence/passages.ts';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import * as styles from './answer.css.ts';

const primary = (tag: string) => tag.split('-')[0] ?? tag;

/** In which languages the quotations of a text are, where these are not the reader's. */
export function QuotedLanguages({ part }: { part: string }) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const { cites, sources } = useQuestion().held.stream;
  const quoted = cites
    .filter((cite) => cite.part === part)
    .flatMap(({ evidence }) => evidence.map((passage) => sourceOf(sources, passage)?.language));
  const languages = [...new Set(quoted.flatMap((tag) => (tag === undefined ? [] : [primary(tag)])))];
  const foreign = languages.filter((tag) => tag !== primary(bcp47[locale]));
  if (foreign.length === 0) return null;
  return (
    <p className={styles.quoted}>
      <Icon of={LanguagesIcon} size="sm" />
      {t(foreign.length < languages.length ? 'answer.quotedPartly' : 'answer.quoted', {
        languages: formats.list(foreign.map((tag) => formats.language(tag))),
      })}
    </p>
  );
}
