import { Page } from '@assay/design-system';
import { bcp47, fallbackLocale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { trialDialogsMessages } from '@assay/widgets/trial-dialogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AuditPart } from './administration/AuditPart.tsx';
import { BackupsPart } from './administration/BackupsPart.tsx';
import { EgressPart } from './administration/EgressPart.tsx';
import { LeadsPart } from './administration/LeadsPart.tsx';
import { MembersPart } from './administration/MembersPart.tsx';
import { administrationMessages } from './administration/messages.ts';
import { OriginsPart } from './administration/origins/OriginsPart.tsx';
import { TenantPeoplePart } from './administration/TenantPeoplePart.tsx';
import { TenantsPart } from './administration/TenantsPart.tsx';
import { memoryAdministration, memoryMembers, someMember, someOrganisation } from './administration/testing.tsx';
import { Awards } from './editions/Awards.tsx';
import type { AwardsSource } from './editions/awards.source.ts';
import type { EditionPagesSource } from './editions/editions-pages.source.ts';
import { editionsMessages } from './editions/messages.ts';
import { recordedPages } from './editions/testing.tsx';
import { Usage } from './editions/Usage.tsx';
import { History } from './history/History.tsx';
import type { HistorySource } from './history/history.source.ts';
import { historyMessages } from './history/messages.ts';
import type { HomeSource } from './home/home.source.ts';
import { homeMessages } from './home/messages.ts';
import { Recent } from './home/Recent.tsx';
import { LibrarySection } from './profile/LibrarySection.tsx';
import type { LibrarySource } from './profile/library.source.ts';
import { profileMessages } from './profile/messages.ts';
import { memoryLibrary, someRun } from './profile/testing.tsx';

/** What the lists of the screens read from. */
interface Sources {
  history: HistorySource;
  home: Pick<HomeSource, 'recent'>;
  usage: EditionPagesSource;
  awards: AwardsSource;
  administration: ReturnType<typeof memoryAdministration>['source'];
  members: ReturnType<typeof memoryMembers>;
  library: LibrarySource;
}

const day = 86_400_000;
const record = (id: number) => ({
  id: String(id),
  source: 'seek' as const,
  title: `What limits the rate of cathode ${id}?`,
  link: `/page/${id}`,
  at: new Date(Date.UTC(2026, 10, 20) - id * day).toISOString(),
});
const records = [1, 2, 3].map(record);
const mention = {
  id: 'm',
  name: 'Mira Meier',
  work: 'A lighter pump housing',
  text: '@Mei Enterprise, which alloy do you mean?',
  at: new Date(Date.UTC(2026, 10, 20)).toISOString(),
  link: '/result/w#comments',
};
const waiting = { id: 'q', work: 'A lighter pump housing', at: mention.at, link: '/result/w' };

/** Every list with something in it. */
function filled(): Sources {
  return {
    history: {
      page: async () => ({ records, next: undefined }),
      save: async () => undefined,
      remove: async () => undefined,
      removeAll: async () => [],
      restore: async () => undefined,
    },
    home: { recent: async () => ({ items: records, mentions: [mention], questions: [waiting] }) },
    usage: recordedPages(),
    awards: {
      awards: async () => [{ type: 'inviteFeedback', state: 'received', days: 7 }],
      inviteLink: async () => 'https://assay.example/home?invite=abcdefgh',
      sendFeedback: async () => undefined,
      receive: async () => 21,
    },
    administration: memoryAdministration().source,
    members: memoryMembers(),
    library: memoryLibrary({ runs: [someRun()] }),
  };
}

const nowhere = { records: [], next: undefined };

/** Every list with nothing in it; an organisation has a member at least, and the counted features are always the same. */
function empty(): Sources {
  const held = filled();
  return {
    ...held,
    history: { ...held.history, page: async () => nowhere },
    home: { recent: async () => ({ items: [], mentions: [], questions: [] }) },
    administration: memoryAdministration({
      tenants: async () => ({ total: 0, tenants: [] }),
      peopleIn: async () => ({ name: '', total: 0, people: [] }),
      origins: async () => ({ total: 0, origins: [] }),
      leads: async () => ({ total: 0, leads: [] }),
      ledger: async () => ({ total: 0, bytes: 0, kept_days: 90, events: [] }),
      auditEvents: async () => ({ total: 0, kept_days: 365, events: [] }),
      backups: async (signal) => ({ ...(await held.administration.backups(signal)), dumps: [] }),
    }).source,
    library: memoryLibrary({ holdings: { documents: 0, passages: 0, groups: [] } }),
  };
}

type Answer = (...given: never[]) => Promise<unknown>;

/** Sources of which every call is answered by what `change` makes of it. */
function changed(sources: Sources, change: (call: Answer) => Answer): Sources {
  const of = <Source extends object>(source: Source): Source =>
    Object.fromEntries(Object.entries(source).map(([name, call]) => [name, change(call as Answer)])) as Source;
  return {
    history: of(sources.history),
    home: of(sources.home),
    usage: of(sources.usage),
    awards: of(sources.awards),
    administration: of(sources.administration),
    members: of(sources.members),
    library: of(sources.library),
  };
}

const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error('The service could not be reached.'));

/** Answers the first time, and not after that. */
function once(call: Answer): Answer {
  let isAsked = false;
  return (...given) => {
    if (isAsked) return refused();
    isAsked = true;
    return call(...given);
  };
}

/** Every list with more than is shown at once. */
function overLimit(): Sources {
  const held = filled();
  const people = Array.from({ length: 24 }, (_, index) => someMember(`person-${index}`, 'viewer'));
  const open = Array.from({ length: 24 }, (_, index) => ({
    id: `i${index}`,
    email: `person-${index}@example.org`,
    role: 'member' as const,
    invitedBy: 'Adil Admin',
    expiresAt: '2026-11-28T00:00:00Z',
  }));
  return {
    ...held,
    history: { ...held.history, page: async () => ({ records, next: { page: 2, months: 1 } }) },
    home: { recent: async () => ({ items: [1, 2, 3, 4, 5, 6].map(record), mentions: [], questions: [] }) },
    administration: memoryAdministration({
      auditEvents: async (_, signal) => ({
        ...(await held.administration.auditEvents({ page: 1 }, signal)),
        total: 45,
      }),
    }).source,
    members: memoryMembers({ members: async () => people, invitations: async () => open }),
    library: memoryLibrary({ runs: Array.from({ length: 20 }, (_, id) => someRun({ id })) }),
  };
}

const ignore = () => undefined;
const noTrash = { list: async () => [], putBack: async () => undefined, destroy: async () => undefined };

/** The lists of the screens, one below the other. */
function Lists({ make }: { make: () => Sources }) {
  const sources = useMemo(() => make(), [make]);
  const library = { source: sources.library, role: 'admin', notify: ignore } as const;
  const part = { source: sources.administration, notify: ignore };
  return (
    <>
      <History source={sources.history} trash={noTrash} notify={ignore} onOpenWork={ignore} />
      <Page>
        <Recent source={sources.home} isMember />
      </Page>
      <Usage
        source={sources.usage}
        onUpgrade={ignore}
        awards={<Awards source={sources.awards} isPaid={false} notify={ignore} onReceived={ignore} />}
      />
      <Page>
        <MembersPart
          {...part}
          members={sources.members}
          person={{ id: 'adil', role: 'admin', tenant: 'Acme Cells' }}
          organisation={someOrganisation}
        />
        <TenantsPart {...part} opened={undefined} hrefOf={() => '#'} onTitle={ignore} hasAllPackages={false} />
        <TenantPeoplePart {...part} tenant="t1" hasAllPackages={false} backTo="#" onTitle={ignore} />
        <OriginsPart {...part} />
        <LeadsPart {...part} />
        <EgressPart {...part} />
        <AuditPart {...part} />
        <BackupsPart {...part} />
        <LibrarySection {...library} />
      </Page>
    </>
  );
}

interface Surroundings {
  translator: ReturnType<typeof createTranslator>;
  queries: QueryClient;
}

const meta = {
  title: 'Screens/List states',
  component: Lists,
  // A table of what each list says; the pictures of the lists are those of their screens.
  tags: ['no-visual'],
  loaders: [
    async ({ globals }): Promise<Surroundings> => {
      const locale = locales.find((each) => bcp47[each] === globals['language']) ?? fallbackLocale;
      const translator = createTranslator({ locale });
      await translator.load(
        administrationMessages,
        editionsMessages,
        historyMessages,
        homeMessages,
        profileMessages,
        trialDialogsMessages,
      );
      return { translator, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
    },
  ],
  decorators: [
    (Story, { loaded }) => {
      const { translator, queries } = loaded as Surroundings;
      return (
        <TranslatorProvider translator={translator}>
          <QueryClientProvider client={queries}>
            <Story />
          </QueryClientProvider>
        </TranslatorProvider>
      );
    },
  ],
} satisfies Meta<typeof Lists>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is here yet: what would stand here, and how it comes to be. */
export const Empty: Story = {
  args: { make: empty },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const words of [
      'Nothing asked yet',
      'What you ask appears here.',
      'No invitation is open.',
      'No organisation was found',
      'Nobody was found',
      'No origin was found',
      'No lead has come yet',
      'Nothing has left the machine',
      'Nothing of this kind was done',
      'No dump has been written yet',
      'The library is empty',
      'Nothing has been imported yet',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};

/** The place of what is coming, with a name. */
export const Loading: Story = {
  args: { make: () => changed(filled(), () => never) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('status').flatMap((status) => status.getAttribute('aria-label') ?? []);
    await waitFor(() =>
      expect(names().sort()).toEqual([
        // Members, invitations, organisations, their people, origins, leads, ledger, audit log, backups, holdings, imports.
        ...Array.from({ length: 11 }, () => 'Loading'),
        'Loading the history',
        'Reading your awards',
        'Reading your usage',
      ]),
    );
  },
};

/** What was read stays where the rest, or a newer state, could not be read. */
export const Partial: Story = {
  args: {
    make: () => {
      const held = filled();
      const history = { ...held.history, page: async () => ({ records, next: { page: 2, months: 1 } }) };
      return changed({ ...held, history }, once);
    },
  },
  async play({ canvasElement, loaded }) {
    const canvas = within(canvasElement);
    const { queries } = loaded as Surroundings;
    await canvas.findByText('ipg150106.xml');
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    await queries.refetchQueries();
    // Members, invitations, organisations, their people, origins, leads, ledger, audit log and backups.
    await waitFor(() => expect(canvas.getAllByText(/^This part could not be renewed/)).toHaveLength(9));
    await expect(canvas.getAllByText(/^The list could not be renewed/)).toHaveLength(2);
    await expect(canvas.getByText(/^The history could not be renewed/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /vera viewer/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('The next ones did not load. What is shown stays.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /cathode 1/ })).toHaveLength(2);
  },
};

/** What happened, and the way to try again. */
export const Failed: Story = {
  args: { make: () => changed(filled(), () => refused) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(15));
  },
};

/** More than is shown at once, or more than is allowed: how much there is, and how to go on. */
export const OverLimit: Story = {
  args: { make: overLimit },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Load more' })).toBeVisible();
    await expect(await canvas.findByText('The newest 20 imports are shown.')).toBeVisible();
    await expect(await canvas.findAllByText('20 of 24')).toHaveLength(2);
    await expect(await canvas.findByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(await canvas.findByText('Limit reached', { ignore: 'option' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All history' })).toBeVisible();
    const [more] = canvas.getAllByRole('button', { name: 'Show more' });
    await userEvent.click(more as HTMLElement);
    await expect(canvas.getByText('24 of 24')).toBeVisible();
  },
};
