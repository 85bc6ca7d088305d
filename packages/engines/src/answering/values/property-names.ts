/** Nouns that name a measurable property; a phrase that ends with another word is not taken for a name. */
const propertyNoun =
  /\b(absorption|activity|affinity|amplitude|angle|area|bandgap|capacity|capacitance|charge|clearance|coefficient|concentration|conductivity|constant|content|conversion|creep|current|cycles|density|depth|deviation|diameter|diffusivity|displacement|distance|dose|ductility|duration|efficiency|elongation|energy|enthalpy|error|expansion|exponent|factor|field|flow|flux|force|fraction|frequency|gap|gradient|hardness|heat|height|impedance|index|intensity|length|life|lifetime|limit|load|loading|loss|mass|mobility|modulus|molarity|noise|number|overpotential|permeability|permittivity|ph|pitch|plateau|point|porosity|position|potential|power|pressure|productivity|purity|radius|range|rate|ratio|recovery|resistance|resistivity|resolution|resonance|roughness|selectivity|sensitivity|shrinkage|size|solubility|speed|spacing|stability|strain|strength|stress|temperature|tension|term|thickness|threshold|time|titre|titer|tolerance|toughness|uptake|uniformity|utili[sz]ation|velocity|viscosity|voltage|volume|wavelength|weight|width|window|yield|accuracy|bioavailability|half-life|drift|dimension|deadline|period|fee|transition|plateau|onset|titre|dosage|slope|permeance|emissivity|reflectivity|transmittance|absorptance|retention|flatness|humidity|doping|swing|difference|uncertainty|viability|variation|interval|warpage|turnover|occupancy|prevalence|incidence|sensitivity|specificity|crystallinity|polydispersity|planarity|throughput|latency|bandwidth)s?$/iu;

/** Whether a phrase ends with the name of something that can be measured. */
export const isPropertyName = (phrase: string): boolean =>
  propertyNoun.test(phrase.replace(/ies$/u, 'y').replace(/(ss|x|ch)es$/u, '$1'));

/** Endings of what can be measured; a name without one is the thing that the value is of. */
const wideProperty =
  /(?:[度率量力压壓圧能热熱焓比值値数數径徑厚宽寬阻抗容积積角差限寸温溫频頻效荷]|エンタルピー|均一性|均[匀勻]性|[选選]择性|選擇性|選択性|[强強厚長高深粗]さ|厚み|[长長期高位]|时间|時間|期[限间間]|周期|週期|电流|電流|电压|電壓|電圧|间隔|間隔|[熔沸凝露融]点|[熔沸凝露融]點|带隙|帶隙|能隙|ギャップ|寿命|壽命|损失|損失|损耗|損耗|范围|範圍|範囲|サイズ|水分|应变|應變|ひずみ|应力|應力|応力|膨張|膨胀|膨脹|収縮|收缩|收縮|[压壓]降|[间間节節]距|ピッチ|粗さ|重|pKa|pH)$/u;

/** The same of a Chinese or Japanese name. */
export const isWidePropertyName = (name: string): boolean => wideProperty.test(name);

/** Dimensions of shares: they may be of anything. */
const shares = /^(?:%|wt%|vol%|at%|mol%|ppm)$/u;

const stress = 'm^-1 kg s^-2';

/** Units that a name allows: "strength of 99 % alumina" states no strength. A share may be of anything that is relative. */
const fitting: readonly (readonly [name: RegExp, fits: (dimension: string) => boolean])[] = [
  [/\b(?:temperature|point)s?$|温度|溫度|[熔沸凝露]点$|[熔沸凝露]點$|融点$/iu, (dimension) => dimension === 'K'],
  [
    /\b(?:thickness|diameter|length|wavelength|height|roughness|radius)(?:es)?s?$|(?:厚度|膜厚|粒径|粒徑|直径|直徑|孔径|孔徑|厚み|厚さ|長さ)$/iu,
    (dimension) => dimension === 'm',
  ],
  [
    /\b(?:over)?(?:voltage|potential)s?$|(?:电压|電壓|電圧|电位|電位)$/iu,
    (dimension) => dimension === 'm^2 kg s^-3 A^-1',
  ],
  [
    /\b(?:(?:yield|tensile|shear|flexural|compressive|peel|fatigue|bond) strength|modulus|stress|pressure)(?:es)?s?$|(?:压力|壓力|圧力|模量|模數|引張強さ|耐力|降伏強度|屈服强度|抗拉强度|抗拉強度)$/iu,
    (dimension) => dimension === stress || dimension.startsWith('m^-1 kg s^-2 ') || dimension === 'kg s^-2',
  ],
  [
    /\b(?:ratio|porosity|fraction|selectivity|conversion)s?$/iu,
    (dimension) => shares.test(dimension) || dimension === '1',
  ],
  [
    /\b(?:strength|energy|viscosity|conductivity|resistivity|resistance|current|force|power)(?:es)?s?$/iu,
    (dimension) => !shares.test(dimension) && dimension !== 'm' && dimension !== 's' && dimension !== 'K',
  ],
];

/** Whether a quantity of that name can be told in that dimension. */
export function fits(name: string, dimension: string): boolean {
  return (
    /\b(?:relative|residual)\b/iu.test(name) || fitting.every(([of, allows]) => !of.test(name) || allows(dimension))
  );
}

export const isShare = (dimension: string): boolean => shares.test(dimension);
