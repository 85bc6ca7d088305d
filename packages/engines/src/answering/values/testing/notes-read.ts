/** What a specialist reads out of a sentence: `Quantity {subject} = value unit [conditions]`. */
export interface NoteRead {
  language: 'en' | 'ja' | 'zh-Hans' | 'zh-Hant';
  text: string;
  /** Of a row: the heads of its columns. */
  heads?: string;
  values: readonly string[];
}

/**
 * Sentences and rows of the starter library, by a seeded shuffle of all that hold a digit, read by hand before the code
 * was run on any of them. Temperatures of a treatment are history and no value; a share, and a thing's own size, have
 * no test condition; what causes a change is not what it is measured of.
 */
export const notesRead: readonly NoteRead[] = [
  {
    language: 'zh-Hant',
    text: '裸晶與冷板之間使用銦片（86 W/(m·K)）或相變材料（3-8 W/(m·K)，膠層15-50 µm）。',
    values: ['熱導率 {銦片} = 86 W/(m·K)', '熱導率 {相變材料} = 3-8 W/(m·K)', '長度 {膠層} = 15-50 µm'],
  },
  {
    language: 'en',
    text: 'Heterogeneous palladium on carbon couples aryl bromides at 80 °C with leached palladium as the active species.',
    values: [],
  },
  {
    language: 'en',
    text: 'Plating limits the charging rate of energy cells to roughly 1C-2C at 25 °C.',
    values: ['Charging rate {energy cells} = 1-2 C [at 25 °C]'],
  },
  {
    language: 'en',
    text: 'Copper recess after polishing is held at 2-5 nm, because a deep recess leaves open contacts and protruding copper prevents dielectric bonding.',
    values: ['Length {Copper recess} = 2-5 nm'],
  },
  { language: 'zh-Hans', text: '加入5-15 mol%的铯可在室温稳定黑相。', values: ['摩尔分数 {铯} = 5-15 mol%'] },
  { language: 'en', text: 'Class 1 builds or destroys substance-field systems.', values: [] },
  {
    language: 'zh-Hant',
    text: '雙相冷板利用介電液在45-60 °C沸騰，熱通量可達150-300 W/cm²，流量僅為單相的五分之一左右。',
    values: ['熱通量 {雙相冷板} = 150-300 W/cm²'],
  },
  {
    language: 'en',
    text: 'A trend radar rates each of 8-12 trends from level 1 to level 5 and reveals unused potential.',
    values: [],
  },
  {
    language: 'en',
    text: 'Aluminium diethylphosphinate at 15-20 wt% with melamine polyphosphate gives UL 94 V-0 at 0.8 mm in PA66 with 30 wt% glass fibre.',
    values: ['Mass fraction {Aluminium diethylphosphinate} = 15-20 wt%', 'Mass fraction {glass fibre} = 30 wt%'],
  },
  { language: 'en', text: 'A 1:1 Langmuir model is fitted globally with double referencing.', values: [] },
  {
    language: 'en',
    text: 'Cathodic protection at -600 to -800 mV versus Ag/AgCl stops crevice corrosion of 316L.',
    values: ['Voltage {Cathodic protection} = -600 to -800 mV [versus Ag/AgCl]'],
  },
  {
    language: 'en',
    text: 'Oxygen scavenging by titanium-containing gates thins the interlayer to 0.3 nm at the cost of mobility and reliability.',
    values: ['Length {interlayer} = 0.3 nm'],
  },
  { language: 'en', text: 'Annealing at 120-200 °C for 10-24 h removes unstable index changes.', values: [] },
  {
    language: 'zh-Hans',
    text: '国六柴油机多采用氧化催化器、颗粒捕集器、SCR与氨氧化催化器的组合，涂层量为120-180 g/L。',
    values: ['涂层量 = 120-180 g/L'],
  },
  {
    language: 'en',
    text: 'Separation in time is used by a debinding polymer that holds a green part below 150 °C and disappears above 450 °C.',
    values: [],
  },
  {
    language: 'en',
    text: 'A lipid nanoparticle (LNP) for messenger RNA is a particle of 60-120 nm that consists of ionisable lipid, helper phospholipid, cholesterol and a PEG lipid.',
    values: ['Length {lipid nanoparticle} = 60-120 nm'],
  },
  {
    language: 'en',
    heads: 'Property | Method | Favourable',
    text: 'Diffusion interaction parameter (mL/g) | light scattering | above 0-10',
    values: ['Diffusion interaction parameter {Favourable} = > 0-10 mL/g'],
  },
  {
    language: 'en',
    heads: 'Tempering temperature (°C) | Tensile strength (MPa) | Elongation (%)',
    text: '200 | 1850-2000 | 7-9',
    values: [
      'Tensile strength {Tempering temperature 200 °C} = 1850-2000 MPa',
      'Elongation {Tempering temperature 200 °C} = 7-9 %',
    ],
  },
  {
    language: 'zh-Hans',
    text: '探测控制包括β射线或X射线面密度仪的100%在线扫描、CCD外观检测（分辨率0.05-0.1 mm）以及首件称重。',
    values: ['分辨率 {CCD外观检测} = 0.05-0.1 mm'],
  },
  {
    language: 'en',
    text: 'FcRn binds IgG at pH 6.0 with an apparent dissociation constant of 0.5-2.5 µmol/L and releases IgG at pH 7.4.',
    values: ['Apparent dissociation constant {FcRn} = 0.5-2.5 µmol/L [at pH 6.0]'],
  },
  {
    language: 'zh-Hans',
    text: '等离子喷涂钛层的厚度为50-200 µm，结合强度要求大于22 MPa。',
    values: ['厚度 {等离子喷涂钛层} = 50-200 µm', '结合强度 {等离子喷涂钛层} = > 22 MPa'],
  },
  {
    language: 'en',
    text: 'Colour change (principle 32) reveals temperature above 60 °C in thermochromic labels.',
    values: ['Temperature {thermochromic labels} = > 60 °C'],
  },
  {
    language: 'en',
    text: 'Pump passes should be limited to 50-200 turnovers, and diaphragm pumps with low pulsation are preferred to gear pumps.',
    values: [],
  },
  { language: 'zh-Hant', text: '可離子化脂質、磷脂、膽固醇與聚乙二醇脂質的莫耳比常為50:10:38.5:1.5。', values: [] },
  {
    language: 'en',
    text: 'Allowable stress falls by about 1.3-1.5 % per kelvin between 20 °C and 40 °C.',
    values: ['Change of allowable stress = 1.3-1.5 % per kelvin [between 20 °C and 40 °C]'],
  },
  {
    language: 'en',
    text: 'Higher temperature and higher H2:CO ratio reduce α and raise methane selectivity.',
    values: [],
  },
  {
    language: 'en',
    text: 'Pump-out moves grease from the centre of a bare die during power cycling between 30 °C and 100 °C.',
    values: [],
  },
  {
    language: 'en',
    text: 'Arginine hydrochloride of 100-200 mmol/L disrupts attractive interactions and halves the viscosity of many antibodies at 150-180 mg/mL.',
    values: ['Concentration {Arginine hydrochloride} = 100-200 mmol/L'],
  },
  {
    language: 'zh-Hans',
    text: '以碳酸乙烯酯为主的电解液在-20 °C的离子电导率约为2-3 mS/cm，而25 °C时为8-10 mS/cm。',
    values: [
      '离子电导率 {以碳酸乙烯酯为主的电解液} = 2-3 mS/cm [-20 °C]',
      '离子电导率 {以碳酸乙烯酯为主的电解液} = 8-10 mS/cm [25 °C]',
    ],
  },
  {
    language: 'en',
    text: 'Indium oxide on zirconia reaches selectivities of 80-100 % from carbon dioxide at 300 °C and 5 MPa with lower activity.',
    values: ['Selectivities {Indium oxide on zirconia} = 80-100 % [at 300 °C; at 5 MPa]'],
  },
  {
    language: 'en',
    text: 'Transdermal delivery is the administration of drugs through the skin, whose main barrier is the stratum corneum of 10-20 µm.',
    values: ['Length {stratum corneum} = 10-20 µm'],
  },
  {
    language: 'en',
    text: '17-4PH steel is sintered at 1300-1380 °C in hydrogen or vacuum for 2-4 h and reaches 96-99 % density.',
    values: ['Density {17-4PH steel} = 96-99 %'],
  },
  {
    language: 'en',
    text: 'Layered oxides absorb moisture and carbon dioxide and form NaOH and Na2CO3 at the surface.',
    values: [],
  },
  {
    language: 'en',
    text: 'Methane selectivity of cobalt is 5-10 % at 220 °C and doubles towards 245 °C.',
    values: ['Methane selectivity {cobalt} = 5-10 % [at 220 °C]'],
  },
  {
    language: 'en',
    text: 'Isopropanol at 5-10 wt% of the solvent lowers the surface tension and raises the critical thickness.',
    values: ['Mass fraction {Isopropanol} = 5-10 wt%'],
  },
  {
    language: 'en',
    text: 'Exchange of CH1 and CL domains in one Fab arm and charged residue pairs are alternatives.',
    values: [],
  },
  {
    language: 'en',
    text: 'A means-plus-function limitation under 35 USC 112(f) covers the corresponding structure in the specification and equivalents.',
    values: [],
  },
  {
    language: 'en',
    heads: 'Grade | Bias stability | Noise density',
    text: 'Consumer | 1-10 mg | 50-300 µg/√Hz',
    values: ['Bias stability {Consumer} = 1-10 mg', 'Noise density {Consumer} = 50-300 µg/√Hz'],
  },
  {
    language: 'en',
    text: 'A resonance of 3 kHz corresponds to a displacement of 28 nm at an acceleration of 1 g.',
    values: ['Resonance = 3 kHz', 'Displacement = 28 nm [at an acceleration of 1 g]'],
  },
  { language: 'en', text: 'The result feeds a roadmap over 3, 5 and 10 years.', values: [] },
  {
    language: 'en',
    text: 'Silver-carbon interlayers of 5-10 µm raise the tolerable current density above 3 mA/cm² at 60 °C.',
    values: ['Length {Silver-carbon interlayers} = 5-10 µm', 'Tolerable current density = > 3 mA/cm² [at 60 °C]'],
  },
  {
    language: 'ja',
    text: '波長515 nmのグリーンレーザーの吸収率は約40%であり、450 nmの青色レーザーでは約60%になる。',
    values: [
      '波長 = 515 nm',
      '吸収率 {グリーンレーザー} = 40 %',
      '長さ {青色レーザー} = 450 nm',
      '吸収率 {青色レーザー} = 60 %',
    ],
  },
  {
    language: 'en',
    text: 'Creep is the time-dependent plastic deformation of a material under constant stress, and creep becomes important above about 0.4 of the absolute melting temperature.',
    values: [],
  },
  {
    language: 'en',
    text: 'The stronger conflict is intensified, for instance from a coating of 10 µm to no coating at all.',
    values: ['Length {coating} = 10 µm'],
  },
  {
    language: 'en',
    text: 'Dysprosium, holmium or yttrium of 0.5-1.5 mol% occupies both lattice sites and slows vacancy migration.',
    values: ['Mole fraction {Dysprosium, holmium or yttrium} = 0.5-1.5 mol%'],
  },
  {
    language: 'en',
    text: 'Carbon coating of 1-3 wt% with a thickness of 2-5 nm raises the powder conductivity to 10⁻² S/cm and makes high-rate discharge possible.',
    values: [
      'Mass fraction {Carbon coating} = 1-3 wt%',
      'Thickness {Carbon coating} = 2-5 nm',
      'Powder conductivity = 10⁻² S/cm',
    ],
  },
  {
    language: 'en',
    text: 'Nickel superalloys with more than 6 wt% aluminium plus titanium are prone to strain-age and liquation cracking, and preheating above 900 °C or ductile filler alloys are remedies.',
    values: ['Mass fraction {aluminium plus titanium} = > 6 wt%'],
  },
  {
    language: 'en',
    text: 'Shot peening introduces compressive stresses of 600-800 MPa to a depth of 0.1-0.2 mm.',
    values: ['Compressive stresses = 600-800 MPa', 'Depth = 0.1-0.2 mm'],
  },
  {
    language: 'en',
    text: 'The pitting resistance equivalent number (PREN) is the sum % Cr + 3.3 × % Mo + 16 × % N.',
    values: [],
  },
  {
    language: 'ja',
    text: '砥粒流動研磨は粗さを3 µm以下に下げ、圧力損失を20-40%減らす。',
    values: ['粗さ = ≤ 3 µm', '圧力損失の変化 = 20-40 %'],
  },
  {
    language: 'en',
    text: 'Heat treatment of constantan adjusts its temperature coefficient to steel (11 ppm/K), aluminium (23 ppm/K) or titanium (9 ppm/K).',
    values: [
      'Temperature coefficient {steel} = 11 ppm/K',
      'Temperature coefficient {aluminium} = 23 ppm/K',
      'Temperature coefficient {titanium} = 9 ppm/K',
    ],
  },
  {
    language: 'en',
    heads: 'Grade | Yield strength (MPa) | Critical pitting temperature (°C)',
    text: '2205 | 450-550 | 45-60',
    values: ['Yield strength {2205} = 450-550 MPa', 'Critical pitting temperature {2205} = 45-60 °C'],
  },
  {
    language: 'zh-Hans',
    text: '加入0.5-1 wt%的钯或镍可促进氢的解离，使时空收率提高到0.5-1.0 g/(g·h)。',
    values: ['质量分数 {钯或镍} = 0.5-1 wt%', '时空收率 = 0.5-1.0 g/(g·h)'],
  },
  {
    language: 'en',
    text: 'Preheating to 200-400 °C prevents cold cracks in tool steels with more than 0.4 wt% carbon.',
    values: ['Mass fraction {carbon} = > 0.4 wt%'],
  },
  {
    language: 'en',
    text: 'Annealing in nitric oxide at 1150-1300 °C for 1-2 h raises the channel mobility to 20-50 cm²/(V·s) on the Si face.',
    values: ['Channel mobility = 20-50 cm²/(V·s)'],
  },
  {
    language: 'en',
    text: 'Fischer-Tropsch synthesis converts carbon monoxide and hydrogen into hydrocarbons, and cobalt catalysts operate at 200-240 °C and 2-3 MPa.',
    values: ['Temperature {cobalt catalysts} = 200-240 °C', 'Pressure or stress {cobalt catalysts} = 2-3 MPa'],
  },
  {
    language: 'en',
    text: 'Load cells must hold creep below 0.02-0.03 % of the reading in 30 min for accuracy class C3.',
    values: ['Creep {Load cells} = < 0.02-0.03 % [in 30 min]'],
  },
  {
    language: 'zh-Hans',
    text: '锌含量为13-20 mol%的氧化锌-氧化锆固溶体在315-320 °C、5 MPa下的单程转化率约为10%，甲醇选择性为86%-91%，并且耐受50 mg/kg数量级的硫化氢。',
    values: [
      '锌含量 {氧化锌-氧化锆固溶体} = 13-20 mol%',
      '单程转化率 {氧化锌-氧化锆固溶体} = 10 % [315-320 °C; 5 MPa]',
      '甲醇选择性 {氧化锌-氧化锆固溶体} = 86-91 % [315-320 °C; 5 MPa]',
      '比值 {硫化氢} = 50 mg/kg',
    ],
  },
  {
    language: 'en',
    text: 'Pyrometallurgy smelts whole modules at 1300-1500 °C and recovers nickel, cobalt and copper as an alloy, while lithium and aluminium report to the slag.',
    values: [],
  },
  { language: 'en', heads: 'Loop | Kabat | Chothia | IMGT', text: 'L1 | 24-34 | 24-34 | 27-38', values: [] },
  {
    language: 'en',
    text: 'Raster angles of ±45° give isotropy in the plane.',
    values: ['Raster angles = ±45 °'],
  },
  {
    language: 'en',
    text: 'Powders with a median size of 8-20 µm are usual for steels because fine powder sinters well.',
    values: ['Median size {Powders} = 8-20 µm'],
  },
  {
    language: 'en',
    text: 'Regulations in several markets require a warning at least 5 min before hazard reaches the passenger cabin.',
    values: ['Time {warning} = ≥ 5 min'],
  },
  {
    language: 'en',
    text: 'A coaxial camera or pyrometer keeps melt pool temperature or width constant by changing the laser power within 1-10 ms. Bead height becomes self-stabilising when the powder focus lies slightly below the surface.',
    values: [],
  },
];

/** A second draw of the same shuffle, read by hand when the reader of values was done and before it was run on them. */
export const notesReadLater: readonly NoteRead[] = [
  {
    language: 'zh-Hans',
    text: '氧化铟在320 °C以上会过度还原成金属铟而流失。',
    values: [],
  },
  {
    language: 'en',
    text: 'Hydrophilic linkers with PEG or sugar restore normal clearance at a DAR of 8.',
    values: [],
  },
  {
    language: 'en',
    text: 'A reply within 2 months after a final rejection can trigger an advisory action.',
    values: [],
  },
  {
    language: 'en',
    text: 'Alumina fillers with 60-75 vol% in silicone give 2-5 W/(m·K).',
    values: ['Volume fraction {Alumina fillers} = 60-75 vol%', 'Thermal conductivity = 2-5 W/(m·K)'],
  },
  {
    language: 'ja',
    text: '露点-50 °Cのドライルームでは伝導率の低下が1時間で10%程度にとどまるが、露点-20 °Cでは30%以上低下することがある。',
    values: ['伝導率の低下 = 10 % [-50 °C; 1時間]', '変化 = ≥ 30 % [-20 °C]'],
  },
  {
    language: 'en',
    text: 'Excess water hydrolyses amide bonds at melt temperatures of 270-290 °C and causes silver streaks.',
    values: [],
  },
  {
    language: 'en',
    text: 'Thermosensitive liposomes with lysolipid release 80 % of their content within 20-60 s at 41-42 °C.',
    values: ['Share {Thermosensitive liposomes} = 80 % [within 20-60 s; at 41-42 °C]'],
  },
  {
    language: 'zh-Hant',
    text: '微凸塊間距為20-55 µm，銅柱高度為15-25 µm，錫銀焊料厚度為10-15 µm。',
    values: ['微凸塊間距 = 20-55 µm', '銅柱高度 = 15-25 µm', '錫銀焊料厚度 = 10-15 µm'],
  },
  {
    language: 'en',
    text: 'Version ARIZ-85C has nine parts that lead from a vague situation to a physical contradiction and then to a solution.',
    values: [],
  },
  {
    language: 'en',
    text: 'Inert atmosphere (principle 39) protects titanium during welding below 20-50 ppm oxygen.',
    values: ['Trace content {oxygen} = < 20-50 ppm'],
  },
  {
    language: 'zh-Hant',
    text: 'X射線搖擺曲線半高寬在(002)面為300-500 arcsec。',
    values: ['X射線搖擺曲線半高寬 = 300-500 arcsec'],
  },
  {
    language: 'en',
    text: 'High-pressure cycles at 800 °C and 200 MPa preserve finer laths.',
    values: [],
  },
  {
    language: 'en',
    text: 'Baking at 190-230 °C for 8-24 h within 4 h after plating removes diffusible hydrogen from fasteners of 1000-1400 MPa.',
    values: ['Pressure or stress {fasteners} = 1000-1400 MPa'],
  },
  {
    language: 'en',
    text: 'Solder bumps suffer electromigration already at 10⁴ A/cm² and 100-150 °C.',
    values: [],
  },
  {
    language: 'en',
    text: 'Blending lowers the mean oxygen content but mixes histories of up to 20 cycles.',
    values: ['Cycles {histories} = ≤ 20 cycles'],
  },
  {
    language: 'en',
    text: 'Vehicle packs accept about 1 MPa or less, and reducing the stack pressure is a main development goal.',
    values: ['Pressure or stress {Vehicle packs} = ≤ 1 MPa'],
  },
  {
    language: 'zh-Hant',
    text: '溫度循環試驗在-40 °C與125 °C之間進行1000次。',
    values: ['循環次數 {溫度循環試驗} = 1000 次 [-40 °C與125 °C]'],
  },
  {
    language: 'en',
    text: 'Conversion of all three pollutants exceeds 95 % only in a narrow window around the stoichiometric air-fuel ratio, λ = 1.00 ± 0.005.',
    values: ['Conversion {all three pollutants} = > 95 %'],
  },
  {
    language: 'en',
    text: 'Pack voltages of 400 V or 800 V, energies of 40-120 kWh and a life of 15 years or 300,000 km define typical requirements.',
    values: [
      'Pack voltages = 400 V',
      'Pack voltages = 800 V',
      'Energies = 40-120 kWh',
      'Life = 15 years',
      'Life = 300,000 km',
    ],
  },
  {
    language: 'en',
    text: 'ISFETs contain no glass and suit food production, although drift of 0.1-1 mV/h and light sensitivity need compensation.',
    values: ['Drift {ISFETs} = 0.1-1 mV/h'],
  },
  {
    language: 'en',
    heads: 'Catalyst and medium | Overpotential at 10 mA/cm² (mV) | Tafel slope (mV/decade)',
    text: 'Ni oxide in 1 mol/L KOH | 330-400 | 60-90',
    values: [
      'Overpotential at 10 mA/cm² {Ni oxide in 1 mol/L KOH} = 330-400 mV [10 mA/cm²]',
      'Tafel slope {Ni oxide in 1 mol/L KOH} = 60-90 mV/decade',
    ],
  },
  {
    language: 'en',
    text: 'Trap sites with binding energies below about 30 kJ/mol hold diffusible hydrogen, while carbides with more than 60 kJ/mol hold it irreversibly at room temperature.',
    values: [
      'Binding energies {Trap sites} = < 30 kJ/mol',
      'Molar energy {carbides} = > 60 kJ/mol [at room temperature]',
    ],
  },
  {
    language: 'en',
    text: 'Periodic counter-current operation with 2-4 columns loads each column beyond breakthrough and raises resin utilisation from 50-60 % to 80-95 %.',
    values: ['Resin utilisation = 50-60 %', 'Resin utilisation = 80-95 %'],
  },
  {
    language: 'ja',
    text: '膜厚の均一性は±2%以内、濃度の均一性は±5%以内が要求される。',
    values: ['均一性 {膜厚} = ≤ ±2 %', '均一性 {濃度} = ≤ ±5 %'],
  },
  {
    language: 'zh-Hans',
    text: '二氧化碳加氢制甲醇是放热反应，25 °C下的反应焓为-49 kJ/mol。',
    values: ['反应焓 {二氧化碳加氢制甲醇} = -49 kJ/mol [25 °C]'],
  },
  {
    language: 'en',
    text: 'Each per cent of absorbed water lowers the glass transition temperature by about 10-20 K.',
    values: ['Change of glass transition temperature = 10-20 K'],
  },
  {
    language: 'en',
    text: 'Epitaxial buffer layers convert more than 99 % of basal plane dislocations into harmless threading edge dislocations.',
    values: ['Share {basal plane dislocations} = > 99 %'],
  },
  {
    language: 'en',
    text: 'Retained austenite in 42CrMo4 amounts to 2-5 vol% after oil quenching, whereas bearing steel with 1 wt% carbon keeps 8-15 vol%.',
    values: [
      'Volume fraction {Retained austenite} = 2-5 vol%',
      'Mass fraction {carbon} = 1 wt%',
      'Volume fraction {bearing steel} = 8-15 vol%',
    ],
  },
];
