import { create } from 'storybook/theming';

/** The manual's own frame, in the colours of the light theme: it cannot read the design system's variables. */
export const theme = create({
  base: 'light',
  brandTitle: 'Assay design system',
  brandUrl: './',
  colorPrimary: '#1b7c72',
  colorSecondary: '#1b7c72',
  appBg: '#f4f6f5',
  appContentBg: '#fdfefd',
  appBorderColor: '#d7dcda',
  appBorderRadius: 4,
  textColor: '#263031',
  textMutedColor: '#555e5f',
  barBg: '#fdfefd',
  barTextColor: '#555e5f',
  barSelectedColor: '#0d625c',
  inputBorderRadius: 4,
  fontBase: '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif',
  fontCode: '"IBM Plex Mono", ui-monospace, monospace',
});
