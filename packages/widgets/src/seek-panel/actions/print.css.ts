import { inUtility } from '@assay/design-system/style';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** Only on paper. */
export const sources = style(inUtility({ display: 'none', '@media': { print: { display: 'block' } } }));
globalStyle(`${sources} ol`, inUtility({ listStyle: 'decimal', paddingInlineStart: 24 }));
globalStyle(`${sources} li`, inUtility({ overflowWrap: 'anywhere', breakInside: 'avoid' }));
globalStyle(`${sources} ul`, inUtility({ listStyle: 'none', paddingInlineStart: 12 }));
globalStyle(`${sources} h3`, inUtility({ fontWeight: 600, breakAfter: 'avoid' }));

const print = (selector: string, rule: StyleRule) => globalStyle(selector, { '@media': { print: rule } });

// Outside the layers, so that paper beats every rule for screens: the frame, what is pressed, and parts that paper has better.
print('nav, header, aside, form, [role="toolbar"], [role="region"][aria-live], [data-screen-only]', {
  display: 'none !important',
});
print(
  'section:is([id^="reference-"], [id^="vector-"], [id^="recommend-"], [id^="other_intent_recommend-"], [id^="to_tech_mind-"], [id^="to_material_mind-"], [id^="pum_chart-"])',
  { display: 'none' },
);
print('html, body, body div, main, table', { background: 'none', overflow: 'visible' });
globalStyle('@page', { margin: '18mm 16mm' });
print('tr, li, figure', { breakInside: 'avoid' });
print('thead', { display: 'table-header-group' });
print('h1, h2, h3, h4', { breakAfter: 'avoid' });
print('p', { orphans: 3, widows: 3 });
print('main a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
print('summary', { listStyle: 'none' });
