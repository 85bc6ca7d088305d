import '@assay/design-system/page';
import { loadFonts } from '@assay/design-system/fonts';
import { bcp47 } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { accountMessages } from '@assay/screens/account';
import { frameMessages } from '@assay/screens/frame';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyLocale, readLocale } from './preferences.ts';
import { createServices } from './services.ts';
import { readSession } from './session.ts';

const locale = readLocale();
applyLocale(locale);
const services = createServices(locale);
// Asked for at once, waited for by nobody who does not need it; a failure shows where the session is needed.
readSession(services.queries, services.account).catch(() => undefined);

const translator = await createTranslator({ locale });
await translator.load(frameMessages, accountMessages);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={services.queries}>
      <TranslatorProvider translator={translator}>
        <App services={services} translator={translator} />
      </TranslatorProvider>
    </QueryClientProvider>
  </StrictMode>,
);
void loadFonts(bcp47[locale]);
