import type { WidgetName } from '@assay/domain';

/** Where a page of somebody else finds the service. */
export interface ServicePlace {
  /** Scheme and host, `https://assay.example`. */
  serviceUrl: string;
  /** Where the calls begin there, `/api` unless the operator changed it. */
  apiBase: string;
  /** Segment by which the service names itself, `assay` unless the operator changed it. */
  service: string;
}

/** What an element has to be told before there is anything to see. */
const attributes: Readonly<Record<WidgetName, string>> = {
  'sales-lead': ' package-type="AIR"',
  'trial-dialogs': ' dialog="compare" open',
  'seek-panel': '',
  'agent-chat': '',
  'company-autocomplete': '',
  'material-card': ' grade-id="316l"',
};

/** HTML that makes a page carry the widgets of a site: the script once, then an element for each. */
export function snippetOf(
  { id, widgets }: { id: string; widgets: readonly WidgetName[] },
  { serviceUrl, apiBase, service }: ServicePlace,
): string {
  const script = [
    '<script async crossorigin',
    `  src="${serviceUrl}/embed/v1/loader.js"`,
    `  data-site="${id}"`,
    ...(apiBase === '/api' ? [] : [`  data-api-base="${apiBase}"`]),
    ...(service === 'assay' ? [] : [`  data-service="${service}"`]),
  ].join('\n');
  const elements = widgets.map((name) => `<assay-${name}${attributes[name]}></assay-${name}>`);
  return [`${script}></script>`, '', ...elements].join('\n');
}
