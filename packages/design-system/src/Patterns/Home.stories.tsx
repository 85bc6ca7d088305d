import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  AppFrame,
  Avatar,
  BellIcon,
  BookOpenIcon,
  ButtonLink,
  CalendarIcon,
  CardCell,
  CardGrid,
  CardLink,
  Chip,
  CircleHelpIcon,
  CompassIcon,
  CountdownTag,
  FileSearchIcon,
  Heading,
  HomeIcon,
  IconButton,
  Inline,
  LanguagesIcon,
  LayersIcon,
  Link,
  Logo,
  MessageIcon,
  NavRail,
  NavRailButton,
  NavRailLink,
  Page,
  PanelCloseIcon,
  PanelOpenIcon,
  PaperclipIcon,
  PenLineIcon,
  QuestionBox,
  RowLink,
  RowList,
  ScaleIcon,
  SegmentedControl,
  ShieldIcon,
  Show,
  SignpostIcon,
  Spacer,
  Stack,
  TableIcon,
  Text,
  WaypointsIcon,
  WorkflowIcon,
} from '../index.ts';

const meta = { title: 'Patterns/Home', tags: ['page'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const tasks = [
  { icon: FileSearchIcon, title: 'Novelty search', description: 'Features against prior art, cell by cell' },
  { icon: ScaleIcon, title: 'Freedom to operate', description: 'Claim charts by office and legal status' },
  { icon: TableIcon, title: 'FMEA', description: 'Seven steps, AIAG-VDA action priority' },
  { icon: BookOpenIcon, title: 'Technical research', description: 'A cited report on one question' },
  { icon: PenLineIcon, title: 'Patent drafting', description: 'CNIPA, USPTO and EPO layouts' },
  { icon: SignpostIcon, title: 'Roadmap', description: 'Market to research on one time axis' },
];

const recent = [
  {
    kind: 'Seek',
    icon: MessageIcon,
    title: 'Which binders limit manganese dissolution in LNMO cathodes?',
    time: '14 min ago',
  },
  { kind: 'FMEA', icon: TableIcon, title: 'Coolant pump, shaft seal', time: 'Yesterday' },
  { kind: 'Research', icon: BookOpenIcon, title: 'Lead-free solder fatigue under thermal cycling', time: '14 Nov' },
];

function HomePage() {
  const [isExpanded, setExpanded] = useState(true);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [home, setHome] = useState('RD');
  const [question, setQuestion] = useState('');
  const rail = (
    <NavRail
      label="Main"
      isExpanded={isExpanded}
      brand={<Logo variant={isExpanded ? 'full' : 'mark'} />}
      foot={
        <>
          <NavRailLink icon={ShieldIcon} label="Incognito" href="#incognito" />
          <NavRailButton
            icon={isExpanded ? PanelCloseIcon : PanelOpenIcon}
            label={isExpanded ? 'Collapse' : 'Expand'}
            onClick={() => setExpanded(!isExpanded)}
          />
        </>
      }
    >
      <NavRailLink icon={HomeIcon} label="Home" href="#home" isCurrent />
      <NavRailLink icon={CompassIcon} label="Explore" href="#explore" />
      <NavRailLink icon={WorkflowIcon} label="AI Studio" href="#studio" />
      <NavRailLink icon={BellIcon} label="Monitor" href="#monitor" />
      <NavRailLink icon={WaypointsIcon} label="Work project" shortLabel="Project" href="#project" />
    </NavRail>
  );
  return (
    <AppFrame
      rail={rail}
      skipLabel="Skip to content"
      menuLabel="Menu"
      closeLabel="Close menu"
      isMenuOpen={isMenuOpen}
      onMenuChange={setMenuOpen}
      header={
        <>
          <SegmentedControl
            label="Home"
            value={home}
            onChange={setHome}
            segments={['RD', 'LS', 'MSE', 'IP'].map((value) => ({ value, label: value }))}
          />
          <Spacer />
          <Show above="sm">
            <CountdownTag isNear>Trial: 9 days left</CountdownTag>
          </Show>
          <Show above="md">
            <ButtonLink size="compact" variant="quiet" href="#editions">
              See editions
            </ButtonLink>
            <IconButton icon={CircleHelpIcon} label="Help" />
          </Show>
          <Avatar name="Mara Klein" label="Mara Klein" />
        </>
      }
    >
      <Page>
        <Stack gap={10}>
          <Stack gap={4}>
            <Stack gap={6}>
              <Heading level={1} size="display">
                What do you need to establish?
              </Heading>
              <QuestionBox
                value={question}
                onChange={setQuestion}
                onSubmit={() => undefined}
                label="Your question"
                placeholder="Ask a technical question, or paste a claim, formula or disclosure"
                submitLabel="Ask"
                submitHint="Enter to ask"
                hasAutoFocus
                tools={
                  <>
                    <Chip icon={LayersIcon} isPressed>
                      Patents and papers
                    </Chip>
                    <Chip icon={CalendarIcon}>Any date</Chip>
                    <Chip icon={LanguagesIcon}>4 languages</Chip>
                    <Chip icon={PaperclipIcon}>Attach</Chip>
                  </>
                }
              />
            </Stack>
            <Inline>
              <Text size="caption" tone="muted">
                Recommended
              </Text>
              <Chip>Why does 316L pit in chloride above 60 °C?</Chip>
              <Chip>Compare cooling of 4680 and prismatic cells</Chip>
            </Inline>
          </Stack>
          <Stack as="section" gap={3}>
            <Heading level={2}>Start a task</Heading>
            <CardGrid>
              {tasks.map((task) => (
                <CardCell key={task.title}>
                  <CardLink href="#task" {...task} />
                </CardCell>
              ))}
            </CardGrid>
          </Stack>
          <Stack as="section" gap={3}>
            <Inline justify="between" align="baseline">
              <Heading level={2}>Recent</Heading>
              <Link href="#history">
                <Text size="dense">All history</Text>
              </Link>
            </Inline>
            <RowList>
              {recent.map(({ kind, icon, title, time }) => (
                <RowLink key={title} href="#seek" icon={icon} kind={kind} aside={time}>
                  {title}
                </RowLink>
              ))}
            </RowList>
          </Stack>
        </Stack>
      </Page>
    </AppFrame>
  );
}

export const Light: Story = { render: () => <HomePage /> };
export const Dark: Story = { tags: ['no-visual'], render: () => <HomePage />, globals: { theme: 'dark' } };
