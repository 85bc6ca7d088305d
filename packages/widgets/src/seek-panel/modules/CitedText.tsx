import { Sentence, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Fragment } from 'react';
import { CitationMarks } from '../../evidence/CitationMarks.tsx';
import { seekPanelMessages } from '../messages.ts';
import type { CitedSentence } from '../module-contents.ts';

export interface CitedTextProps {
  sentences: readonly CitedSentence[];
}

/** Stored sentences with their chips; what its sources do not bear out is underlined and says so. */
export function CitedText({ sentences }: CitedTextProps) {
  const t = useMessages(seekPanelMessages);
  return (
    <Text as="p">
      {sentences.map((sentence, index) => (
        // A sentence has no identity but its place.
        <Fragment key={`${index} ${sentence.text}`}>
          {index > 0 && ' '}
          <Sentence
            support={sentence.support}
            {...(sentence.support === 'supported' ? {} : { supportLabel: t(`support.${sentence.support}`) })}
          >
            {sentence.text}
          </Sentence>
          <CitationMarks citations={sentence.citations} />
        </Fragment>
      ))}
    </Text>
  );
}
