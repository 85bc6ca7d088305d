import { createAnswerEngine } from '@assay/engines/answering';
import { createUnderstanding } from '@assay/engines/understanding';
import { activityArea } from './activity/activity.area.ts';
import { administrationArea } from './administration/administration.area.ts';
import { agentHistory, agentOwner } from './agents/agent-items.ts';
import { agentsArea } from './agents/agents.area.ts';
import { modelSettings } from './answering/model-settings.ts';
import { qualityArea } from './answering/quality.area.ts';
import { auditArea } from './audit/audit.area.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { companiesArea } from './companies/companies.area.ts';
import type { DumpSchedule } from './database/dump-schedule.ts';
import { inTurn } from './database/in-turn.ts';
import { editionsArea } from './editions/editions.area.ts';
import { createFeatureGate } from './editions/feature-gate.ts';
import { egressArea } from './egress/egress.area.ts';
import { embedArea } from './embed/embed.area.ts';
import { openFileStore } from './files/open-file-store.ts';
import { historyArea } from './history/history.area.ts';
import { createSavedAnswers } from './history/saved-answers.ts';
import { homeArea } from './home/home.area.ts';
import { createShortLinkCheck } from './home/short-link-page.ts';
import type { ApplicationOptions } from './http/application.ts';
import { createPageGuard } from './http/page-guard.ts';
import { accountArea } from './identity/account.area.ts';
import { credentialsArea } from './identity/credentials.area.ts';
import { opensBeforeFactor } from './identity/demanded-factor.ts';
import { factorArea } from './identity/factor.area.ts';
import { sessionsArea } from './identity/sessions.area.ts';
import { installationArea } from './installation/installation.area.ts';
import { jobsArea } from './jobs/jobs.area.ts';
import { leadsArea } from './leads/leads.area.ts';
import { libraryArea } from './library/library.area.ts';
import type { LibraryTables } from './library/library.tables.ts';
import { createMailer } from './mail/mailer.ts';
import { createGradeAnswers } from './materials/grade-answers.ts';
import { isGradePageMissing } from './materials/grade-page.ts';
import { materialsArea } from './materials/materials.area.ts';
import { membersArea } from './members/members.area.ts';
import { onboardingArea } from './onboarding/onboarding.area.ts';
import { callLimit } from './operations/call-limits.ts';
import { operationsArea } from './operations/operations.area.ts';
import { createRateLimiter } from './operations/rate-limiter.ts';
import { privacyArea } from './privacy/privacy.area.ts';
import { countScope } from './search/count-scope.ts';
import { searchArea } from './search/search.area.ts';
import { resolveScope } from './search/search-scope.ts';
import { createAnswerFeedback } from './seek/answer-feedback.ts';
import { createLibraryReader } from './seek/library-reader.ts';
import { seekArea } from './seek/seek.area.ts';
import { countSubscriptions, seekHistory, seekOwner } from './seek/seek-items.ts';
import type { ServiceArea, ServiceContext } from './service.types.ts';
import { settingsArea } from './settings/settings.area.ts';
import { createItemAccess } from './sharing/item-access.ts';
import { createShareLinks } from './sharing/share-links.ts';
import { sharingArea } from './sharing/sharing.area.ts';
import type { SharingTables } from './sharing/sharing.migrations.ts';
import { streamsArea } from './streams/streams.area.ts';
import { runsInstallation } from './tenancy/operating-tenant.ts';
import { trackingArea } from './tracking/tracking.area.ts';
import { trialsArea } from './trials/trials.area.ts';
import { usageArea } from './usage/usage.area.ts';
import { createUsageMeter } from './usage/usage-meter.ts';

/** The areas of the service, in the order in which they start, and how the door uses them. */
export interface Composition
  extends Pick<ApplicationOptions, 'identify' | 'opensBeforeFactor' | 'limit' | 'embedding'> {
  areas: readonly ServiceArea[];
  /** Whether the page of an item is refused to whoever asks for it. */
  isPageRefused(request: Request): Promise<boolean>;
  /** Whether the page of an address is about something that does not exist. */
  isPageMissing(request: Request): Promise<boolean>;
}

/** Makes every area and gives each what it needs of the others; the only place where areas meet. */
export async function compose(context: ServiceContext, dumps: DumpSchedule | undefined): Promise<Composition> {
  const { database, settings, egress } = context;
  const mailer = createMailer(settings, egress);
  const links = createShareLinks(database.tables<SharingTables>());
  const access = createItemAccess(links, {
    seek_search: seekOwner(database),
    ai_agent: agentOwner(database),
  });
  const limiter = createRateLimiter(database, settings.ASSAY_RATE_LIMITS);
  const model = modelSettings(settings, egress.fetch('model'));
  const [search, understand] = await Promise.all([
    inTurn(database, () => searchArea(context)),
    createUnderstanding(model),
  ]);
  const engine = await createAnswerEngine(model, { vectors: search.meaning });

  const captcha = createCaptcha(context);
  const meter = createUsageMeter(context);
  const gate = createFeatureGate(context);
  const limitCalls = callLimit(limiter);
  const account = accountArea(context, limiter, links, captcha);
  const embed = embedArea(context, captcha);
  const streams = streamsArea(context);
  const jobs = jobsArea(context);
  const files = openFileStore(context);
  const saved = createSavedAnswers(database);
  const seek = seekArea(context, streams, jobs, {
    search: search.search,
    engine,
    understand,
    cards: createGradeAnswers(database.tables<LibraryTables>()),
    library: createLibraryReader(database),
    sharing: {
      canRead: async (scope, { id }) =>
        (await access.rightTo(scope, { dataType: 'seek_search', dataId: id })) !== undefined,
    },
    usage: meter,
    savedAmong: saved.among,
  });
  const agents = agentsArea(context, streams, jobs, files, {
    search: search.search,
    engine,
    library: createLibraryReader(database),
    mayRead: async (scope, jobId) =>
      (await access.rightTo(scope, { dataType: 'ai_agent', dataId: jobId })) !== undefined,
    usage: meter,
  });
  const origin = { trustProxy: settings.TRUST_PROXY, publicUrl: settings.ASSAY_PUBLIC_URL };
  const isShortLinkMissing = createShortLinkCheck(database, account.identify, origin);
  return {
    identify: account.identify,
    opensBeforeFactor,
    isPageRefused: createPageGuard(account.identify, access, origin),
    isPageMissing: async (request) =>
      isGradePageMissing(new URL(request.url).pathname) || (await isShortLinkMissing(request)),
    async limit(binding, subject) {
      await gate(binding.call, subject.scope);
      await limitCalls(binding, subject);
    },
    embedding: embed.embedding,
    // The jobs start last: by then every area has registered its kinds.
    areas: [
      operationsArea(context),
      account,
      credentialsArea(context, limiter, mailer),
      sessionsArea(context),
      factorArea(context, limiter),
      membersArea(context, limiter, mailer),
      administrationArea(context, { mailer, dumps, limiter }),
      installationArea(context),
      auditArea(context),
      egressArea(context),
      onboardingArea(context),
      activityArea(context),
      privacyArea(context, limiter),
      editionsArea(context),
      trialsArea(context),
      usageArea(context, meter, countSubscriptions(database)),
      trackingArea(context),
      settingsArea(context),
      homeArea(context, async (tenant) => {
        const { documents, passages } = await countScope(database, await resolveScope(database, tenant, {}));
        return { documents, passages };
      }),
      historyArea(context, {
        sources: [seekHistory, agentHistory],
        saved,
        assertReadable: seek.service.readableQuestion,
      }),
      sharingArea(links, access),
      libraryArea(context, jobs, search.search, files),
      qualityArea({
        feedback: createAnswerFeedback(database),
        runsInstallation: (scope) => runsInstallation(database, settings, scope),
      }),
      streams,
      search,
      seek,
      agents,
      leadsArea(context, jobs, captcha, limiter, mailer),
      companiesArea(context),
      materialsArea(),
      embed,
      jobs,
    ],
  };
}
