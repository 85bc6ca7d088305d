import { newWork, workAddress } from '@assay/domain';
import { createTranslator, defineCatalogue, TranslatorProvider } from '@assay/i18n';
import { toolIntroductions } from '@assay/tools/introductions';
import { type ToolView, toolViews } from '@assay/tools/views';
import { sampleKind } from '@assay/works/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { type Site, SiteContext } from '../site-context.ts';
import { beginning } from './begin-work.tsx';

const words = {
  tool: 'Sample',
  begin: { title: 'Begin a sample', text: 'What it is for.', sample1: 'One', sample2: 'Two', sample3: 'Three' },
};
const load = async () => ({ default: words });
const messages = defineCatalogue<typeof words>('sample', { cn: load, en: load, jp: load, tw: load });

const introduction = { messages, start: messages, addressOf: (id: string) => workAddress('sample', id) };
/** A tool that stands in no list, without a call or a page of its own. */
const sample: ToolView = {
  ...introduction,
  kind: sampleKind,
  check: () => [],
  Descriptions: ({ children }) => children,
  Centre: () => null,
};
type Lists = NonNullable<Parameters<typeof beginning>[1]>;
const lists: Lists = { introductions: { sample: introduction }, views: { sample: async () => sample } };

/** The page on which works of a kind begin, drawn for a member. */
async function drawn(kind: string, { search = '', of = lists }: { search?: string; of?: Lists } = {}) {
  const went: string[] = [];
  const asked: [call: string, body: unknown][] = [];
  const site = {
    client: {
      async call({ name }: { name: string }, { body }: { body: unknown }) {
        asked.push([name, body]);
        return { work_id: 'w1' };
      },
    },
    session: { account: { role: 'member' }, isDevelopment: false, streamTimeoutSeconds: 30 },
    epoch: 0,
    locale: 'en',
    go: (address: string) => void went.push(address),
    toaster: { show: () => undefined },
  } as unknown as Site;
  const { Screen, catalogues } = await beginning({ params: { kind } }, of);
  const translator = createTranslator({ locale: 'en' });
  await translator.load(...catalogues);
  history.replaceState(null, '', '/');
  render(
    <TranslatorProvider translator={translator}>
      <SiteContext value={site}>
        <Suspense>
          <Screen params={{ kind }} search={search} />
        </Suspense>
      </SiteContext>
    </TranslatorProvider>,
  );
  return { went, asked };
}

describe('/work/new/{kind}', () => {
  it('begins a work of any tool that begins with a message, and shows it where works of the tool stand', async () => {
    const { went, asked } = await drawn('sample');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Begin a sample' }), 'Keep it cool.{Enter}');
    await waitFor(() => expect(went).toEqual(['/work/w1']));
    expect(asked).toEqual([['works.begin', { kind: 'sample', message: 'Keep it cool.' }]]);
  });

  it('leaves no trace where that is asked', async () => {
    const { went, asked } = await drawn('sample', { search: '?incognito=1' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Begin a sample' }), 'Keep it cool.{Enter}');
    await waitFor(() => expect(went).toEqual(['/work/w1?incognito=1']));
    expect(asked[0]?.[1]).toMatchObject({ incognito: true });
  });

  it.each([
    ['triz', '/result/new'],
    ['material-mind', '/board/new?mind=material-mind'],
    ['summary', '/ai/agent-flow/document_summary_agent'],
    ['nothing', '/404'],
    ['toString', '/404'],
  ])('leads from %s to %s, where works of the kind begin', async (kind, address) => {
    const { went } = await drawn(kind, { of: { introductions: toolIntroductions, views: toolViews } });
    await waitFor(() => expect(went).toEqual([address]));
  });

  it('is not there for a tool whose works begin with no message', async () => {
    const { start: _, ...silent } = sample;
    const { went } = await drawn('sample', { of: { ...lists, views: { sample: async () => silent } } });
    await waitFor(() => expect(went).toEqual(['/404']));
  });

  it('has the address that the tool says for a new one', () => {
    expect(workAddress('sample', newWork)).toBe('/work/new/sample');
  });
});
