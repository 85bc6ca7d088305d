import type { CallName } from '@assay/contract';
import type { WidgetName } from '@assay/domain';
import type { CappedUse } from './use.store.ts';

interface WidgetRights {
  /** Asks in a tenant: its page names the site, and each visitor is a guest of that tenant. */
  asks: boolean;
  calls: readonly CallName[];
}

/** What a widget on another page may call; everything else is closed to its token. */
export const widgetRights: Readonly<Record<WidgetName, WidgetRights>> = {
  'sales-lead': {
    asks: false,
    calls: [
      'account.publicKey',
      'account.verifyCode',
      'captcha.challenge',
      'companies.find',
      'lead.create',
      'lead.createMarketing',
    ],
  },
  'trial-dialogs': { asks: false, calls: [] },
  'seek-panel': {
    asks: true,
    calls: [
      // The whole client registers a device of its own, for streams that outlive a token.
      'operations.registerDevice',
      'seek.init',
      'seek.page',
      'seek.stream',
      'seek.module',
      'seek.poll',
      'seek.stopEvent',
      'seek.regenerate',
      'seek.rewrite',
      'seek.passages',
      'share.check',
    ],
  },
  'agent-chat': {
    asks: true,
    calls: [
      'operations.registerDevice',
      'agents.list',
      'agents.job',
      'agents.generate',
      'agents.run',
      'agents.executePlan',
      'agents.chat',
      'agents.reply',
      'agents.terminate',
      'agents.messages',
      'agents.pollMessages',
      'agents.passages',
    ],
  },
  'company-autocomplete': { asks: false, calls: ['companies.find'] },
  'material-card': {
    asks: false,
    calls: ['materials.grades', 'materials.grade', 'materials.equivalents', 'materials.compare'],
  },
};

/** Calls that are counted against what a site takes. */
export const countedCalls: Readonly<Partial<Record<CallName, CappedUse>>> = {
  'seek.init': 'questions',
  'seek.rewrite': 'questions',
  'seek.regenerate': 'questions',
  'agents.generate': 'questions',
  'agents.run': 'questions',
  'agents.chat': 'questions',
  'lead.create': 'leads',
  'lead.createMarketing': 'leads',
};
