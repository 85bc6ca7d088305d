import { describe, expect, it } from 'vitest';
import { readValues as read } from './testing/read-values.ts';

describe('valuesOf', () => {
  it.each([
    [
      'speaks of the first quantity only where the second number is joined to it',
      'The theoretical capacity of LNMO is 147 mAh/g, and cells deliver 130-140 mAh/g at C/10.',
      ['Theoretical capacity {LNMO} = 147 mAh/g', 'Specific capacity {cells} = 130-140 mAh/g [at C/10]'],
    ],
    [
      'reads a list of one quantity under several conditions',
      'Equilibrium conversion at 0.1 MPa is about 20 % at 500 °C, 50 % at 580-600 °C and 80 % at 680 °C.',
      [
        'Equilibrium conversion = 20 % [at 0.1 MPa; at 500 °C]',
        'Equilibrium conversion = 50 % [at 0.1 MPa; at 580-600 °C]',
        'Equilibrium conversion = 80 % [at 0.1 MPa; at 680 °C]',
      ],
    ],
    [
      'finds the name before the conditions of its test',
      'Fatigue strength at 10⁷ cycles and 23 °C is about 55-60 MPa.',
      ['Fatigue strength = 55-60 MPa [at 10⁷ cycles; at 23 °C]'],
    ],
    [
      'takes what is measured for a name and not for a thing',
      'Capacity retention of 85-92 % is reached, and flatness of 0.5 µm.',
      ['Capacity retention = 85-92 %', 'Flatness = 0.5 µm'],
    ],
    [
      'takes no verb behind a number for a name',
      'Vapour chambers of 3 mm spread 200-400 W from a chip.',
      ['Length {Vapour chambers} = 3 mm', 'Power = 200-400 W'],
    ],
    [
      'takes both ends of a fall',
      'The tensile modulus of PA66 falls from 3.0 GPa dry to 1.4 GPa conditioned.',
      ['Tensile modulus {PA66} = 3.0 GPa [dry]', 'Tensile modulus {PA66} = 1.4 GPa [conditioned]'],
    ],
    [
      'does not take the share of a material for its strength',
      'The flexural strength of 99.5 % alumina is 350 MPa.',
      ['Share {alumina} = 99.5 %', 'Flexural strength {99.5 % alumina} = 350 MPa'],
    ],
    [
      'calls a change a change',
      'Boron additions raise the melting temperature by about 50 K.',
      ['Change of melting temperature = 50 K'],
    ],
    ['calls a change without a name a change', 'Blending lowers it by 20 %.', ['Change = 20 %']],
    [
      'keeps what a unit is counted by',
      'The corrosion rate of carbon steel is 1-3 mm per year.',
      ['Corrosion rate {carbon steel} = 1-3 mm per year'],
    ],
    [
      'reads two properties that stand side by side',
      'The oxide has a permittivity of 18-25 and a bandgap of 5.6 eV.',
      ['Bandgap = 5.6 eV'],
    ],
    [
      'reads a reference electrode as a condition',
      'The cell operates near 4.7 V versus Li/Li⁺ in practice.',
      ['Voltage = 4.7 V [versus Li/Li⁺]'],
    ],
    ['tells at most from below', 'The pressure is at most 5 MPa.', ['Pressure = ≤ 5 MPa']],
    [
      'takes no temperature for the condition of another one',
      'The polymer has a melting point of 343 °C and a glass transition at 143 °C.',
      ['Melting point = 343 °C', 'Glass transition = 143 °C'],
    ],
    [
      'takes no name from before another number',
      'The part has a yield strength of 170-220 MPa because grains of 30-60 µm grow.',
      ['Yield strength = 170-220 MPa', 'Length {grains} = 30-60 µm'],
    ],
    [
      'reads a share per unit as one unit',
      'Gauges reach gauge factors of 50-150 but have temperature coefficients of 0.1-0.3 %/K.',
      ['Temperature coefficients {Gauges} = 0.1-0.3 %/K'],
    ],
    [
      'finds the name in front of the conditions',
      'The pitting potential of 316L in 3.5 wt% NaCl at 25 °C lies between 250 mV and 450 mV.',
      ['Pitting potential {316L} = 250–450 mV [in 3.5 wt% NaCl; at 25 °C]'],
    ],
    [
      'takes no pointing word for a subject',
      'Thermal conductivity of such layers is 150 W/(m·K).',
      ['Thermal conductivity = 150 W/(m·K)'],
    ],
    [
      'calls grams a litre a concentration',
      'Cultures deliver 3-8 g/L of antibody.',
      ['Concentration {antibody} = 3-8 g/L'],
    ],
    [
      'keeps hyphenated words whole',
      'The yield strength of as-built 316L is 450 MPa.',
      ['Yield strength {as-built 316L} = 450 MPa'],
    ],
    ['tells more than', 'The pressure is more than 5 MPa.', ['Pressure = > 5 MPa']],
  ])('%s', (_, text, values) => {
    expect(read(text)).toEqual(values);
  });

  it.each([
    ['引張強さは100-120 MPaであり、耐力は60 MPaである。', ['引張強さ = 100-120 MPa', '耐力 = 60 MPa']],
    ['この処理により粘度を30 %下げる。', ['粘度の変化 = 30 %']],
    ['粘度は25 °Cで0.3 Pa·s以下である。', ['粘度 = ≤ 0.3 Pa·s [25 °C]']],
    ['絶縁抵抗は100 MΩ以上である。', ['絶縁抵抗 = ≥ 100 MΩ']],
    ['反応熱はアンモニア1 molあたり-46 kJである。', ['エネルギー = -46 kJ']],
    [
      'アルミナの熱伝導率は30 W/(m·K)、ジルコニアは約3 W/(m·K)である。',
      ['熱伝導率 {アルミナ} = 30 W/(m·K)', '熱伝導率 {ジルコニア} = 3 W/(m·K)'],
    ],
    ['添加により融点が5 °C低下する。', ['融点の変化 = 5 °C']],
  ])('reads Japanese: %s', (text, values) => {
    expect(read(text, 'ja')).toEqual(values);
  });

  it.each([
    ['剥离强度通常为15 N/m。', ['剥离强度 = 15 N/m']],
    ['反应温度不超过40 °C。', ['反应温度 = ≤ 40 °C']],
    ['扩散的活化能为0.5 eV。', ['活化能 {扩散} = 0.5 eV']],
    [
      '立方相LLZO在25 °C的离子电导率为0.3-1.0 mS/cm，而四方相只有0.001 mS/cm左右。',
      ['离子电导率 {立方相LLZO} = 0.3-1.0 mS/cm [25 °C]', '离子电导率 {四方相} = 0.001 mS/cm'],
    ],
    ['316L的屈服强度为200 MPa，抗拉强度为500 MPa。', ['屈服强度 {316L} = 200 MPa', '抗拉强度 {316L} = 500 MPa']],
    ['加入铌后强度提高约50 MPa。', ['强度的变化 = 50 MPa']],
    ['强度提高到500 MPa以上。', ['强度 = ≥ 500 MPa']],
    ['致密样品在25 °C的临界电流密度为0.3-1.0 mA/cm²。', ['临界电流密度 {致密样品} = 0.3-1.0 mA/cm² [25 °C]']],
    ['海藻糖的冻结浓缩液中，海藻糖为-29 °C。', ['温度 {海藻糖} = -29 °C']],
    ['经过重结晶后收率为55%-70%。', ['收率 = 55-70 %']],
    ['首次效率已超过90%，而面积为5 cm²。', ['首次效率 = > 90 %', '面积 = 5 cm²']],
    ['该规定自2018年6月9日起施行。', []],
  ])('reads Chinese: %s', (text, values) => {
    expect(read(text, 'zh-Hans')).toEqual(values);
  });
});
