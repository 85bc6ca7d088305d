import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type Globals, surroundPage } from './surroundings.ts';
import { frameOf } from './theme.ts';

type Told = { globals: Globals };

/** A page of the manual, in the theme and the language that the toolbar has chosen. */
export function ManualPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState<Globals | undefined>(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[];
    return told?.globals;
  });
  useEffect(() => {
    const follow = (told: Told) => setGlobals(told.globals);
    channel.on(SET_GLOBALS, follow);
    channel.on(GLOBALS_UPDATED, follow);
    return () => {
      channel.off(SET_GLOBALS, follow);
      channel.off(GLOBALS_UPDATED, follow);
    };
  }, [channel]);
  useEffect(() => {
    // The manual itself is written in English, from left to right: its stories have their own language around them.
    if (globals) surroundPage({ ...globals, language: 'en', direction: 'ltr' });
  }, [globals]);
  return (
    <DocsContainer context={context} theme={frameOf(globals)}>
      {children}
    </DocsContainer>
  );
}
