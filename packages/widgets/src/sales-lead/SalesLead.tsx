import { Button, ErrorState, Skeleton, ToastList } from '@assay/design-system';
import { usesMarketingForm } from '@assay/domain';
import { useId } from 'react';
import { LeadForm } from './LeadForm.tsx';
import { LeadFrame } from './LeadFrame.tsx';
import { LeadResult } from './LeadResult.tsx';
import { MarketingFrame } from './MarketingFrame.tsx';
import type { SalesLeadProps } from './SalesLead.types.ts';
import { type SalesLeadForm, useSalesLead } from './useSalesLead.ts';

/** Asks sales for an upgrade: the form of the region, then its result. */
export function SalesLead(props: SalesLeadProps) {
  const { display = 'dialog', isOpen = true, onClose } = props;
  const lead = useSalesLead(props);
  const { t, toaster } = lead;
  const close = () => {
    onClose?.();
    if (lead.state.step === 'success') lead.restart();
    // Whoever comes back finds the form as they left it, and not once more that it failed.
    if (lead.state.step === 'failure') lead.back();
  };
  const parts = partsOf(lead, props, useId(), close);
  const isResult = lead.state.step !== 'form';
  return (
    <LeadFrame
      {...parts}
      display={display}
      isOpen={isOpen}
      onClose={close}
      closeLabel={t('close')}
      isPersistent={!isResult && !lead.isEmpty}
      aside={parts.aside ?? t('step', { step: isResult ? 2 : 1 })}
    >
      {parts.children}
      <ToastList toaster={toaster} label={t('notifications.label')} closeLabel={t('notifications.close')} />
    </LeadFrame>
  );
}

/** Title, content and buttons of the step on show. */
function partsOf(lead: SalesLeadForm, props: SalesLeadProps, formId: string, close: () => void) {
  const { t, state, preparation } = lead;
  const { packageType, sourceType, source, display = 'dialog', isDisabled = false } = props;
  if (state.step !== 'form') {
    const isTaken = state.step === 'success';
    return {
      title: t(isTaken ? 'success.title' : 'failure.title'),
      children: <LeadResult lead={lead} onClose={close} />,
    };
  }
  if (preparation.status === 'failed') {
    return {
      title: t('title'),
      children: (
        <ErrorState
          level={3}
          title={t('problemSetup')}
          actions={<Button onClick={lead.prepareAgain}>{t('marketing.retry')}</Button>}
        >
          {t('networkFailure')}
        </ErrorState>
      ),
    };
  }
  if (preparation.status === 'loading') {
    return { title: t('title'), children: <Skeleton lines={6} size="body" /> };
  }
  if (usesMarketingForm(preparation.setup.region)) {
    return {
      title: t('marketing.title'),
      aside: null,
      children: <MarketingFrame address={source.marketingAddress(packageType, sourceType)} lead={lead} />,
    };
  }
  return {
    title: t('title'),
    children: <LeadForm id={formId} lead={lead} packageType={packageType} source={source} isDisabled={isDisabled} />,
    actions: (
      <>
        {display === 'dialog' && <Button onClick={close}>{t('cancel')}</Button>}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isBusy={state.isSubmitting}
          busyLabel={t('sending')}
          isDisabled={isDisabled}
          {...(lead.isEmpty ? { disabledReason: t('sendEmpty') } : {})}
        >
          {t('send')}
        </Button>
      </>
    ),
  };
}
