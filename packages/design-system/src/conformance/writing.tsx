import { useState } from 'react';
import { expect, type Mock } from 'vitest';
import { proseSchema } from '../ProseEditor/testing/prose-schema.ts';
import { createProseSession, ProseEditor } from '../prose-editor.ts';
import type { Primitive } from './conformance.types.ts';
import type { Stage } from './stage.tsx';

function Section({ said }: { said: Mock }) {
  const [session] = useState(() =>
    createProseSession({
      schema: proseSchema,
      value: { type: 'doc', content: [{ type: 'paragraph' }] },
      onSteps: said,
    }),
  );
  return <ProseEditor session={session} label="Section" />;
}

const text = ['[role="textbox"]'] as const;
const holds =
  (selector: string, words: string) =>
  async ({ tree, said }: Stage) => {
    await expect.poll(() => tree.querySelector(`${text[0]} ${selector}`)?.textContent).toBe(words);
    expect(said).toHaveBeenCalled();
  };

export const writing: readonly Primitive[] = [
  {
    name: 'ProseEditor',
    exports: ['ProseEditor'],
    view: (said) => <Section said={said} />,
    focus: text,
    keyboard: [
      { keys: 'a/?', does: 'types letters and the signs that pages listen for', expect: holds('p', 'a/?') },
      { keys: '{Control>}b{/Control}a', does: 'writes bold', expect: holds('strong', 'a') },
      { keys: '{Control>}i{/Control}a', does: 'writes italic', expect: holds('em', 'a') },
      { keys: '# a', does: 'makes a heading', expect: holds('h1', 'a') },
      {
        keys: '- a{Enter}b{Tab}',
        does: 'makes a list, its next item, and puts that a level lower',
        expect: holds('li li p', 'b'),
      },
      {
        keys: '{Control>}{Shift>}9{/Shift}{/Control}x{Enter}a',
        does: 'puts in an equation, which is written in place, and goes on below it',
        expect: async (stage) => {
          await holds('[role="math"]', 'x')(stage);
          await holds('p', 'a')(stage);
        },
      },
      {
        keys: '$$ x{Enter}',
        does: 'makes an equation of the signs that Markdown has for it',
        expect: holds('[role="math"]', 'x'),
      },
      {
        keys: 'a{Alt>}{F10}{/Alt}{End}{Enter}b',
        does: 'goes to the tools, and back into the table that one of them puts in',
        expect: holds('th p', 'b'),
      },
    ],
  },
];
