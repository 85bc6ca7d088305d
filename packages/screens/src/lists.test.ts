import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** What a list can be beside filled. */
const listStates = ['empty', 'loading', 'partial', 'error', 'overLimit'] as const;
type ListState = (typeof listStates)[number];

/** A story or a test that shows a state, by the beginning of its name; or why the list has no such state. */
type Proof = { story: string; in: string } | { test: string; in: string } | { never: string };

interface List extends Record<ListState, Proof> {
  /** Sources that draw it. */
  drawn: readonly string[];
}

const story = (name: string, file: string): Proof => ({ story: name, in: file });
const test = (name: string, file: string): Proof => ({ test: name, in: file });
const never = (why: string): Proof => ({ never: why });

const states = 'screens/src/ListStates.stories.tsx';
const administration = 'screens/src/administration/Administration.browser.test.tsx';
const seekStories = 'widgets/src/seek-panel/SeekPanel.stories.tsx';
const seekTest = 'widgets/src/seek-panel/SeekPanel.test.tsx';
const chatTest = 'widgets/src/agent-chat/AgentChat.test.tsx';
const shareTest = 'widgets/src/share-dialog/ShareDialog.browser.test.tsx';
const cardTest = 'widgets/src/material-card/MaterialCard.test.tsx';
const trialTest = 'widgets/src/trial-dialogs/TrialDialogs.browser.test.tsx';
const companyTest = 'widgets/src/company-autocomplete/CompanyAutocomplete.test.tsx';
const companyStories = 'widgets/src/company-autocomplete/CompanyAutocomplete.stories.tsx';
const security = 'screens/src/account/Security.browser.test.tsx';
const libraryStories = 'screens/src/library/Library.stories.tsx';
const sourceStories = 'screens/src/library/Source.stories.tsx';
const gradesStories = 'screens/src/materials/Grades.stories.tsx';
const qualityTest = 'screens/src/profile/QualitySection.test.tsx';
const feedbackTest = 'screens/src/profile/FeedbackList.test.tsx';
const homeTest = 'screens/src/home/Home.test.tsx';

/** The states that every list of the administration shows in one way. */
const administered = {
  loading: story('Loading', states),
  partial: story('Partial', states),
  error: story('Failed', states),
};

/** Every list of the product with where each of its states is shown. */
const lists: Readonly<Record<string, List>> = {
  history: {
    drawn: ['screens/src/history/History.tsx'],
    empty: story('Empty', states),
    loading: story('Loading', states),
    partial: test('keeps what is shown when the next ones do not come', 'screens/src/history/History.test.tsx'),
    error: test('says why the list could not be loaded', 'screens/src/history/History.test.tsx'),
    overLimit: story('OverLimit', states),
  },
  recent: {
    drawn: ['screens/src/home/Recent.tsx'],
    empty: story('Empty', states),
    loading: story('Loading', states),
    partial: story('Partial', states),
    error: story('Failed', states),
    overLimit: story('OverLimit', states),
  },
  'cards, recommendations and suggestions of a home': {
    drawn: ['screens/src/home/Home.tsx'],
    empty: test('names no tasks and no questions where there are none', homeTest),
    loading: test('is focused on arrival and asks before anything else has loaded', homeTest),
    partial: test('E10: suggestions take the place of the recommendations while typing', homeTest),
    error: test('Z9, D14: failing cards and recommendations leave a page that works', homeTest),
    overLimit: never('At most four are drawn, so that nothing below the box moves; typing brings the others.'),
  },
  usage: {
    drawn: ['screens/src/editions/Usage.tsx'],
    empty: never('What is counted is a fixed set: each has a row, used or not.'),
    loading: story('Loading', states),
    partial: never('One reply holds every row.'),
    error: test('says why the usage could not be read', 'screens/src/editions/Editions.test.tsx'),
    overLimit: story('OverLimit', states),
  },
  versions: {
    drawn: ['screens/src/editions/Packages.tsx'],
    empty: never('Every field has a package on sale.'),
    loading: test('shows what is on sale while the own packages are read', 'screens/src/editions/Editions.test.tsx'),
    partial: test('shows what is on sale when the own packages could not', 'screens/src/editions/Editions.test.tsx'),
    error: test('shows what is on sale when the own packages could not', 'screens/src/editions/Editions.test.tsx'),
    overLimit: never('The catalogue of the product is short and drawn whole.'),
  },
  awards: {
    drawn: ['screens/src/editions/Awards.tsx'],
    empty: never('The activities are a fixed set; one that was received says so.'),
    loading: story('Loading', states),
    partial: test('A11: with a paid edition the awards wait', 'screens/src/editions/Awards.test.tsx'),
    error: test('says why the awards could not be read', 'screens/src/editions/Awards.test.tsx'),
    overLimit: test('A11: feedback earns days, which are received once', 'screens/src/editions/Awards.test.tsx'),
  },
  members: {
    drawn: ['screens/src/administration/MemberTable.tsx'],
    empty: never('Whoever reads it belongs to it.'),
    ...administered,
    overLimit: story('OverLimit', states),
  },
  'sessions of the account': {
    drawn: ['screens/src/account/Sessions.tsx'],
    empty: never('Whoever reads it is signed in.'),
    loading: test('A8: holds the place of the sessions', security),
    partial: test('A8: keeps the sessions when one could not be ended', security),
    error: test('A8: holds the place of the sessions', security),
    overLimit: never('Every session is in view: what is not seen cannot be ended.'),
  },
  invitations: {
    drawn: ['screens/src/administration/OpenInvitations.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: story('OverLimit', states),
  },
  'organisations of the installation': {
    drawn: ['screens/src/administration/TenantsPart.tsx', 'screens/src/administration/FoundTable.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: test('%s: what does not fit a page is turned to', administration),
  },
  'people of an organisation': {
    drawn: ['screens/src/administration/TenantPeoplePart.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: test('people of an organisation that do not fit a page', administration),
  },
  'packages of a person': {
    drawn: ['screens/src/administration/PackagesDialog.tsx'],
    empty: test('packages of a person: on their way, refused, and none', administration),
    loading: test('packages of a person hold their place while they are read', administration),
    partial: never('One reply holds every package.'),
    error: test('packages of a person: on their way, refused, and none', administration),
    overLimit: never('A person holds each package of the catalogue once at most.'),
  },
  leads: {
    drawn: ['screens/src/administration/LeadsPart.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: test('%s: what does not fit a page is turned to', administration),
  },
  egress: {
    drawn: ['screens/src/administration/EgressPart.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: test('%s: what does not fit a page is turned to', administration),
  },
  audit: {
    drawn: ['screens/src/administration/AuditPart.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: test('%s: what does not fit a page is turned to', administration),
  },
  backups: {
    drawn: ['screens/src/administration/BackupsPart.tsx'],
    empty: story('Empty', states),
    ...administered,
    overLimit: never('The installation keeps a fixed number of dumps, and the lead says how many.'),
  },
  'documents of the library': {
    drawn: ['screens/src/library/DocumentList.tsx'],
    empty: story('Empty', libraryStories),
    loading: story('ListLoading', libraryStories),
    partial: test('keeps the documents that are shown when a newer state', 'screens/src/library/Library.test.tsx'),
    error: story('ListFailed', libraryStories),
    overLimit: story('OverLimit', libraryStories),
  },
  'passages found in the library': {
    drawn: ['screens/src/library/Finds.tsx'],
    empty: story('FoundNothing', libraryStories),
    loading: story('Searching', libraryStories),
    partial: story('Found', libraryStories),
    error: story('SearchFailed', libraryStories),
    overLimit: story('FoundTooMuch', libraryStories),
  },
  'passages and outline of a source': {
    drawn: ['screens/src/library/SourceAside.tsx'],
    empty: story('Patent', sourceStories),
    loading: story('Loading', sourceStories),
    partial: story('OlderVersion', sourceStories),
    error: story('Failed', sourceStories),
    overLimit: never(
      'The outline scrolls and holds every part; an address carries forty passages, and each is listed.',
    ),
  },
  'material cards': {
    drawn: ['screens/src/materials/Grades.tsx'],
    empty: story('NothingFits', gradesStories),
    loading: story('Loading', gradesStories),
    partial: never('The pages of the index are read together, or the index is not there.'),
    error: story('Failed', gradesStories),
    overLimit: never('The table holds every card and draws those near the viewport.'),
  },
  holdings: {
    drawn: ['screens/src/profile/HoldingsPart.tsx'],
    empty: story('Empty', states),
    loading: story('Loading', states),
    partial: test('tells how far the embeddings are', 'screens/src/profile/Profile.test.tsx'),
    error: story('Failed', states),
    overLimit: never('Four kinds of source in the languages of the library.'),
  },
  imports: {
    drawn: ['screens/src/profile/ImportRunsPart.tsx', 'screens/src/profile/ImportRunRow.tsx'],
    empty: story('Empty', states),
    loading: story('Loading', states),
    partial: story('Partial', states),
    error: story('Failed', states),
    overLimit: story('OverLimit', states),
  },
  'skipped records': {
    drawn: ['screens/src/profile/SkippedRecords.tsx'],
    empty: never('A run that skipped nothing has no report to open.'),
    loading: test('holds its place while the report is read', 'screens/src/profile/SkippedRecords.test.tsx'),
    partial: test('keeps the first records when the next ones', 'screens/src/profile/SkippedRecords.test.tsx'),
    error: test('says why the report could not be read', 'screens/src/profile/SkippedRecords.test.tsx'),
    overLimit: test('keeps the first records when the next ones', 'screens/src/profile/SkippedRecords.test.tsx'),
  },
  'files to upload': {
    drawn: ['screens/src/profile/UploadPanel.tsx'],
    empty: story('Empty', states),
    loading: never('The files are chosen here; nobody is asked for them.'),
    partial: test('sends the files that can be read', 'screens/src/profile/Profile.test.tsx'),
    error: test('keeps a file that could not be sent', 'screens/src/profile/Profile.test.tsx'),
    overLimit: test('takes no more files than one upload carries', 'screens/src/profile/upload.machine.test.ts'),
  },
  quality: {
    drawn: ['screens/src/profile/QualitySection.tsx'],
    empty: test('says so when the release was not measured', 'screens/src/profile/Profile.test.tsx'),
    loading: test('BEYOND-2: holds the place of the measures', qualityTest),
    partial: never('A release is measured whole or not at all.'),
    error: test('BEYOND-2: says why the measures could not be read', qualityTest),
    overLimit: never('Four measures.'),
  },
  'answers to labelled questions': {
    drawn: ['screens/src/profile/AnswerTables.tsx', 'screens/src/profile/ReliabilityFigure.tsx'],
    empty: test('BEYOND-2: says so when the answers of the release were not measured', qualityTest),
    loading: test('BEYOND-2: holds the place of the measures', qualityTest),
    partial: never('A release is measured whole or not at all.'),
    error: test('BEYOND-2: shows the scoreboard when the answers could not be read', qualityTest),
    overLimit: never('Languages, kinds and bins are few.'),
  },
  'feedback on answers': {
    drawn: ['screens/src/profile/FeedbackList.tsx'],
    empty: test('says that nothing was said yet', feedbackTest),
    loading: test('holds the place of the feedback while it is read', feedbackTest),
    partial: test('keeps the first when the next do not come', feedbackTest),
    error: test('says why the feedback could not be read', feedbackTest),
    overLimit: test('keeps the first when the next do not come', feedbackTest),
  },
  'share links': {
    drawn: ['widgets/src/share-dialog/ShareDialog.tsx'],
    empty: test('says that there is none, and lists the one that is made', shareTest),
    loading: test('holds the place of the links while they are read', shareTest),
    partial: test('keeps the links when one of them could not be ended', shareTest),
    error: test('says that the links could not be read, and reads them again', shareTest),
    overLimit: never('Every live link is in view: what is not seen cannot be ended.'),
  },
  companies: {
    drawn: ['widgets/src/company-autocomplete/CompanyAutocomplete.tsx'],
    empty: story('NothingKnown', companyStories),
    loading: test('announces what it is doing, how many it found', companyTest),
    partial: test('C13, R2: shows name, country, kind, year and employees, a dash', companyTest),
    error: story('Failed', companyStories),
    overLimit: never('The likeliest are offered; another letter finds the others.'),
  },
  'agent thread': {
    drawn: ['widgets/src/agent-chat/AgentChat.tsx'],
    empty: story('New', 'widgets/src/agent-chat/AgentChat.stories.tsx'),
    loading: test('holds the place of the thread while the job is read', chatTest),
    partial: test('keeps the messages that are there when older ones do not come', chatTest),
    error: test('says what went wrong when a job cannot be loaded', chatTest),
    overLimit: test(
      'holds few of 10,000 rows in the document',
      'widgets/src/agent-chat/thread/LongThread.browser.test.tsx',
    ),
  },
  'agents and their examples': {
    drawn: ['widgets/src/agent-chat/NewAgentChat.tsx'],
    empty: never('The agents are a fixed set with names of their own.'),
    loading: test('begins a job before the agents have described themselves', chatTest),
    partial: test('begins a job before the agents have described themselves', chatTest),
    error: test('begins a job before the agents have described themselves', chatTest),
    overLimit: never('Each agent has a few examples, written with it.'),
  },
  'documents for an agent': {
    drawn: ['widgets/src/agent-chat/parts/UserMessage.tsx'],
    empty: story('New', 'widgets/src/agent-chat/AgentChat.stories.tsx'),
    loading: test('N2: shows each file with its state', chatTest),
    partial: test('N2: shows each file with its state', chatTest),
    error: test('N2: shows each file with its state', chatTest),
    overLimit: test('N2: takes no more files than a message carries', chatTest),
  },
  'properties of a material': {
    drawn: ['widgets/src/material-card/PropertyTable.tsx', 'widgets/src/material-card/CompositionBars.tsx'],
    empty: test('T6: says of an unknown grade that it is not there', cardTest),
    loading: test('T6: the card holds its place while it is read', cardTest),
    partial: test('T6: names what no source states instead of leaving it out', cardTest),
    error: test('T8: a card that cannot be read says so and is read again', cardTest),
    overLimit: never('The properties are a fixed set.'),
  },
  'equivalent grades': {
    drawn: ['widgets/src/material-card/Equivalents.tsx', 'widgets/src/material-card/Sources.tsx'],
    empty: test('T6: says that nothing stands beside the grade', cardTest),
    loading: test('T6: the card holds its place while it is read', cardTest),
    partial: test('T6: equivalents show the differences that matter', cardTest),
    error: test('T8: a card that cannot be read says so and is read again', cardTest),
    overLimit: never('One grade of each other standard.'),
  },
  'grades side by side': {
    drawn: ['widgets/src/material-card/Comparison.tsx'],
    empty: test('T6: says that nothing stands beside the grade', cardTest),
    loading: test('T6: a comparison holds its place', cardTest),
    partial: test('T6: names what no source states instead of leaving it out', cardTest),
    error: test('T6: a comparison holds its place', cardTest),
    overLimit: test('T6: compares up to five grades', cardTest),
  },
  'sources of an answer': {
    drawn: [
      'widgets/src/seek-panel/margin/SourceMargin.tsx',
      'widgets/src/seek-panel/modules/ProblemMeans.tsx',
      'widgets/src/seek-panel/modules/References.tsx',
      'widgets/src/seek-panel/values/Comparison.tsx',
      'widgets/src/seek-panel/values/ValueBars.tsx',
      'widgets/src/seek-panel/values/ValuesTable.tsx',
    ],
    empty: story('NotAnswered', seekStories),
    loading: story('Starting', seekStories),
    partial: story('Streaming', seekStories),
    error: story('ModuleFailed', seekStories),
    overLimit: never('An answer cites what it rests on, and each of it is listed.'),
  },
  'what comes near an answer': {
    drawn: ['widgets/src/seek-panel/answer/AskAgain.tsx', 'widgets/src/seek-panel/answer/Nearest.tsx'],
    empty: story('NotAnswered', seekStories),
    loading: story('Starting', seekStories),
    partial: story('Partly', seekStories),
    error: story('Stopped', seekStories),
    overLimit: test('quotes five near passages at most', seekTest),
  },
  'what an answer leads to': {
    drawn: [
      'widgets/src/seek-panel/modules/NextSteps.tsx',
      'widgets/src/seek-panel/modules/Applications.tsx',
      'widgets/src/seek-panel/modules/SemanticHits.tsx',
    ],
    empty: story('NotAnswered', seekStories),
    loading: story('Starting', seekStories),
    partial: story('Stopped', seekStories),
    error: test('offers to write a failed module again', seekTest),
    overLimit: test('lists at most three passages near in meaning', seekTest),
  },
  'packages of an ended trial': {
    drawn: ['widgets/src/trial-dialogs/TrialEndDialog.tsx'],
    empty: test('still says what the editions hold when the usage cannot be read', trialTest),
    loading: test('B8: holds the place of the packages while they are read', trialTest),
    partial: test('B8: names three packages without an ellipsis', trialTest),
    error: test('still says what the editions hold when the usage cannot be read', trialTest),
    overLimit: test('B8: names three of four expired packages, then an ellipsis', trialTest),
  },
};

/** Sources that enumerate what is always the same, or the facts of one thing: nothing is fetched, none can be missing. */
const enumerations: Readonly<Record<string, string>> = {
  'screens/src/administration/ConfigurationPart.tsx': 'the settings of one group',
  'screens/src/profile/ProfileDetailsSection.tsx': 'the facts of the person',
  'screens/src/account/RecoveryCodes.tsx': 'the codes that were just made',
  'screens/src/account/DemoAccounts.tsx': 'accounts of a development installation; without them there is the form',
  'screens/src/library/SourceFacts.tsx': 'what is known of one document',
  'screens/src/errors/ErrorPages.tsx': 'whom to ask, where it is known; the page says the rest without',
  'widgets/src/trial-dialogs/Benefits.tsx': 'what a package unlocks',
  'widgets/src/material-card/MaterialCard.tsx': 'the facts of the grade',
  'widgets/src/evidence/EvidencePanel.tsx': 'the facts of one passage',
  'widgets/src/agent-chat/parts/Steps.tsx': 'the steps of the agent',
  'widgets/src/seek-panel/QuestionHead.tsx': 'the limits of the question',
  'widgets/src/seek-panel/actions/CompareVersions.tsx': 'the sentences of two versions',
  'widgets/src/seek-panel/actions/PrintedSources.tsx': 'the sources of an answer that is there, on paper',
  'widgets/src/seek-panel/answer/ReadAs.tsx': 'the words of the question that were read as others',
};

/** What draws rows: an element or a component of the design system. */
const rows = /<(Table|FoundTable|DataTable|RowList|CardGrid|LongThread|KeyValue|ul|ol|dl)\b|role="listbox"/;
const read = (file: string) => readFileSync(join(packages, file), 'utf8');
const sources = ['screens/src', 'widgets/src'].flatMap((room) =>
  readdirSync(join(packages, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.|testing/.test(file))
    .map((file) =>
      relative(packages, join(packages, room, file))
        .split(sep)
        .join('/'),
    ),
);

function isShown(proof: Exclude<Proof, { never: string }>): boolean {
  const source = read(proof.in);
  return 'story' in proof
    ? new RegExp(`^export const ${proof.story}: Story\\b`, 'm').test(source)
    : [`'${proof.test}`, `"${proof.test}`].some((name) => source.includes(name));
}

describe('lists', () => {
  it('are all in the table, and the table names no source that draws none', () => {
    const drawing = sources.filter((file) => rows.test(read(file))).sort();
    const told = [...Object.values(lists).flatMap(({ drawn }) => drawn), ...Object.keys(enumerations)];
    expect(told.sort()).toEqual(drawing);
  });

  describe.each(Object.entries(lists))('%s', (_, list) => {
    it.each(listStates)('has its state %s, or a reason why not', (state) => {
      const proof = list[state];
      if ('never' in proof) expect(proof.never).toMatch(/^[A-Z].{10,}\.$/);
      else expect(isShown(proof), `${JSON.stringify(proof)} is not there`).toBe(true);
    });
  });
});
