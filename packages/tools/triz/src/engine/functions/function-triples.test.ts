import { type Locale, locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { functionStatements } from '../testing/function-statements.ts';
import { functionFigures, labelledFunctions } from '../testing/labelled-functions.ts';
import statements from '../testing/statements-at-work.json' with { type: 'json' };
import { functionTriples } from './function-triples.ts';

const saidOf = async (text: string, locale: Locale) =>
  (await functionTriples(text, locale)).map(({ subject, action, object, judgement }) =>
    [subject, action, object, judgement].join(' | '),
  );

/** Subject and object by their head, as an analyst may leave out what stands before it. */
const headsOf = ([subject = '', , object = '']: readonly string[]) =>
  [subject, object]
    .map((part) =>
      part
        .split(' of ')[0]
        ?.split(/[\s\u306e\u7684]/u)
        .at(-1),
    )
    .join(' | ');

/** How many functions of some statements are found, and how many of those a person draws. */
async function figuresOf(
  statements: readonly { text: string; triples: readonly (readonly string[])[] }[],
  locale: Locale,
) {
  let [drawn, found, both] = [0, 0, 0];
  for (const { text, triples } of statements) {
    const wanted = triples.map(headsOf);
    const said = (await functionTriples(text, locale)).map(({ subject, action, object }) =>
      headsOf([subject, action, object]),
    );
    drawn += wanted.length;
    found += said.length;
    both += said.filter((one) => wanted.includes(one)).length;
  }
  return { recall: both / drawn, precision: both / found };
}

describe('statements as engineers write them at work, by an author who knew nothing of the rules', () => {
  const all = statements as { locale: Locale; text: string; triples: string[][] }[];

  it.each([
    ['en', 0.75, 0.85],
    ['cn', 0.75, 0.9],
    ['jp', 0.9, 0.85],
  ] as const)('are drawn, and little else: %s', async (locale, recall, precision) => {
    const unseen = all.filter((one) => one.locale === locale).filter((_, at) => at % 2 === 1);
    const figures = await figuresOf(unseen, locale);
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
    expect(figures.precision).toBeGreaterThanOrEqual(precision);
  });
});

describe('problems as people type them, labelled by practitioners who knew nothing of the rules', () => {
  it.each([
    ['development', 0.88, 0.96],
    ['unseen', 0.72, 0.86],
    ['development-2', 0.95, 0.94],
    ['unseen-2', 0.71, 0.89],
  ] as const)('of the %s ones as much is drawn as was so far, and as rarely wrong', async (file, recall, precision) => {
    const { wanted, drawn, right } = await functionFigures(labelledFunctions(file));
    expect(right / wanted).toBeGreaterThanOrEqual(recall);
    expect(right / drawn).toBeGreaterThanOrEqual(precision);
  });
});

describe('functionTriples()', () => {
  it.each(locales)('has fifteen statements to be measured by in %s', (locale) => {
    expect(functionStatements[locale]).toHaveLength(15);
  });

  it.each(locales)('draws what a person draws from plain statements, in %s', async (locale) => {
    const { precision, recall } = await figuresOf(functionStatements[locale], locale);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });

  it.each([
    ['en', 'The heat pump seals leak at low temperature.'],
    ['en', 'The pump seals wear quickly.'],
    ['en', 'Why do petrol cars pollute the air after starting?'],
    ['en', 'my DMA gives a higher Tg than the DSC for the same cured laminate.'],
    ['en', 'We want to cool the chip without heating the board.'],
    ['en', 'The adhesive does not damage the layers.'],
    ['cn', '冷却水温度过高。'],
    ['cn', '温度升高，刀具磨损加快。'],
    ['cn', '什么材料可以保护叶片？'],
    ['tw', '冷卻水溫度過高。'],
    ['jp', '触媒が排ガスで十分に加熱されない。'],
    ['jp', '部品を傷つけずに保持したい。'],
    ['en', 'wear '.repeat(800)],
    ['en', 'wear, '.repeat(700)],
    ['cn', '磨损'.repeat(2000)],
    ['cn', '磨损，'.repeat(1300)],
    ['jp', '摩耗'.repeat(2000)],
    ['jp', '摩耗し、'.repeat(1000)],
    ['jp', '軸と'.repeat(2000)],
    ['en', 'The pump moves up the shaft.'],
    ['cn', '水泵总是坏掉。'],
    ['jp', '彼は部品を見ている。'],
    ['cn', '反应釜提高搅拌转速。'],
    ['cn', '光刻胶越厚抗刻蚀能力越强。'],
    ['en', 'The bearings run hot.'],
    ['en', 'Bolts loosen over time and the part cracks in the corner.'],
    ['en', 'cracks in wind '.repeat(260)],
    ['en', 'coating the '.repeat(330)],
    ['cn', '导热垫太厚。'],
    ['cn', '受到'.repeat(2000)],
    ['cn', '的时候'.repeat(1300)],
    ['jp', '屋外で塗装が色あせる。3日で油が固まる。'],
    ['jp', '掃除に時間がかかる。'],
    ['jp', '傷が付く'.repeat(1000)],
  ] as const)('draws nothing where nothing is plain: %s, "%s"', async (locale, text) => {
    expect(await saidOf(text, locale)).toEqual([]);
  });

  it.each([
    ['en', 'The catalyst is poisoned by sulfur.', 'sulfur | poison | catalyst | harmful'],
    ['en', 'The brush moves the bristles that clean the hull.', 'bristles | clean | hull | useful'],
    ['en', 'The fan produces noise.', 'fan | produce | noise | harmful'],
    [
      'en',
      'The catalyst is not heated fast enough by the exhaust gas.',
      'exhaust gas | heat | catalyst | insufficient',
    ],
    ['en', 'Wider tyres grip the road better.', 'tyres | grip | road | useful'],
    ['en', 'Sand grinds away the impeller.', 'sand | grind away | impeller | harmful'],
    ['en', 'Frost covers the fins. A heater thaws it every six hours.', 'heater | thaw | frost | useful'],
    // What acts behind what happens.
    ['en', 'The pole bracket vibrates in wind.', 'wind | vibrate | pole bracket | harmful'],
    ['en', 'The particles crack on cycling.', 'cycling | crack | particles | harmful'],
    ['en', 'Tubes vibrate because of the cross flow of steam.', 'cross flow | vibrate | tubes | harmful'],
    ['en', 'The heat makes the label curl.', 'heat | curl | label | harmful'],
    ['jp', '粉じんで表面が汚れ、掃除に時間がかかる。', '粉じん | 汚す | 表面 | harmful'],
    ['jp', '基板がはんだの熱を受けて反る。', 'はんだの熱 | 反らす | 基板 | harmful'],
    ['jp', '砂でレンズに傷がつく。', '砂 | 傷を付ける | レンズ | harmful'],
    ['jp', '水が凍って配管が割れる。', '水 | 割る | 配管 | harmful'],
    ['cn', '硅颗粒在充放电循环中开裂。', '充放电循环 | 开裂 | 硅颗粒 | harmful'],
    ['cn', '大风时标志牌晃动。', '大风 | 晃动 | 标志牌 | harmful'],
    ['cn', '风扇一转，电路板就跟着振动。', '风扇 | 振动 | 电路板 | harmful'],
    // How a thing is then is no part of its name.
    ['en', 'The heat sink keeps the junctions cool.', 'heat sink | cool | junctions | useful'],
    ['jp', '洗剤が味を悪くしてしまう。', '洗剤 | 悪くする | 味 | harmful'],
    // Doings, and verbs that another clause or object shows.
    ['en', 'Flame treatment burns thin edges and warps the part.', 'flame treatment | warp | part | harmful'],
    ['en', 'The detergent swells the lip.', 'detergent | swell | lip | harmful'],
    ['en', 'Switching losses heat the case.', 'switching losses | heat | case | useful'],
    ['en', 'Coating the particles with alumina raises the impedance.', 'alumina | coat | particles | useful'],
    ['en', 'Dust dulls the cover; washing it with brushes scratches the layer.', 'brushes | scratch | layer | harmful'],
    ['en', 'The blade is eroded by rain and hail at high speed.', 'hail | erode | blade | harmful'],
    ['en', 'The lens is covered with dust.', 'dust | cover | lens | harmful'],
    ['en', 'We use a brush to clean the plate.', 'brush | clean | plate | useful'],
    ['jp', 'ヒーターで暖められた空気が逃げる。', 'ヒーター | 暖める | 空気 | useful'],
    ['cn', '外墙的保温板由粘结砂浆固定。', '粘结砂浆 | 固定 | 保温板 | useful'],
    ['cn', '换热管靠循环水冷却。', '循环水 | 冷却 | 换热管 | useful'],
    ['cn', '叶片受到沙粒冲刷。', '沙粒 | 冲刷 | 叶片 | harmful'],
    ['cn', '喷嘴喷出冷却液冲洗镜头。', '冷却液 | 冲洗 | 镜头 | useful'],
    ['cn', '夹爪夹住瓶子送到灌装头下。', '夹爪 | 送到 | 瓶子 | useful'],
    ['cn', '过滤网拦截泥沙。', '过滤网 | 拦截 | 泥沙 | useful'],
    ['cn', '气泡阻碍热量传到冷板。', '气泡 | 阻碍 | 热量 | harmful'],
    ['cn', '护片震动又敲击排气管。', '护片 | 敲击 | 排气管 | harmful'],
    ['cn', '冷却液冷却不到钻尖。', '冷却液 | 冷却 | 钻尖 | insufficient'],
    ['cn', '传感器检测温度的精度不够。', '传感器 | 检测 | 温度 | insufficient'],
    ['tw', '噪音干擾使用者。', '噪音 | 干擾 | 使用者 | harmful'],
    ['jp', '熱風がフィルムを乾燥しすぎる。', '熱風 | 乾燥 | フィルム | excessive'],
    // Of verbs that no table has, those whose complement and sentence show them.
    ['cn', '镜坯快把支架压垮了。', '镜坯 | 压垮 | 支架 | harmful'],
    ['cn', '线圈被冷却液泡坏。', '冷却液 | 泡坏 | 线圈 | harmful'],
    ['cn', '兆声波清洗晶圆，但会震倒细线条。', '兆声波 | 震倒 | 细线条 | harmful'],
    ['tw', '粉圓常常卡住出料閥。', '粉圓 | 卡住 | 出料閥 | harmful'],
    // Of verbs that no table has, forms that are of one verb alone.
    ['jp', '吸込側で発生した気泡が羽根の表面を壊食する。', '気泡 | 壊食 | 羽根の表面 | harmful'],
    ['jp', '仕切り板がラベルを引き付けたままになる。', '仕切り板 | 引き付ける | ラベル | useful'],
    ['jp', 'クッションが本体を支えきれない。', 'クッション | 支える | 本体 | insufficient'],
    ['en', 'The sleeve keeps wiring away from the heater.', 'sleeve | keep away | wiring | useful'],
    ['jp', '炊飯器の内釜は熱を米に伝える。', '炊飯器の内釜 | 伝える | 熱 | useful'],
    ['jp', '超音波が微細パターンを倒してしまう。', '超音波 | 倒す | 微細パターン | harmful'],
    ['jp', '治具で部品を突き出している。', '治具 | 突き出す | 部品 | useful'],
    ['jp', '膜がレールと車輪を隔てる。', '膜 | 隔てる | 車輪 | useful'],
    ['jp', '刃が毛羽を巻き込む。裏金がそれを抑える。', '裏金 | 抑える | 毛羽 | useful'],
    ['jp', '接着剤が層を接合するが、層を損傷しない。', '接着剤 | 接合 | 層 | useful'],
  ] as const)('reads %s, "%s"', async (locale, text, triple) => {
    expect((await saidOf(text, locale)).at(-1)).toBe(triple);
  });

  it.each([
    ['en', 'The electrode starts cracking when it is wound.'],
    ['en', 'The pump keeps whining at full speed.'],
    ['cn', '循环寿命不能打折。'],
    ['tw', '循環壽命不能打折。'],
  ] as const)('draws none where a thing acts on no other, in %s: "%s"', async (locale, text) => {
    expect(await saidOf(text, locale)).toEqual([]);
  });

  it('reads what a thing suffers by the way', async () => {
    expect(await saidOf('Dust produced by the saw clogs the filter.', 'en')).toEqual([
      'saw | produce | dust | harmful',
      'dust | clog | filter | harmful',
    ]);
  });

  it('says a function once', async () => {
    expect(await functionTriples('The fan cools the chip. The fan cools the chip.', 'en')).toHaveLength(1);
  });
});
