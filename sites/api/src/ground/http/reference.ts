import type { OpenApiDocument, OpenApiOperation } from '@assay/contract/openapi';
import { documentationPage } from './documentation-page.ts';
import { escapeHtml } from './escape-html.ts';

const slug = (operation: OpenApiOperation) => operation.operationId.replace('.', '-');

/** The reference of all calls as one page: no script, its style from a file of our own. */
export function referencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
  const base = document.servers[0]?.url ?? '';
  return documentationPage({
    title: `${document.info.title} API reference`,
    about: 'Calls',
    navigation: `<p><a href="#top">${escapeHtml(document.info.title)} API ${escapeHtml(document.info.version)}</a></p>
${groups
  .map(
    (group) =>
      `<h2>${escapeHtml(group.name)}</h2><ul>${group.operations
        .map(
          ({ method, operation }) =>
            `<li><a href="#${slug(operation)}"><b>${method}</b> ${escapeHtml(operation.summary)}</a></li>`,
        )
        .join('')}</ul>`,
  )
  .join('\n')}`,
    main: `<h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>All paths are below <code>${escapeHtml(base)}</code>. The same as a document for tools: <a href="${escapeHtml(base)}/openapi.json">OpenAPI 3.1</a>.</p>
${groups
  .map(
    (group) => `<section><h2>${escapeHtml(group.description)}</h2>
${group.operations.map(({ method, path, operation }) => operationSection(method, path, operation, document)).join('\n')}
</section>`,
  )
  .join('\n')}`,
  });
}

function operationSection(
  method: string,
  path: string,
  operation: OpenApiOperation,
  document: OpenApiDocument,
): string {
  const shared = document.components['parameters'] as Record<string, { name: string }>;
  const own = operation.parameters.filter((parameter) => parameter['$ref'] === undefined);
  const isSigned = operation.parameters.some(({ $ref }) => $ref === '#/components/parameters/signature');
  return `<article id="${slug(operation)}">
<h3><code>${method} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)} ${
    isSigned
      ? `Carries ${Object.values(shared)
          .map(({ name }) => `<code>${escapeHtml(name)}</code>`)
          .join(', ')}.`
      : 'Needs no signature.'
  }</p>
${own.length === 0 ? '' : schemaDetails('Parameters', Object.fromEntries(own.map(({ name, schema }) => [String(name), schema])))}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => schemaDetails(`Body, ${type}`, schema))
  .join('')}
${Object.entries((operation.responses['200']?.['content'] ?? {}) as Record<string, { schema: unknown }>)
  .map(([type, { schema }]) => schemaDetails(`Reply, ${type}`, schema))
  .join('')}
<table><thead><tr><th scope="col">Status</th><th scope="col">Error codes</th></tr></thead><tbody>${Object.entries(
    operation.responses,
  )
    .filter(([status]) => status !== '200')
    .map(([status, reply]) => `<tr><td>${status}</td><td>${escapeHtml(String(reply['description']))}</td></tr>`)
    .join('')}</tbody></table>
</article>`;
}

function schemaDetails(title: string, schema: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>\n`;
}

/** Style of the reference, and of the guides beside it. */
export const referenceStyle = `:root { color-scheme: light dark; font: 15px/1.6 ui-sans-serif, system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100dvh; overflow: auto; box-sizing: border-box; padding: 1.5rem; border-inline-end: 1px solid light-dark(#d9dce1, #33373e); font-size: .85rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: .2rem 0; }
nav h2 { font-size: .75rem; letter-spacing: .04em; margin: 1.2rem 0 .3rem; color: light-dark(#5a6270, #9aa3b2); }
nav b { font: 600 .7rem ui-monospace, monospace; }
a { color: light-dark(#1a4fa3, #8fb8ff); text-decoration: none; }
a:hover { text-decoration: underline; }
main { padding: 2rem clamp(1rem, 4vw, 4rem); max-width: 60rem; }
article { padding: 1rem 0 1.5rem; border-block-start: 1px solid light-dark(#e6e8ec, #2a2e34); scroll-margin-top: 1rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 1rem; border-radius: 6px; background: light-dark(#f5f6f8, #1c1f24); font: .8rem/1.5 ui-monospace, monospace; }
summary { cursor: pointer; padding: .25rem 0; }
table { border-collapse: collapse; font-size: .85rem; margin-block-start: .5rem; }
th, td { text-align: start; padding: .2rem 1rem .2rem 0; vertical-align: top; }
code { font-family: ui-monospace, monospace; }
:is(p, li, td) > code { padding: .1em .3em; border-radius: 3px; background: light-dark(#f5f6f8, #1c1f24); font-size: .9em; overflow-wrap: anywhere; }
h2 { scroll-margin-top: 1rem; }
.wide { overflow-x: auto; }
@media (max-width: 48rem) { body { grid-template-columns: minmax(0, 1fr); } nav { position: static; height: auto; } }
`;
