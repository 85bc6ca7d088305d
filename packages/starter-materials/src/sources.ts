import type { MaterialSource } from '@assay/domain';

type Stated = Omit<MaterialSource, 'id' | 'licence'>;

const standard = (publisher: string, title: string): Stated => ({ kind: 'standard', publisher, title });
const handbook = (publisher: string, title: string): Stated => ({ kind: 'handbook', publisher, title });
const paper = (publisher: string, title: string): Stated => ({ kind: 'paper', publisher, title });
const rule = (publisher: string, title: string): Stated => ({ kind: 'rule', publisher, title });

/** Every source that a card cites, by its id. */
const sources = {
  'ASTM A29': standard('ASTM International', 'Steel bars, carbon and alloy, hot-wrought: general requirements'),
  'ASTM A36': standard('ASTM International', 'Carbon structural steel'),
  'ASTM A240': standard(
    'ASTM International',
    'Chromium and chromium-nickel stainless steel plate, sheet and strip for pressure vessels and general applications',
  ),
  'ASTM A276': standard('ASTM International', 'Stainless steel bars and shapes'),
  'ASTM A295': standard('ASTM International', 'High-carbon anti-friction bearing steel'),
  'ASTM A564': standard(
    'ASTM International',
    'Hot-rolled and cold-finished age-hardening stainless steel bars and shapes',
  ),
  'ASTM A572': standard('ASTM International', 'High-strength low-alloy columbium-vanadium structural steel'),
  'ASTM A582': standard('ASTM International', 'Free-machining stainless steel bars'),
  'ASTM A600': standard('ASTM International', 'Tool steel, high speed'),
  'ASTM A681': standard('ASTM International', 'Tool steels, alloy'),
  'ASTM B85': standard('ASTM International', 'Aluminum-alloy die castings'),
  'ASTM B90': standard('ASTM International', 'Magnesium-alloy sheet and plate'),
  'ASTM B94': standard('ASTM International', 'Magnesium-alloy die castings'),
  'ASTM B107': standard('ASTM International', 'Magnesium-alloy extruded bars, rods, profiles, tubes and wire'),
  'ASTM B80': standard('ASTM International', 'Magnesium-alloy sand castings'),
  'ASTM B86': standard('ASTM International', 'Zinc and zinc-aluminum alloy foundry and die castings'),
  'ASTM B127': standard('ASTM International', 'Nickel-copper alloy plate, sheet and strip'),
  'ASTM B162': standard('ASTM International', 'Nickel plate, sheet and strip'),
  'ASTM B168': standard('ASTM International', 'Nickel-chromium-iron alloys plate, sheet and strip'),
  'ASTM B265': standard('ASTM International', 'Titanium and titanium alloy strip, sheet and plate'),
  'ASTM B409': standard('ASTM International', 'Nickel-iron-chromium alloy plate, sheet and strip'),
  'ASTM B424': standard('ASTM International', 'Nickel-iron-chromium-molybdenum-copper alloy plate, sheet and strip'),
  'ASTM B435': standard('ASTM International', 'UNS N06002 and related alloys: plate, sheet and strip'),
  'ASTM B443': standard('ASTM International', 'Nickel-chromium-molybdenum-columbium alloy plate, sheet and strip'),
  'ASTM B575': standard('ASTM International', 'Low-carbon nickel-chromium-molybdenum alloys: plate, sheet and strip'),
  'ASTM F15': standard('ASTM International', 'Iron-nickel-cobalt sealing alloy'),
  'SAE AMS 5662': standard(
    'SAE International',
    'Nickel alloy bars and forgings 52.5Ni 19Cr 3.0Mo 5.1Nb, precipitation hardenable',
  ),
  'SAE J1397': standard('SAE International', 'Estimated mechanical properties and machinability of steel bars'),
  'EN 1993-1-1': standard('CEN', 'Eurocode 3: design of steel structures, material coefficients'),
  'EN 573-3': standard('CEN', 'Aluminium and aluminium alloys: chemical composition of wrought products'),
  'EN 1561': standard('CEN', 'Founding: grey cast irons'),
  'EN 1563': standard('CEN', 'Founding: spheroidal graphite cast irons'),
  'EN 1706': standard('CEN', 'Aluminium castings: chemical composition and mechanical properties'),
  'EN 10025-2': standard('CEN', 'Hot rolled products of structural steels: non-alloy structural steels'),
  'EN 10083-2': standard('CEN', 'Steels for quenching and tempering: non alloy steels'),
  'EN 10083-3': standard('CEN', 'Steels for quenching and tempering: alloy steels'),
  'EN 10084': standard('CEN', 'Case hardening steels'),
  'EN 10088-1': standard('CEN', 'Stainless steels: list of stainless steels, with physical properties'),
  'EN 10088-3': standard('CEN', 'Stainless steels: semi-finished products, bars, rods, wire and sections'),
  'EN 10095': standard('CEN', 'Heat resisting steels and nickel alloys'),
  'EN 572-1': standard('CEN', 'Glass in building: basic soda-lime silicate glass products, physical properties'),
  'ISO 683-17': standard('ISO', 'Ball and roller bearing steels'),
  'ISO 3585': standard('ISO', 'Borosilicate glass 3.3: properties'),
  'ISO 4957': standard('ISO', 'Tool steels'),
  'ISO 13356': standard(
    'ISO',
    'Implants for surgery: ceramic materials based on yttria-stabilized tetragonal zirconia',
  ),
  'IEC 60672-3': standard('IEC', 'Ceramic and glass insulating materials: specifications for individual materials'),
  'JIS G3101': standard('JISC', 'Rolled steels for general structure'),
  'JIS G4051': standard('JISC', 'Carbon steels for machine structural use'),
  'JIS G4053': standard('JISC', 'Low-alloyed steels for machine structural use'),
  'JIS G4303': standard('JISC', 'Stainless steel bars'),
  'JIS G4404': standard('JISC', 'Alloy tool steels'),
  'JIS G4805': standard('JISC', 'High carbon chromium bearing steels'),
  'JIS H5302': standard('JISC', 'Aluminium alloy die castings'),
  'GB/T 699': standard('SAC', 'Quality carbon structural steels'),
  'GB/T 700': standard('SAC', 'Carbon structural steels'),
  'GB/T 1299': standard('SAC', 'Tool and mould steels'),
  'GB/T 1591': standard('SAC', 'High strength low alloy structural steels'),
  'GB/T 3077': standard('SAC', 'Alloy structure steels'),
  'GB/T 3190': standard('SAC', 'Wrought aluminium and aluminium alloys: chemical composition'),
  'GB/T 18254': standard('SAC', 'High-carbon chromium bearing steel'),
  'GB/T 20878': standard('SAC', 'Stainless and heat-resisting steels: designation and chemical composition'),
  'AA Teal Sheets': standard(
    'The Aluminum Association',
    'International alloy designations and chemical composition limits for wrought aluminum and wrought aluminum alloys',
  ),
  'AA Standards and Data': handbook('The Aluminum Association', 'Aluminum Standards and Data: typical properties'),
  'ASM 2': handbook('ASM International', 'ASM Handbook, volume 2: properties and selection of nonferrous alloys'),
  'ASM Reference': handbook(
    'ASM International',
    'ASM Metals Reference Book: mechanical properties of heat-treated steels',
  ),
  CDA: handbook(
    'Copper Development Association',
    'Standards handbook: wrought and cast copper and copper alloy products',
  ),
  CRC: handbook('CRC Press', 'CRC Handbook of Chemistry and Physics: thermal and physical properties of pure metals'),
  'Kaye & Laby': handbook('National Physical Laboratory', 'Tables of physical and chemical constants: elasticities'),
  NADCA: handbook('North American Die Casting Association', 'Product specification standards for die castings'),
  Saechtling: handbook('Carl Hanser Verlag', 'Saechtling Kunststoff Taschenbuch (Plastics Handbook)'),
  Domininghaus: handbook(
    'Springer',
    'Kunststoffe: Eigenschaften und Anwendungen (Plastics: properties and applications)',
  ),
  'Munro 1997a': paper(
    'Journal of the American Ceramic Society 80 (1997) 1919',
    'Evaluated material properties for a sintered α-alumina',
  ),
  'Munro 1997b': paper(
    'Journal of Physical and Chemical Reference Data 26 (1997) 1195',
    'Material properties of a sintered α-SiC',
  ),
  'Munro 2000': paper('Journal of Research of NIST 105 (2000) 709', 'Material properties of titanium diboride'),
  'rule:stiffness': rule('Assay', "Specific stiffness: Young's modulus divided by density"),
  'rule:pren': rule('EN 10088-1, annex C', 'Pitting resistance equivalent: Cr + 3.3 Mo + 16 N, least contents'),
  'rule:ce-iiw': rule(
    'International Institute of Welding',
    'Carbon equivalent: C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15, greatest contents',
  ),
} as const satisfies Record<string, Stated>;
export type SourceId = keyof typeof sources;

/** Every source, by its id. */
export const materialSources: ReadonlyMap<string, MaterialSource> = new Map(
  Object.entries<Stated>(sources).map(([id, stated]) => [id, { id, ...stated, licence: 'facts' }]),
);
