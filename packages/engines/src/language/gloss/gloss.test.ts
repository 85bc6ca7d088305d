import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGloss } from './gloss.ts';

const gloss = createGloss();

/** A term and a word that its gloss has to hold. */
const terms: Readonly<Record<string, [term: string, english: string][]>> = {
  'simplified Chinese': [
    ['离心泵', 'pump'],
    ['轴承', 'bearing'],
    ['齿轮', 'gear'],
    ['不锈钢', 'stainless steel'],
    ['渗碳', 'carbu'],
    ['铸造', 'cast'],
    ['聚乙烯', 'polyethylene'],
    ['环氧树脂', 'epoxy'],
    ['橡胶', 'elastomer'],
    ['陶瓷', 'ceramic'],
    ['玻璃', 'glass'],
    ['石墨烯', 'graphene'],
    ['半导体', 'semiconductor'],
    ['晶体管', 'transistor'],
    ['电容器', 'capacitor'],
    ['激光器', 'laser'],
    ['光纤', 'optical fibre'],
    ['传感器', 'sensor'],
    ['锂离子电池', 'lithium-ion'],
    ['太阳能', 'solar'],
    ['催化剂', 'catalyst'],
    ['甲烷', 'methane'],
    ['苯', 'benzene'],
    ['蒸馏', 'disti'],
    ['抗体', 'antibody'],
    ['疫苗', 'vaccine'],
    ['基因', 'gene'],
    ['胰岛素', 'insulin'],
    ['专利', 'patent'],
    ['为什么', 'why'],
  ],
  'traditional Chinese': [
    ['離心機', 'centrifuge'],
    ['馬達', 'motor'],
    ['彈簧', 'spring'],
    ['鋁合金', 'aluminium alloy'],
    ['鍛造', 'forg'],
    ['焊接', 'weld'],
    ['聚氯乙烯', 'vinyl'],
    ['塑膠', 'plastic'],
    ['纖維', 'fib'],
    ['氧化鋁', 'alumina'],
    ['碳纖維', 'carbon fibre'],
    ['奈米', 'nano'],
    ['電晶體', 'transistor'],
    ['積體電路', 'integrated circuit'],
    ['電阻', 'resist'],
    ['雷射', 'laser'],
    ['顯微鏡', 'microscope'],
    ['感測器', 'sensor'],
    ['燃料電池', 'fuel cell'],
    ['電解質', 'electrolyte'],
    ['乙醇', 'ethanol'],
    ['硫酸', 'sulf'],
    ['氫氣', 'hydrogen'],
    ['萃取', 'extract'],
    ['蛋白質', 'protein'],
    ['細胞', 'cell'],
    ['酵素', 'enzyme'],
    ['病毒', 'virus'],
    ['專利申請', 'patent application'],
    ['怎麼', 'how'],
  ],
  Japanese: [
    ['歯車', 'gear'],
    ['軸受', 'bearing'],
    ['ねじ', 'screw'],
    ['鋳造', 'casting'],
    ['溶接', 'welding'],
    ['ステンレス鋼', 'stainless steel'],
    ['ポリエチレン', 'polyethylene'],
    ['接着剤', 'adhesive'],
    ['エラストマー', 'elastomer'],
    ['セラミックス', 'ceramic'],
    ['ガラス繊維', 'glass fibre'],
    ['炭素', 'carbon'],
    ['エッチング', 'etching'],
    ['ウェハ', 'wafer'],
    ['トランジスタ', 'transistor'],
    ['コンデンサ', 'capacitor'],
    ['レーザー', 'laser'],
    ['センサー', 'sensor'],
    ['リチウムイオン電池', 'lithium-ion'],
    ['タービン', 'turbine'],
    ['触媒', 'catalyst'],
    ['トルエン', 'toluene'],
    ['塩素', 'chlorine'],
    ['蒸留', 'distillation'],
    ['抗体', 'antibody'],
    ['ワクチン', 'vaccine'],
    ['プラスミド', 'plasmid'],
    ['酵母', 'yeast'],
    ['特許', 'patent'],
    ['なぜ', 'why'],
    ['旋盤', 'lathe'],
    ['焼き入れ', 'quenching'],
    ['熱処理', 'heat treatment'],
    ['疲労', 'fatigue'],
    ['摩擦係数', 'friction'],
    ['可塑剤', 'plasticiser'],
    ['難燃性', 'flame'],
    ['発泡', 'foam'],
    ['結晶粒', 'crystal'],
    ['鉱石', 'ore'],
    ['石', 'stone'],
    ['橋', 'bridge'],
    ['はんだ付け', 'solder'],
    ['誘電体', 'dielectric'],
    ['導波管', 'waveguide'],
    ['変圧器', 'transformer'],
    ['葉', 'leaf'],
    ['気化', 'vapor'],
    ['滴定', 'titration'],
    ['酢酸エチル', 'ethyl acetate'],
    ['肝臓', 'liver'],
    ['発酵', 'ferment'],
    ['実用新案', 'utility model'],
    ['ダイシング', 'dicing'],
    ['キャビテーション', 'cavitation'],
    ['ヘパリン', 'heparin'],
    ['ゲルマニウム', 'germanium'],
    ['ブタジエン', 'butadiene'],
    ['イソシアネート', 'isocyanate'],
    ['なめらか', 'smooth'],
    ['たわみ', 'deflection'],
  ],
};

describe('createGloss()', () => {
  for (const [language, table] of Object.entries(terms)) {
    it.each(table)(`gives English for ${language} %s`, (term, english) => {
      // A text is Japanese by its kana.
      expect(gloss(language === 'Japanese' ? `${term}は` : term).toLowerCase()).toContain(english);
    });
  }

  it('keeps the order of the text and leaves particles out', () => {
    expect(gloss('触媒の劣化')).toMatch(/^catalyst .*degradation$/);
    expect(gloss('316L的点蚀电位')).toBe('316L pitting potential');
  });

  it('reads katakana by its sound only where it is near enough', () => {
    expect(gloss('スパッタリング')).toBe('sputtering');
    expect(gloss('クリーンルーム')).toContain('clean');
    expect(gloss('ニョロニョロ')).toBe('');
  });

  it('reads terms of Japanese that stand without kana', () => {
    expect(gloss('特許出願')).toContain('patent application');
    expect(gloss('歯車 騒音 対策')).toBe('gear noise countermeasure');
  });

  it.each([
    ['接着剤が剥がれた', 'adhesive peel'],
    ['砂糖を溶かして', 'sugar dissolve'],
    ['鉄は磁石に引き寄せられる', 'iron magnet'],
    ['糸が切れにくい', 'thread break hardly'],
    ['表面を磨きます', 'surface polish'],
    ['刃が鋭くなった', 'blade sharp'],
    ['材料は硬かった', 'material hard'],
    ['布が縮みません', 'shrink'],
    ['粘土をこねる', 'clay knead'],
  ])('reads verbs and adjectives in the form that they stand in: %s', (text, english) => {
    expect(gloss(text)).toContain(english);
  });

  it('leaves out verbs that say nothing of the subject, and grammar that looks like a word', () => {
    expect(gloss('摩耗を考えることができる')).toBe('wear');
    expect(gloss('腐食しているものではなく')).toBe('corrosion');
  });

  it('reads a word of both languages in that of the text', () => {
    expect(gloss('製造の工程')).toContain('process');
    expect(gloss('土木工程')).toContain('engineering');
  });

  it('leaves texts of other scripts as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(gloss(text)).toBe(text);
      }),
    );
  });

  const wide = fc.constantFrom('腐食', 'の', '温度', '电池', '為什麼', 'フィルム', 'ー', '々', '㐀', '、', '。');
  const latin = fc.oneof(
    fc.stringMatching(/^[A-Za-z]{1,8}$/),
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.constantFrom('25.4', 'LiFePO4', '°C', '%'),
  );

  it('keeps Latin words and numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(wide, latin), { minLength: 1, maxLength: 12 }), (parts) => {
        const words = gloss(parts.map(([before, word]) => `${before} ${word} `).join('')).split(' ');
        for (const [, word] of parts) expect(words).toContain(word);
      }),
    );
  });

  it('leaves no Chinese and no Japanese, whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(wide, latin, fc.string({ unit: 'binary' })), { maxLength: 20 }), (parts) => {
        expect(gloss(parts.join(''))).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
      }),
    );
  });
});
