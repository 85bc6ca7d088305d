import type { LeadPackageType } from '@assay/domain';
import { type MouseEvent, useMemo } from 'react';
import { companyAutocompleteMessages } from '../company-autocomplete/index.ts';
import type { ElementEnvironment, WidgetBinding } from '../element/index.ts';
import { createEmbeddedLeadSource } from './embedded-lead.source.ts';
import { salesLeadMessages } from './messages.ts';
import { SalesLead } from './SalesLead.tsx';
import type { KnownLeadValues } from './SalesLead.types.ts';
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
  const source = useMemo(() => createEmbeddedLeadSource(connection), [connection]);
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

/** The sales lead, ready to be defined. */
export const binding: WidgetBinding = {
  spec: salesLeadSpec,
  catalogues: [salesLeadMessages, companyAutocompleteMessages],
  View: SalesLeadElement,
};
