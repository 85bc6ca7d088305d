process.env.JOURNEY_PORT='7799';
const at='http://127.0.0.1:7799';
const { chromium } = await import('playwright');
const { signInAs, clientIn } = await import('./sites/app/journeys/person.ts');
const triz = await import('./packages/contract/src/triz.calls.ts');
const boards = await import('./packages/contract/src/boards.calls.ts');
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const shots = JSON.parse(process.argv[2] ?? '[]');
const made = {};
for (const { text, locale='en', width=1280, height=900, scheme='light', what, name, steps=[] } of shots) {
  const ctx = await b.newContext({ viewport: { width, height }, colorScheme: scheme, locale: locale==='cn'?'zh-CN':locale==='jp'?'ja':locale==='tw'?'zh-TW':'en', hasTouch: width<500 });
  const client = await signInAs(ctx, 'Mei Enterprise', locale, at);
  await ctx.addInitScript((l) => localStorage.setItem('assay.locale', l), locale);
  const page = await ctx.newPage();
  page.on('console', (m) => m.type()==='error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  let path = what;
  const texts = { en: 'The grinder cuts the compost too coarsely. Sharper blades wear out within a week in sand and stones.', cn: '提高锂离子电池快充能力时，负极析锂导致循环寿命下降。', jp: 'ポンプのハウジングを強度を落とさずに軽くしたい。', tw: '提高幫浦外殼強度而不增加重量。' };
  if (what === 'triz' && text) path = '/result/' + (await client.call(triz.create, { body: { message: text } })).triz_mind_id; else if (what === 'triz') path = made[what+locale] ??= '/result/' + (await client.call(triz.create, { body: { message: texts[locale] } })).triz_mind_id;
  if (what === 'board') path = made[what+locale] ??= '/board/' + (await client.call(boards.create, { body: { message: texts[locale], mind: 'idea-exploration' } })).board_id;
  await page.goto(at + path);
  await page.waitForTimeout(3000);
  await page.waitForTimeout(1200);
  for (const s of steps) { try { await eval(`(async()=>{${s}})()`); } catch (e) { console.log('step', s, e.message.split('\n')[0]); } await page.waitForTimeout(600); }
  await page.screenshot({ path: `/tmp/look-${name}.png`, fullPage: false });
  console.log(name, path);
  await ctx.close();
}
await b.close();
