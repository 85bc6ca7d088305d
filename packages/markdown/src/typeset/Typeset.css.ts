import { type StyleRule, style } from '@vanilla-extract/css';

function component(rule: NonNullable<StyleRule['@layer']>[string]): StyleRule {
  return { '@layer': { 'assay.component': rule } };
}

/** A mark of a formula pushes no lines apart. */
export const mark = style(component({ lineHeight: 0, fontSize: '0.75em' }));
export const bond = style(component({ whiteSpace: 'nowrap' }));
/** Takes no room and is copied and read. */
export const silent = style(component({ fontSize: 0 }));
