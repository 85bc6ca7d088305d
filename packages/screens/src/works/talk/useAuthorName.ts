import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import type { Author } from './talk.source.ts';

/** What whoever wrote something goes by: a person, the rules, or a model. */
export function useAuthorName(): (author: Author, origin: string) => string {
  const t = useMessages(worksMessages);
  return (author, origin) => {
    if (origin === 'rules') return t('by.rules');
    if (origin.startsWith('model:')) return t('by.model', { name: origin.slice('model:'.length) });
    return author.name || t(author.person === null ? 'by.nobody' : 'by.somebody');
  };
}
