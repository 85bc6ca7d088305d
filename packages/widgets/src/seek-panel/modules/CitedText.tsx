import { Sentence, Text, type TextProps } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { Fragment } from 'react';
import { CitationMarks } from '../../evidence/CitationMarks.tsx';
import { evidenceMessages } from '../../evidence/messages.ts';
import type { CitedSentence } from '../module-contents.ts';

export interface CitedTextProps {
  sentences: readonly CitedSentence[];
  /** The answer itself is prose; what stands beside it is smaller. @default 'body' */
  size?: Extract<TextProps['size'], 'body' | 'prose'>;
}

/** Stored sentences with their chips; what its sources do not bear out is underlined and says so. */
export function CitedText({ sentences, size = 'body' }: CitedTextProps) {
  const t = useMessages(evidenceMessages);
  return (
    <Text as="p" size={size} tone="strong" hasMeasure>
      {sentences.map((sentence, index) => (
        // A sentence has no identity but its place.
        <Fragment key={`${index} ${sentence.text}`}>
          {index > 0 && ' '}
          <Sentence
            support={sentence.support}
            {...(sentence.support === 'supported' ? {} : { supportLabel: t(`support.${sentence.support}`) })}
          >
            <Typeset>{sentence.text}</Typeset>
          </Sentence>
          <CitationMarks citations={sentence.citations} />
        </Fragment>
      ))}
    </Text>
  );
}
