import { Heading, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { frameMessages } from './messages.ts';

const topics = ['ask', 'evidence', 'keys'] as const;

/** What one needs to know to use the product, loaded when help is opened. */
export function HelpText() {
  const t = useMessages(frameMessages);
  return (
    <Stack gap={6}>
      {topics.map((topic) => (
        <Stack key={topic} as="section" gap={1}>
          <Heading level={3}>{t(`help.${topic}.title`)}</Heading>
          <Text as="p">{t(`help.${topic}.text`)}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
