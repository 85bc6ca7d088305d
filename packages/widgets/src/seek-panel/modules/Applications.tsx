import { Heading } from '@assay/design-system';
import { Typeset } from '@assay/markdown/typeset';
import { StreamedText } from '../StreamedText.tsx';
import { CitedText } from './CitedText.tsx';
import type { ModuleViewProps } from './module-view.types.ts';
import * as styles from './modules.css.ts';

/** Where the answer is applied: one card each, in its cited sentences, as they are written or as they were stored. */
export function Applications({ module }: ModuleViewProps<'APPLICATION'>) {
  const isFinished = module.status === 'success' || module.status === 'failed';
  const stored = module.content.cards ?? [];
  if (module.texts.length === 0 && stored.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {module.texts.length > 0
        ? module.texts.map((part) => (
            <li key={part.part} className={styles.card}>
              {part.title && (
                <Heading level={4}>
                  <Typeset>{part.title}</Typeset>
                </Heading>
              )}
              <StreamedText part={part} isFinished={isFinished} className={styles.cardText} />
            </li>
          ))
        : stored.map((card) => (
            <li key={card.title} className={styles.card}>
              <Heading level={4}>
                <Typeset>{card.title}</Typeset>
              </Heading>
              <CitedText sentences={card.sentences} />
            </li>
          ))}
    </ul>
  );
}
