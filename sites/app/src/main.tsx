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

/** In ms. */
const longestWaitForLetters = 500;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const locale = readLocale();
applyLocale(locale);
// Letters of another width that come after the first words would move what stands below them. They come with the page,
// so the wait is short; a page without them is better than none.
const letters = Promise.race([loadFonts(bcp47[locale]), wait(longestWaitForLetters)]).catch(() => undefined);
keepInvite();
const services = createServices(locale);
// Asked for at once, waited for by nobody who does not need it; a failure shows where the session is needed.
services.sessions.read().catch(() => undefined);

const translator = createTranslator({ locale });
await Promise.all([translator.load(frameMessages), letters]);

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
