import { bcp47, fallbackLocale, isLocale, type Locale, leadForms, leadPackageTypes } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';

type FormSettings = Pick<
  Settings,
  'ASSAY_API_BASE' | 'ASSAY_SERVICE' | 'MARKETING_FORM_SCRIPT' | 'MARKETING_FORM_PORTAL' | 'MARKETING_FORM_IDS'
>;

/**
 * The page inside the frame of the US and EU lead dialog: our own form, or the script of the operator's marketing
 * provider, which stays in this frame and never reaches the page around it.
 *
 * @param ancestors origins that may frame it, besides our own.
 */
export function formPage(request: Request, settings: FormSettings, ancestors: readonly string[]): Response {
  const query = new URL(request.url).searchParams;
  const wanted = query.get('locale');
  const locale: Locale = isLocale(wanted) ? wanted : fallbackLocale;
  const type = leadPackageTypes.find((each) => each === query.get('type')) ?? 'AIR';
  const vendor = settings.MARKETING_FORM_SCRIPT;
  const vendorOrigin = vendor === undefined ? undefined : new URL(vendor).origin;
  const facts: Record<string, string> = {
    'assay:api': settings.ASSAY_API_BASE,
    'assay:service': settings.ASSAY_SERVICE,
    'assay:locale': locale,
    'assay:type': type,
    'assay:source': query.get('source') ?? '',
    ...(vendor === undefined
      ? {}
      : {
          'assay:vendor': vendor,
          'assay:portal': settings.MARKETING_FORM_PORTAL ?? '',
          'assay:form': vendorForms(settings.MARKETING_FORM_IDS).get(type) ?? leadForms[type].marketingForm,
        }),
  };
  const metas = Object.entries(facts).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}">`);
  const html = `<!doctype html>
<html lang="${bcp47[locale]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metas.join('\n')}
<title>Assay</title>
<div id="form"></div>
<script type="module" src="/embed/v1/hosted-form.js"></script>
</html>
`;
  const own = "'self'";
  const theirs = vendorOrigin === undefined ? '' : ` ${vendorOrigin}`;
  const policy = [
    "default-src 'none'",
    "object-src 'none'",
    `script-src ${own}${theirs}`,
    // Forms of marketing providers style themselves inline; without one nothing may.
    `style-src ${own}${vendorOrigin === undefined ? '' : " 'unsafe-inline'"}`,
    `img-src ${own} data:${theirs}`,
    `connect-src ${own}${theirs}`,
    `frame-src ${vendorOrigin === undefined ? "'none'" : vendorOrigin}`,
    `form-action ${own}${theirs}`,
    "base-uri 'none'",
    `frame-ancestors ${[own, ...ancestors].join(' ')}`,
  ].join('; ');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

function vendorForms(pairs: string | undefined): Map<string, string> {
  return new Map((pairs ?? '').split(',').map((pair) => pair.split('=') as [string, string]));
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
