import '@assay/design-system/page';
import { loadFonts } from '@assay/design-system/fonts';
import { bcp47, readStored } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { frameMessages } from '@assay/screens/frame';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepInvite } from './invite.ts';
import { applyLocale, readLocale } from './preferences.ts';
import { createServices } from './services.ts';

const locale = readLocale();
applyLocale(locale);
// Before the first words are drawn: letters of another width that come later would move what stands below them.
void loadFonts(bcp47[locale]);
keepInvite();
const services = createServices(locale);
// Asked for at once, waited for by nobody who does not need it; a failure shows where the session is needed.
services.sessions.read().catch(() => undefined);

const translator = createTranslator({ locale });
await translator.load(frameMessages);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <TranslatorProvider translator={translator}>
      <App services={services} translator={translator} />
    </TranslatorProvider>
  </StrictMode>,
);
// What was typed before a change of language comes back (section 4).
if (readStored(() => sessionStorage, 'assay.kept-fields') !== null) {
  void import('./kept-fields.ts').then(({ restoreFields }) => restoreFields());
}
