import type { TokenScope } from '@assay/domain';
import type { CallName } from './calls.ts';

/**
 * What the token of a person or a service opens, as far as the present role of its owner does too. A call that stands
 * nowhere here is never made with a token: what changes credentials, rights, links to the outside or the installation,
 * what asks for a fresh proof of the person, and what only a page of the product has a use for.
 */
export const callsOfTokenScope: Readonly<Record<TokenScope, readonly CallName[]>> = {
  read: [
    'operations.health',
    'operations.ready',
    'quality.answers',
    'quality.scoreboard',
    'editions.control',
    'editions.packages',
    'usage.view',
    'usage.page',
    'usage.export',
    'history.records',
    'seek.page',
    'seek.stream',
    'seek.poll',
    'seek.passages',
    'seek.copy',
    'seek.versions',
    'seek.export',
    'suggest.field',
    'suggest.fields',
    'suggest.companyTopic',
    'agents.list',
    'agents.links',
    'agents.scenarioDetail',
    'agents.stepIcon',
    'agents.job',
    'agents.messages',
    'agents.pollMessages',
    'agents.passages',
    'agents.versions',
    'agents.data',
    'agents.extractedData',
    'agents.export',
    'works.open',
    'works.changes',
    'works.live',
    'works.sources',
    'library.search',
    'library.documents',
    'library.document',
    'library.original',
    'library.holdings',
    'materials.grades',
    'materials.grade',
    'materials.equivalents',
    'materials.compare',
    'materials.named',
    'materials.export',
    'companies.find',
    'companies.suggest',
    'companies.info',
    'companies.example',
  ],
  ask: [
    'triz.create',
    'works.edit',
    'works.act',
    'seek.init',
    'seek.rewrite',
    'seek.regenerate',
    'seek.stopEvent',
    // It may be asked to write the module again.
    'seek.module',
    'seek.feedback',
    'agents.scenarioCreate',
    'agents.generate',
    'agents.executePlan',
    'agents.run',
    'agents.chat',
    'agents.quickChat',
    'agents.reply',
    'agents.terminate',
    'agents.uploadFile',
    'agents.feedback',
    'history.save',
    'history.remove',
    'history.restore',
  ],
  library: ['library.import', 'library.importRun', 'library.uploads'],
  tenant: ['administration.tenant', 'administration.packages', 'members.list', 'members.administrators'],
};

const scopeOfCall: ReadonlyMap<CallName, TokenScope> = new Map(
  (Object.keys(callsOfTokenScope) as TokenScope[]).flatMap((scope) =>
    callsOfTokenScope[scope].map((name) => [name, scope] as const),
  ),
);

/** The scope that a token needs for a call; undefined for one that is never made with a token. */
export const tokenScopeOf = (name: CallName): TokenScope | undefined => scopeOfCall.get(name);
