import { upgradeDialogs, upgradeKinds, upgradeSourceNames } from '@assay/domain';
import type { WidgetSpec } from '../element/widget-spec.ts';

/** The trial dialogs as an element. */
export const trialDialogsSpec = {
  tag: 'assay-trial-dialogs',
  name: 'trial-dialogs',
  about: 'Says what an edition holds, that a trial has begun, ends or is over, and offers the upgrade.',
  attributes: {
    dialog: {
      kind: 'choice',
      choices: [...upgradeDialogs, 'compare'],
      fallback: 'compare',
      about: 'Dialog that is shown.',
    },
    kind: { kind: 'choice', choices: upgradeKinds, fallback: 'free', about: 'Why an upgrade is spoken of.' },
    source: {
      kind: 'choice',
      choices: upgradeSourceNames,
      fallback: 'home_banner',
      about: 'Where the upgrade was asked for; it decides which package is recommended.',
    },
    open: { kind: 'flag', about: 'Shows the dialog.' },
    daysLeft: { kind: 'text', about: 'Days that a trial has left: a tag tells them, from three days on a note too.' },
  },
  properties: {
    overview: {
      type: '{ edition: string; daysLeft: number | null; expiredPackages: readonly string[]; uses: readonly object[] }',
      about: 'What the account holds and has used, where the page knows it.',
    },
  },
  events: {
    onShown: {
      name: 'assay-shown',
      detail: '{ dialog: string; kind: string; source: string }',
      about: 'A dialog is on show.',
    },
    onUpgrade: {
      name: 'assay-upgrade',
      detail: '{ packageType: string; sourceType: string }',
      about: 'The person wants to talk to sales about this package.',
    },
    onClosed: { name: 'assay-closed', detail: '{}', about: 'The dialog was answered or closed.' },
  },
  methods: {
    show: { property: 'open', value: true, about: 'Shows the dialog.' },
    close: { property: 'open', value: false, about: 'Closes the dialog.' },
  },
} as const satisfies WidgetSpec;
