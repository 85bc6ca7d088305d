import type { Client } from '@assay/client';
import * as editionsCalls from '@assay/contract/calls/editions';
import * as trackingCalls from '@assay/contract/calls/tracking';
import * as trialsCalls from '@assay/contract/calls/trials';
import * as usageCalls from '@assay/contract/calls/usage';
import { packages, type UpgradePrompt, upgradePageTypes, upgradeTracking } from '@assay/domain';
import type { EditionOverview, TrialDialogsSource, UpgradeEvent } from './TrialDialogs.types.ts';

export interface TrialDialogsSourceOptions {
  /** False where nothing may be counted, such as on an incognito page. @default true */
  mayTrack?: () => boolean;
}

/** The dialogs' source over the client. */
export function createTrialDialogsSource(
  client: Client,
  { mayTrack = () => true }: TrialDialogsSourceOptions = {},
): TrialDialogsSource {
  return {
    async overview(signal): Promise<EditionOverview> {
      const [control, page] = await Promise.all([
        client.call(editionsCalls.control, {}, { signal }),
        client.call(usageCalls.page, {}, { signal }),
      ]);
      const isTrial = (name: (typeof control.expired_packages)[number]) => packages[name].kind === 'trial';
      return {
        edition: page.edition,
        daysLeft: control.try_package_left_days,
        expiredPackages: [
          ...control.expired_packages.filter(isTrial),
          ...control.expired_packages.filter((name) => !isTrial(name)),
        ],
        uses: page.features.map(({ feature, dimension, used, limit, resets_at: resetsAt }) => ({
          feature,
          dimension,
          used,
          limit,
          resetsAt,
        })),
        timeZone: page.time_zone,
        ...(page.price ? { price: page.price } : {}),
      };
    },
    async endSeen() {
      await client.call(trialsCalls.endSeen);
    },
    track(event) {
      if (!mayTrack()) return;
      // An event that could not be counted is nothing the person needs to know of.
      client.call(trackingCalls.add, { body: trackingBody(event) }).catch(() => undefined);
    },
  };
}

/** An event as the tracking call takes it: names of the product only. */
export function trackingBody({ name, prompt, request }: UpgradeEvent) {
  return {
    event: name,
    label: upgradeTracking.label,
    properties: {
      page_type: pageTypeOf(prompt),
      kind: prompt.kind,
      source: prompt.source,
      ...(request ? { package_type: request.packageType } : {}),
    },
  };
}

function pageTypeOf({ dialog }: UpgradePrompt): string {
  return dialog === 'compare' ? 'edition-compare' : upgradePageTypes[dialog];
}
