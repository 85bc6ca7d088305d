import { accountCalls, companiesCalls, embedCalls, leadsCalls } from '@assay/contract';
import { installationRegions, type LeadPackageType } from '@assay/domain';
import { type MouseEvent, useMemo } from 'react';
import { companyAutocompleteMessages } from '../company-autocomplete/index.ts';
import { createConnection, type ElementEnvironment, type WidgetBinding } from '../element/index.ts';
import { salesLeadMessages } from './messages.ts';
import { SalesLead } from './SalesLead.tsx';
import type { KnownLeadValues } from './SalesLead.types.ts';
import { createSalesLeadSource, debugRegion, type SalesLeadSource } from './sales-lead.source.ts';
import { salesLeadSpec } from './sales-lead.spec.ts';

interface SalesLeadElementProps extends ElementEnvironment {
  packageType: LeadPackageType;
  sourceType: string;
  display: 'inline' | 'dialog';
  open: boolean;
  score: boolean;
  values?: KnownLeadValues;
  onBeforeSubmit(): boolean;
  onSubmitted(detail: object): void;
  onEdit(detail: object): void;
  onClosed(): void;
}

function SalesLeadElement({ open, score, display, values, ...element }: SalesLeadElementProps) {
  const { connection, packageType, onClosed } = element;
  const source = useMemo(() => embeddedSource(connection), [connection]);
  /** The page's own link opens the dialog, and still leads somewhere where the widget could not be loaded. */
  function openBy(event: MouseEvent) {
    event.preventDefault();
    element.assign('open', true);
  }
  return (
    <>
      {display === 'dialog' && (
        // The slotted link or button brings role and keyboard with it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span onClick={openBy}>
          <slot />
        </span>
      )}
      <SalesLead
        source={source}
        packageType={packageType}
        sourceType={element.sourceType}
        display={display}
        isOpen={open}
        isDisabled={element.isDisabled}
        asksScore={score}
        {...(values === undefined ? {} : { values })}
        onClose={() => {
          element.assign('open', false);
          onClosed();
        }}
        onBeforeSubmit={element.onBeforeSubmit}
        onSubmitted={() => element.onSubmitted({ packageType })}
        onEdit={(field) => element.onEdit({ field })}
        onFailure={element.onError}
      />
    </>
  );
}

function embeddedSource(options: ElementEnvironment['connection']): SalesLeadSource {
  const connection = createConnection({ widget: 'sales-lead', ...options });
  return createSalesLeadSource({
    client: connection.client({ ...accountCalls, ...companiesCalls, ...embedCalls, ...leadsCalls }),
    locale: options.locale,
    host: options.serviceUrl,
    async setup() {
      const { region, development } = await connection.session();
      const wanted = development ? debugRegion() : undefined;
      return { region: installationRegions.find((each) => each === wanted) ?? region };
    },
  });
}

/** The sales lead, ready to be defined. */
export const binding: WidgetBinding = {
  spec: salesLeadSpec,
  catalogues: [salesLeadMessages, companyAutocompleteMessages],
  View: SalesLeadElement,
};
