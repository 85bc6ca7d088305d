export {
  type AnswerEngine,
  type AnswerEvent,
  type AnswerRequest,
  type AnswerSection,
  answerSections,
  type ProblemMeans,
  type RankedPassage,
} from './answering.ts';
export { currentDetailId, currentDetailParams } from './current-detail.ts';
export {
  type CountedFeature,
  daysLeft,
  type EditionState,
  editionOf,
  editionStates,
  type GlobalControl,
  globalControl,
  isPackageName,
  type PackageGrant,
  type PackageName,
  packages,
  periodStart,
  type UsagePeriod,
  usageLimits,
} from './editions.ts';
export {
  type AnswerSentence,
  type Citation,
  type EngineName,
  quoteMatches,
  type Searched,
  type StatedValue,
  type Support,
  supports,
} from './evidence.ts';
export {
  defaultHomepageType,
  type FeatureKey,
  featureKeys,
  type HomepageType,
  homePath,
  homepageTypeOf,
  homepageTypes,
  homeRoutes,
  isFeatureKey,
} from './features.ts';
export { type HistorySource, historyPath, historySources, isHistorySource } from './history-view.ts';
export {
  type Claim,
  type Classification,
  type DocumentPart,
  type DocumentVersion,
  layOut,
  type PartKind,
  type Party,
  type Publication,
  type PublicationDates,
  partKinds,
  type Reference,
  type SourceType,
  type Span,
  sourceTypes,
} from './library.ts';
export { bcp47, fallbackLocale, isLocale, type Locale, locales } from './locale.ts';
export { newMessageId } from './message-id.ts';
export {
  type AccountMenuEntry,
  accountMenu,
  collapseKey,
  isCollapsed,
  type NavigationEntry,
  navigation,
  visibleAccountMenu,
  visibleNavigation,
} from './navigation.ts';
export {
  type Address,
  type LegacyRedirect,
  legacyRedirects,
  type RedirectOutcome,
  redirectOf,
  serverRedirectOf,
} from './redirects.ts';
export {
  type Admission,
  admit,
  matchPattern,
  matchRoute,
  type PermissionKey,
  pathTo,
  permissionKeys,
  type RouteMatch,
  type RouteName,
  type RouteParams,
  type RouteRule,
  routes,
  type ShareCheck,
  type ShareDataType,
  shareDataTypes,
  statusOf,
  type Visitor,
} from './routes.ts';
export {
  type ApiType,
  type MessageStatus,
  type ModuleDataStatus,
  type ModuleStatus,
  messageStatuses,
  moduleDataStatuses,
  moduleStatuses,
  type PageStatus,
  type QuestionStatus,
  questionStatuses,
  type SeekModulePlan,
  type SeekModuleType,
  seekModuleTypes,
  seekSchedule,
} from './seek.ts';
export { detectIntents, type SeekIntent, seekIntents } from './seek-intents.ts';
export { type AskedQuestion, seekQuery, seekTitle } from './seek-question.ts';
export {
  currentGroup,
  isModuleDone,
  type ModuleRun,
  moduleDataStatus,
  modulesToStart,
  moveSeek,
  newSeekRun,
  pageStatus,
  type SeekMove,
  type SeekOutcome,
  type SeekRun,
} from './seek-run.ts';
