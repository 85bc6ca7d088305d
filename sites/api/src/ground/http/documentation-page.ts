import { escapeHtml } from './escape-html.ts';

/**
 * A page of documentation: no script, its style from a file of our own.
 *
 * @param parts `navigation` and `main` are HTML; `title` is text, and `about` says what the navigation lists
 */
export function documentationPage(parts: { title: string; about: string; navigation: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(parts.title)}</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<nav aria-label="${escapeHtml(parts.about)}">
${parts.navigation}
</nav>
<main id="top">
${parts.main}
</main>
</body>
</html>
`;
}
