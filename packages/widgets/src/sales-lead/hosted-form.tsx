// The page inside the marketing frame: our own form, or that of the operator's marketing provider.
import { fallbackLocale, isLocale, leadPackageTypes, newMessageId } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../element/adopted-styles.ts';
import { frameMessage } from './frame-message.ts';
import { createHostedSource } from './hosted-form.source.ts';
import { MarketingForm } from './MarketingForm.tsx';
import { salesLeadMessages } from './messages.ts';

interface VendorForms {
  create(options: {
    portalId: string;
    formId: string;
    target: string;
    onFormReady(): void;
    onFormSubmitted(): void;
  }): void;
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="assay:${name}"]`)?.content ?? '';
const target = '#form';

// Whoever frames this page learns its height and outcome, nothing else: `frame-ancestors` says who may.
const tell = (message: Parameters<typeof frameMessage>[0]) => window.parent.postMessage(frameMessage(message), '*');
const tellHeight = () => tell({ state: 'ready', height: document.documentElement.scrollHeight });

function showVendor(script: string): void {
  const element = document.createElement('script');
  element.src = script;
  element.addEventListener('error', () => tell({ state: 'failed' }));
  element.addEventListener('load', () => {
    const { hbspt } = window as { hbspt?: { forms: VendorForms } };
    if (!hbspt) {
      tell({ state: 'failed' });
      return;
    }
    hbspt.forms.create({
      portalId: meta('portal'),
      formId: meta('form'),
      target,
      onFormReady: tellHeight,
      onFormSubmitted: () => tell({ state: 'submitted' }),
    });
  });
  document.head.append(element);
}

async function showOwn(container: Element): Promise<void> {
  const wanted = meta('locale');
  const locale = isLocale(wanted) ? wanted : fallbackLocale;
  const type = leadPackageTypes.find((each) => each === meta('type')) ?? 'AIR';
  const source = createHostedSource({ baseUrl: meta('api'), service: meta('service'), locale });
  const translator = createTranslator({ locale });
  const id = newMessageId();
  await translator.load(salesLeadMessages);
  adoptStyles(document);
  createRoot(container).render(
    <TranslatorProvider translator={translator}>
      <MarketingForm
        onSubmit={async (values) => {
          await source.submit({ ...values, type, source_type: meta('source'), client_id: id });
          tell({ state: 'submitted' });
        }}
      />
    </TranslatorProvider>,
  );
}

const container = document.querySelector(target);
if (container) {
  new ResizeObserver(tellHeight).observe(document.documentElement);
  if (meta('vendor') === '') showOwn(container).catch(() => tell({ state: 'failed' }));
  else showVendor(meta('vendor'));
}
