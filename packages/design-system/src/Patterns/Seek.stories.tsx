import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  AppFrame,
  ArrowLeftIcon,
  Banner,
  BellIcon,
  Button,
  CheckIcon,
  Chip,
  CitationChip,
  CloseIcon,
  CompassIcon,
  EvidenceDrawer,
  FolderPlusIcon,
  Heading,
  HomeIcon,
  IconButton,
  Inline,
  KeyValue,
  Link,
  Logo,
  ModuleOutline,
  NavRail,
  NavRailLink,
  Page,
  PencilIcon,
  Prose,
  QuestionBox,
  Quote,
  ReadingLayout,
  Sentence,
  ShareIcon,
  Show,
  SourceTag,
  Spacer,
  Stack,
  StopIcon,
  StreamCaret,
  Table,
  Text,
  WorkflowIcon,
} from '../index.ts';

const meta = { title: 'Patterns/Seek result', tags: ['page'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const values = [
  { id: '1', quantity: 'Working potential', value: '4.7', unit: 'V vs Li/Li⁺', kind: 'Measured', source: 1 },
  { id: '2', quantity: 'Theoretical capacity', value: '147', unit: 'mAh/g', kind: 'Computed', source: 1 },
  { id: '3', quantity: 'pKa, polyacrylic acid', value: '≈ 4.5', unit: '', kind: 'Measured', source: 4 },
];

function SeekPage({ hasDrawer = true }: { hasDrawer?: boolean }) {
  const [active, setActive] = useState<number | undefined>(hasDrawer ? 3 : undefined);
  const [question, setQuestion] = useState('');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const cite = (number: number) => (
    <CitationChip
      number={number}
      label={`Source ${number}`}
      isActive={active === number}
      onClick={() => setActive(number)}
    />
  );
  const rail = (isExpanded: boolean) => (
    <NavRail label="Main" isExpanded={isExpanded} brand={<Logo variant={isExpanded ? 'full' : 'mark'} />}>
      <NavRailLink icon={HomeIcon} label="Home" href="#home" isCurrent />
      <NavRailLink icon={CompassIcon} label="Explore" href="#explore" />
      <NavRailLink icon={WorkflowIcon} label="AI Studio" href="#studio" />
      <NavRailLink icon={BellIcon} label="Monitor" href="#monitor" />
    </NavRail>
  );
  return (
    <AppFrame
      rail={rail(false)}
      menu={rail(true)}
      skipLabel="Skip to content"
      menuLabel="Menu"
      closeLabel="Close menu"
      isMenuOpen={isMenuOpen}
      onMenuChange={setMenuOpen}
      header={
        <>
          <IconButton icon={ArrowLeftIcon} label="Back" />
          <Text size="caption" tone="muted">
            Seek
          </Text>
          <Spacer />
          <Button size="compact" icon={StopIcon}>
            Stop
          </Button>
          <Show above="md">
            <Button size="compact" variant="quiet" icon={FolderPlusIcon}>
              Save to project
            </Button>
          </Show>
          <IconButton icon={ShareIcon} label="Share" />
        </>
      }
    >
      <Page width="answer">
        <ReadingLayout
          head={
            <Stack gap={3}>
              <Stack gap={2}>
                <Heading level={1}>Which binders limit manganese dissolution in LNMO cathodes near 4.7 V?</Heading>
                <Text size="caption" tone="muted" isTabular>
                  Coverage: 5 library notes, English and Japanese, read to 21 Nov 2026
                </Text>
              </Stack>
              <Inline>
                <Chip>Patents and papers</Chip>
                <Chip>2012 to 2026</Chip>
                <Chip icon={PencilIcon}>Edit question</Chip>
              </Inline>
            </Stack>
          }
          outline={
            <ModuleOutline
              label="Modules"
              currentId="answer"
              modules={[
                { id: 'title', title: 'Title and summary', status: 'done', statusLabel: 'Done', href: '#title' },
                { id: 'answer', title: 'Answer', status: 'streaming', statusLabel: 'Streaming', href: '#answer' },
                { id: 'applications', title: 'Applications', status: 'waiting', statusLabel: 'Waiting' },
                { id: 'chart', title: 'Problem and means chart', status: 'waiting', statusLabel: 'Waiting' },
                {
                  id: 'references',
                  title: 'References',
                  status: 'failed',
                  statusLabel: 'Failed',
                  action: { label: 'Failed: retry', onPress: () => undefined },
                },
              ]}
            />
          }
          foot={
            <QuestionBox
              variant="follow-up"
              value={question}
              onChange={setQuestion}
              onSubmit={() => undefined}
              label="Follow-up question"
              placeholder="Ask a follow-up"
              submitLabel="Ask"
            />
          }
          {...(active === undefined
            ? {}
            : {
                drawer: (
                  <EvidenceDrawer
                    title="Evidence"
                    position={`${active} of 5`}
                    closeLabel="Close evidence"
                    onClose={() => setActive(undefined)}
                    previousLabel="Previous source"
                    onPrevious={() => setActive(active - 1)}
                    nextLabel="Next source"
                    onNext={() => setActive(active + 1)}
                    hasFocus={false}
                    foot={
                      <Stack gap={2}>
                        <Text size="dense" weight="medium" tone="strong">
                          Does the passage support the sentence?
                        </Text>
                        <Inline justify="between">
                          <Inline>
                            <Button size="compact" icon={CheckIcon}>
                              Agree
                            </Button>
                            <Button size="compact" icon={CloseIcon}>
                              Disagree
                            </Button>
                          </Inline>
                          <Text size="dense">
                            <Link href="#source">Open source</Link>
                          </Text>
                        </Inline>
                      </Stack>
                    }
                  >
                    <div>
                      <SourceTag>{active} · Library note 07</SourceTag>
                    </div>
                    <Heading level={3} size="lead">
                      Carboxylated binders in high-voltage positive electrodes
                    </Heading>
                    <KeyValue
                      hasRules
                      items={[
                        { key: 'type', label: 'Type', value: 'Library note' },
                        { key: 'section', label: 'Section', value: '2, paragraph 3' },
                        { key: 'language', label: 'Language', value: 'English' },
                        { key: 'cited', label: 'Cited here', value: '1 time' },
                      ]}
                    />
                    <Quote
                      before="PVDF adheres mainly by van der Waals contact and leaves part of the oxide surface exposed to electrolyte."
                      after="The benefit depends on coating uniformity and on how fully the electrode is dried before assembly."
                    >
                      Polymers with carboxyl groups spread more evenly over the oxide and form hydrogen bonds with
                      surface hydroxyls. Their carboxylate groups can also coordinate Mn²⁺ released at the surface.
                    </Quote>
                  </EvidenceDrawer>
                ),
              })}
        >
          <Stack gap={6}>
            <Banner title="Reconnected" announce="off">
              The answer continues where it stopped.
            </Banner>
            <Prose id="answer">
              <p>
                Spinel LiNi<sub>0.5</sub>Mn<sub>1.5</sub>O<sub>4</sub> works near 4.7 V against lithium, above the range
                in which carbonate electrolytes are stable.{cite(1)} Trace water hydrolyses LiPF<sub>6</sub> to hydrogen
                fluoride, which attacks the spinel surface and carries manganese into solution.{cite(2)}
              </p>
              <p>
                Binders with carboxyl groups, such as lithium polyacrylate and carboxymethyl cellulose, cover the
                particle more evenly than PVDF and can bind Mn<sup>2+</sup> at the surface.{cite(3)}{' '}
                <Sentence support="unsupported" supportLabel="Not supported by the sources">
                  The effect is likely to be larger at 55 °C than at room temperature.
                </Sentence>{' '}
                Water-based processing needs care, because lithium can leach from the spinel
                <StreamCaret />
              </p>
            </Prose>
            <Stack gap={1}>
              <Heading level={2}>Values stated in the sources</Heading>
              <Table
                label="Values stated in the sources"
                rows={values}
                rowKey={(row) => row.id}
                columns={[
                  { id: 'quantity', header: 'Quantity', cell: (row) => row.quantity, isRowHeader: true },
                  { id: 'value', header: 'Value', cell: (row) => row.value, isNumeric: true },
                  { id: 'unit', header: 'Unit', cell: (row) => row.unit, isMuted: true },
                  { id: 'kind', header: 'Kind', cell: (row) => row.kind, isOptional: true },
                  { id: 'source', header: 'Source', cell: (row) => cite(row.source), isNumeric: true },
                ]}
              />
            </Stack>
          </Stack>
        </ReadingLayout>
      </Page>
    </AppFrame>
  );
}

export const WithEvidence: Story = { render: () => <SeekPage /> };
export const Streaming: Story = { render: () => <SeekPage hasDrawer={false} /> };
export const Dark: Story = { tags: ['no-visual'], render: () => <SeekPage />, globals: { theme: 'dark' } };
