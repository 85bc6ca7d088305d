import { Banner, Checkbox, Chip, Heading, SegmentedControl, Stack, Text } from '@assay/design-system';
import { agentCodes, agents as rules } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import * as styles from './AgentChat.css.ts';
import type { NewAgentChatProps } from './AgentChat.types.ts';
import { agentChatMessages } from './messages.ts';
import { Composer } from './parts/Composer.tsx';
import { Steps } from './parts/Steps.tsx';
import { useNewJob } from './useAgentChat.ts';
import { useAgents } from './useAgents.ts';

/** Where a job begins: what the agent does, examples, and the box to write in. */
export function NewAgentChat({
  code,
  source,
  question = '',
  onBegun,
  onChoose,
  agents,
  readOnlyNotice,
}: NewAgentChatProps) {
  const t = useMessages(agentChatMessages);
  const { problem, begin } = useNewJob(source);
  const [isPlanned, setPlanned] = useState(false);
  const [example, setExample] = useState('');
  const loaded = useAgents(source, agents);
  const agent = loaded.find((each) => each.code === code);
  const { steps, takesFiles } = rules[code];
  // What works on documents is of no use to who gives none.
  const offered = agentCodes.filter((value) => !rules[value].takesFiles || source.upload !== undefined);
  return (
    <div className={styles.chat}>
      <div className={styles.column}>
        <div className={styles.begin}>
          {onChoose && (
            <SegmentedControl
              className={styles.choice}
              label={t('tools')}
              value={code}
              segments={offered.map((value) => ({ value, label: t(`agent.${value}`) }))}
              onChange={onChoose}
            />
          )}
          <Stack gap={3}>
            <Heading level={1} size="title1">
              {agent?.name ?? t(`agent.${code}`)}
            </Heading>
            <Text as="p" size="prose" tone="muted" hasMeasure className={styles.purpose}>
              {agent?.description}
            </Text>
          </Stack>
          <Stack gap={2}>
            <Text as="p" size="caption" tone="muted">
              {t('begin.steps')}
            </Text>
            <Steps
              isOver={false}
              isPlan
              steps={steps.map(({ step, needsApproval }) => ({
                step,
                status: 'waiting',
                ...(needsApproval ? { needsApproval } : {}),
              }))}
            />
          </Stack>
          {agent && agent.examples.length > 0 && !takesFiles && !readOnlyNotice && (
            <Stack gap={2}>
              <Text as="p" size="caption" tone="muted">
                {t('begin.examples')}
              </Text>
              <ul className={styles.examples}>
                {agent.examples.map((text) => (
                  <li key={text}>
                    <Chip onClick={() => setExample(text)}>{text}</Chip>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </div>
        <div className={styles.foot}>
          {readOnlyNotice ?? (
            <>
              {problem && (
                <Banner tone="critical" title={t('problem.title')}>
                  {problem.message}
                </Banner>
              )}
              <Composer
                // An example that is chosen takes the place of what stood in the box.
                key={`${code} ${example}`}
                draft={`new.${code}${example === '' ? '' : `.${example}`}`}
                source={source}
                takesFiles={takesFiles}
                showsFiles={takesFiles}
                initial={example || question || (takesFiles ? t('composer.default') : '')}
                hasAutoFocus
                onSend={async (turn) => {
                  const begun = await begin(code, turn, isPlanned);
                  if (begun) onBegun(begun.job_id);
                  return begun !== undefined;
                }}
              />
              <Checkbox checked={isPlanned} onChange={(event) => setPlanned(event.target.checked)}>
                {t('begin.plan')}
              </Checkbox>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
