import { createAnswerEngine } from '@assay/engines/answering';
import { createUnderstanding } from '@assay/engines/understanding';
import { createCitedWriter } from '@assay/engines/writing';
import { tools } from '@assay/tools/service';
import type { ApplicationOptions } from './ground/application/application.ts';
import { callLimit, messageLimit } from './ground/application/call-limits.ts';
import type { ServiceArea, ServiceContext } from './ground/application/service.types.ts';
import { modelSettings } from './ground/configuration/model-settings.ts';
import type { DumpSchedule } from './ground/database/dump-schedule.ts';
import { type LeftFileTables, removeLeftFiles } from './ground/files/left-files.ts';
import { openFileStore } from './ground/files/open-file-store.ts';
import { createStorageQuota } from './ground/files/storage-quota.ts';
import { jobsArea } from './ground/jobs/jobs.area.ts';
import { createMailer } from './ground/mail/mailer.ts';
import { assertRoom } from './ground/operations/calls-that-fill.ts';
import type { DiskRoom } from './ground/operations/disk-room.ts';
import { createRateLimiter } from './ground/operations/rate-limiter.ts';
import { whileSent } from './ground/streams/held-file.ts';
import { streamsArea } from './ground/streams/streams.area.ts';
import { companiesArea } from './knowledge/companies/companies.area.ts';
import type { CompanyTables } from './knowledge/companies/companies.migrations.ts';
import { createCompanyFinder } from './knowledge/companies/find-companies.ts';
import type { LibraryTables } from './knowledge/documents/library.tables.ts';
import { createLibraryAnswers } from './knowledge/evidence/answer-from-library.ts';
import { createSentenceFinder } from './knowledge/evidence/find-sentences.ts';
import { createLibraryReader } from './knowledge/evidence/library-reader.ts';
import { retrieve } from './knowledge/evidence/retrieve.ts';
import { createEvidenceWriter } from './knowledge/evidence/write-from-evidence.ts';
import { createDocumentFinder } from './knowledge/library/find-documents.ts';
import { countLibraryFiles } from './knowledge/library/held-files.ts';
import { libraryArea } from './knowledge/library/library.area.ts';
import { createGradeFinder } from './knowledge/materials/find-grades.ts';
import { createGradeAnswers } from './knowledge/materials/grade-answers.ts';
import { isGradePageMissing } from './knowledge/materials/grade-page.ts';
import { materialsArea } from './knowledge/materials/materials.area.ts';
import { countScope } from './knowledge/search/count-scope.ts';
import type { SearchArea } from './knowledge/search/search.area.ts';
import { resolveScope } from './knowledge/search/search-scope.ts';
import { createTextVectors } from './knowledge/search/text-vectors.ts';
import { administrationArea } from './operation/administration/administration.area.ts';
import { auditArea } from './operation/audit/audit.area.ts';
import { egressArea } from './operation/egress/egress.area.ts';
import { operationsArea } from './operation/health/operations.area.ts';
import { installationArea } from './operation/installation/installation.area.ts';
import { deleteWhole } from './operation/privacy/account-deletion.ts';
import { privacyArea } from './operation/privacy/privacy.area.ts';
import { qualityArea } from './operation/quality/quality.area.ts';
import { retentionArea } from './operation/retention/retention.area.ts';
import { activityArea } from './people/activity/activity.area.ts';
import { createCaptcha } from './people/captcha/captcha.ts';
import { accountArea } from './people/identity/account.area.ts';
import { type AccountPost, createAccountPost } from './people/identity/account-post.ts';
import { openBreachedPasswords } from './people/identity/breached-passwords.ts';
import { credentialsArea } from './people/identity/credentials.area.ts';
import { opensBeforeFactor } from './people/identity/demanded-factor.ts';
import { factorArea } from './people/identity/factor.area.ts';
import { createOwnerPost } from './people/identity/owner-post.ts';
import { passkeysArea } from './people/identity/passkeys.area.ts';
import { createPasswordRules } from './people/identity/password-rules.ts';
import { sessionsArea } from './people/identity/sessions.area.ts';
import { tokensArea } from './people/identity/tokens/tokens.area.ts';
import { membersArea } from './people/members/members.area.ts';
import { onboardingArea } from './people/onboarding/onboarding.area.ts';
import { settingsArea } from './people/settings/settings.area.ts';
import { runsInstallation } from './people/tenancy/operating-tenant.ts';
import { editionsArea } from './trade/editions/editions.area.ts';
import { createFeatureGate } from './trade/editions/feature-gate.ts';
import { embedArea } from './trade/embed/embed.area.ts';
import { leadsArea } from './trade/leads/leads.area.ts';
import { trackingArea } from './trade/tracking/tracking.area.ts';
import { trialsArea } from './trade/trials/trials.area.ts';
import { usageArea } from './trade/usage/usage.area.ts';
import { createUsageMeter } from './trade/usage/usage-meter.ts';
import { agentHistory, agentOwner } from './work/agents/agent-items.ts';
import { agentsArea } from './work/agents/agents.area.ts';
import { countAgentFiles } from './work/agents/files/held-files.ts';
import { findingArea } from './work/finding/finding.area.ts';
import { historyArea } from './work/history/history.area.ts';
import { createSavedAnswers } from './work/history/saved-answers.ts';
import { homeArea } from './work/home/home.area.ts';
import { createShortLinkCheck } from './work/home/short-link-page.ts';
import { runsArea } from './work/runs/runs.area.ts';
import { createAnswerFeedback } from './work/seek/answer-feedback.ts';
import { seekArea } from './work/seek/seek.area.ts';
import { countSubscriptions, seekHistory, seekOwner } from './work/seek/seek-items.ts';
import { createItemAccess } from './work/sharing/item-access.ts';
import { createItemReaders } from './work/sharing/item-readers.ts';
import { presenceOf, rightToBeThere, rightToItem, tellItemRights } from './work/sharing/item-rights.ts';
import { createPageGuard } from './work/sharing/page-guard.ts';
import { createPersonGrants } from './work/sharing/person-grants.ts';
import { createShareLinks } from './work/sharing/share-links.ts';
import { sharingArea } from './work/sharing/sharing.area.ts';
import type { SharingTables } from './work/sharing/sharing.migrations.ts';
import { countWorkFigures } from './work/works/figures/held-figures.ts';
import { createOldWorks } from './work/works/old-works.ts';
import { workHistory, workOwner } from './work/works/work-items.ts';
import { worksArea } from './work/works/works.area.ts';

/** The areas of the service, in the order in which they start, and how the door uses them. */
export interface Composition
  extends Pick<ApplicationOptions, 'identify' | 'opensBeforeFactor' | 'tokens' | 'limit' | 'embedding' | 'sendFile'> {
  areas: readonly ServiceArea[];
  /** Counts a message of an agent. @throws CallError tooMany */
  limitMessage: ReturnType<typeof messageLimit>;
  /** Mail about accounts. */
  post: AccountPost;
  /** Whether the page of an item is refused to whoever asks for it. */
  isPageRefused(request: Request): Promise<boolean>;
  /** Whether the page of an address is about something that does not exist. */
  isPageMissing(request: Request): Promise<boolean>;
}

/** Makes every area and gives each what it needs of the others; the only place where areas meet. */
export async function compose(
  context: ServiceContext,
  { dumps, disk, search }: { dumps: DumpSchedule | undefined; disk: DiskRoom; search: SearchArea },
): Promise<Composition> {
  const { database, settings, egress } = context;
  const mailer = createMailer(settings, egress);
  const links = createShareLinks(database.tables<SharingTables>());
  const people = createPersonGrants(database.tables<SharingTables>());
  const access = createItemAccess(links, people, {
    seek_search: seekOwner(database),
    ai_agent: agentOwner(database),
    work: workOwner(database),
  });
  const limiter = createRateLimiter(database, settings.ASSAY_RATE_LIMITS);
  const model = modelSettings(settings, egress.fetch('model'));
  const [understand, engine, writer] = await Promise.all([
    createUnderstanding(model),
    createAnswerEngine(model, { vectors: search.meaning }),
    createCitedWriter(model, { vectors: search.meaning }),
  ]);

  const captcha = createCaptcha(context, limiter);
  const jobs = jobsArea(context);
  const post = createAccountPost(context, { jobs, limiter, mailer });
  const owners = createOwnerPost(context, { jobs, limiter, mailer });
  const meter = createUsageMeter(context);
  const gate = createFeatureGate(context);
  const limitCalls = callLimit(limiter, settings);
  const rules = createPasswordRules(
    settings.ASSAY_BREACHED_PASSWORDS === undefined
      ? undefined
      : await openBreachedPasswords(settings.ASSAY_BREACHED_PASSWORDS),
  );
  const account = accountArea(context, limiter, links.open, captcha, post, rules, (whole) =>
    deleteWhole(database.pool, whole),
  );
  const tokens = tokensArea(context, limiter, post);
  const streams = streamsArea(context);
  const embed = embedArea(context, captcha, { rights: streams.rights, owners, limiter });
  tellItemRights(database, streams.rights);
  const files = openFileStore(context);
  const leftFiles = database.tables<LeftFileTables>();
  const quota = createStorageQuota(database, {
    limits: { tenant: settings.ASSAY_STORAGE_TENANT_MB * 2 ** 20, person: settings.ASSAY_STORAGE_PERSON_MB * 2 ** 20 },
    counts: [countLibraryFiles, countAgentFiles, countWorkFigures],
    report: (error) => context.log.error('storage-claims-not-kept', error),
  });
  const runs = runsArea(context, streams, jobs, meter);
  const saved = createSavedAnswers(database);
  const cards = createGradeAnswers(database.tables<LibraryTables>());
  const library = createLibraryReader(database);
  const seek = seekArea(context, streams, runs, {
    search: search.search,
    engine,
    understand,
    cards,
    library,
    sharing: {
      canRead: async (scope, { id }) =>
        (await access.accessTo(scope, { dataType: 'seek_search', dataId: id })) !== undefined,
      rightTo: (reader, { id, ...owner }) => rightToItem(reader, { dataType: 'seek_search', dataId: id, ...owner }),
    },
    savedAmong: saved.among,
  });
  const vectors = createTextVectors(search.embedded, (error) => context.log.error('texts-not-embedded', error));
  const sentences = createSentenceFinder({ search: search.search, library, meaning: search.meaning });
  const agents = agentsArea(context, streams, runs, files, quota, {
    search: search.search,
    understand,
    cards,
    sentences,
    vectors,
    engine,
    library,
    mayRead: async (scope, jobId) =>
      (await access.accessTo(scope, { dataType: 'ai_agent', dataId: jobId })) !== undefined,
    rightTo: (reader, { id, ...owner }) => rightToItem(reader, { dataType: 'ai_agent', dataId: id, ...owner }),
    presenceOf,
    tools,
    settingsOf: (tenant) => works.settingsOf(tenant),
    makeWork: (kind, work, contributions) => works.make(kind, work, contributions),
  });
  const readers = createItemReaders(database.tables<SharingTables>());
  const workItem = ({ id, tenant_id, owner_id }: Record<'id' | 'tenant_id' | 'owner_id', string>) =>
    [
      { dataType: 'work', dataId: id },
      { tenantId: tenant_id, userId: owner_id },
    ] as const;
  const works = worksArea(context, { jobs, limiter, mailer }, runs, {
    rights: streams.rights,
    accessTo: (scope, id) => access.accessTo(scope, { dataType: 'work', dataId: id }),
    readingRight: (reader, { id, ...owner }) => rightToItem(reader, { dataType: 'work', dataId: id, ...owner }),
    // What runs for somebody goes on when they leave, as long as they are a member who may have it done.
    actingRight: (by, { id, ...owner }) => [
      ...rightToBeThere({ ...by, sessionId: undefined }, 'member'),
      ...rightToItem({ ...by, sessionId: undefined }, { dataType: 'work', dataId: id, ...owner }),
    ],
    readers: {
      find: (work, asked) => readers.find(...workItem(work), asked),
      among: (work, people) => readers.among(...workItem(work), people),
    },
    details: library.details,
    text: library.text,
    tools,
    files,
    quota,
    usage: meter,
    sentences,
    vectors,
    answer: createLibraryAnswers({
      search: search.search,
      engine,
      understand,
      cards,
      library,
    }),
    writer: createEvidenceWriter(writer, library),
    find: async (tenant, asked, locale) => {
      const options = { mode: 'lexical', limit: 30, signal: context.stopping } as const;
      return (await retrieve({ search: search.search, library }, { tenant, asked, locale }, [], options)).passages;
    },
  });
  const history = historyArea(context, {
    sources: [seekHistory, agentHistory, ...workHistory(tools, works.wake)],
    tools,
    saved,
    readableAnswer: seek.service.readableQuestion,
  });
  const origin = { trustProxy: settings.TRUST_PROXY, publicUrl: settings.ASSAY_PUBLIC_URL };
  const isShortLinkMissing = createShortLinkCheck(database, account.identify, origin);
  return {
    identify: account.identify,
    opensBeforeFactor,
    tokens: tokens.desk,
    limitMessage: messageLimit(limiter),
    post,
    isPageRefused: createPageGuard(account.identify, access, origin),
    isPageMissing: async (request) =>
      isGradePageMissing(new URL(request.url).pathname) || (await isShortLinkMissing(request)),
    async limit(binding, subject) {
      await assertRoom(disk, binding.name);
      await gate(binding.call, subject.scope);
      await limitCalls(binding, subject);
    },
    embedding: embed.embedding,
    sendFile: ({ access, outgoing, ...reader }, make) =>
      whileSent(streams.rights, rightToBeThere(reader, access), outgoing, make),
    // The jobs start last: by then every area has registered its kinds.
    areas: [
      operationsArea(context, disk),
      account,
      credentialsArea(context, limiter, { post, captcha, mailer, rules }),
      sessionsArea(context),
      tokens,
      factorArea(context, limiter, post),
      passkeysArea(context, limiter, post),
      membersArea(context, limiter, { post, mailer, captcha, rules }),
      administrationArea(context, { mailer, dumps, disk, limiter, owners }),
      retentionArea(context, jobs, {
        owners,
        oldWorks: createOldWorks(works.historyOf),
        async removeFiles() {
          for (const table of ['agent_file_left', 'work_figure_left'] as const)
            while ((await removeLeftFiles(leftFiles, table, (id) => files.remove(id))) > 0);
        },
      }),
      installationArea(context, owners),
      auditArea(context, jobs),
      egressArea(context),
      onboardingArea(context),
      activityArea(context),
      privacyArea(context),
      editionsArea(context),
      trialsArea(context),
      usageArea(context, meter, countSubscriptions(database)),
      trackingArea(context),
      settingsArea(context),
      homeArea(context, {
        tools,
        async librarySize(tenant) {
          const { documents, passages } = await countScope(database, await resolveScope(database, tenant, {}));
          return { documents, passages };
        },
      }),
      history,
      findingArea({
        work: history.finders.works,
        answer: history.finders.seek,
        chat: history.finders.agents,
        document: createDocumentFinder(database.tables<LibraryTables>(), search.search),
        material: createGradeFinder(),
        company: createCompanyFinder(database.tables<CompanyTables>()),
      }),
      sharingArea(links, people, access),
      libraryArea(context, jobs, search.search, files, quota),
      qualityArea({
        feedback: createAnswerFeedback(database),
        runsInstallation: (scope) => runsInstallation(database, settings, scope),
      }),
      streams,
      runs,
      search,
      seek,
      agents,
      works,
      leadsArea(context, jobs, captcha, limiter, mailer),
      companiesArea(context),
      materialsArea(),
      embed,
      jobs,
    ],
  };
}
