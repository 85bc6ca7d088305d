import * as worksCalls from '@assay/contract/calls/works';
import { clientIn } from './person.ts';
import { expect, test } from './support.ts';

test('F4, P84: what is pasted from another program is taken into prose, under the policy of the product', async ({
  member,
}) => {
  const body = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Known. ' }] }] };
  const { work_id: work } = await clientIn(member.context(), 'en').call(worksCalls.import, {
    body: {
      kind: 'technical-qa',
      schema: 0,
      records: [
        { id: 'work', type: 'work', parent: null, order: 'a0', fields: { title: 'Pasted' } },
        { id: 'q', type: 'question', parent: null, order: 'a1', fields: { text: 'What is the density of PEEK?' } },
        { id: 'a', type: 'answer', parent: 'q', order: 'a0', fields: { body } },
      ],
    },
  });
  await member.goto(`/work/${work}`);
  const answer = member.getByRole('textbox', { name: 'Answer' });
  await answer.click();
  await answer.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p onclick="x()">Text <b>bold</b><script>window.ran = true</script></p><p style="mso-list:l0 level1 lfo1">one</p>' +
        '<style>p { color: red }</style><p>as <span style="font-style:italic">Docs</span> writes</p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(answer.locator('strong')).toHaveText('bold');
  await expect(answer.getByRole('listitem')).toHaveText('one');
  await expect(answer.locator('em')).toHaveText('Docs');
  await expect(member.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
  await member.reload();
  await expect(answer.locator('strong')).toHaveText('bold');
  expect(await member.evaluate(() => 'ran' in window)).toBe(false);
});
