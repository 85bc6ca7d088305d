import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

// Outside the layers, so that paper beats every rule for screens.
export const paper = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** No picture is larger than its page. */
export const picture = style({ display: 'block', maxWidth: '100%', maxHeight: '180mm' });

const print = (selector: string, rule: StyleRule) => globalStyle(selector, { '@media': { print: rule } });

print(`body:has(> ${paper}) > :not(${paper})`, { display: 'none !important' });
print(`html:has(${paper}), body:has(> ${paper})`, { background: 'none', overflow: 'visible', height: 'auto' });
print(`${paper}, ${paper} *`, { color: '#000 !important', background: 'none', overflow: 'visible' });
globalStyle('@page', { margin: '18mm 16mm' });
print(`${paper} > div`, { maxWidth: 'none' });
print(`${paper} div`, { contentVisibility: 'visible' });
print(`${paper} :is(tr, li, figure)`, { breakInside: 'avoid' });
print(`${paper} thead`, { display: 'table-header-group' });
print(`${paper} :is(h1, h2, h3, h4)`, { breakAfter: 'avoid' });
print(`${paper} p`, { orphans: 3, widows: 3 });
print(`${paper} a[href^="http"]::after`, { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
