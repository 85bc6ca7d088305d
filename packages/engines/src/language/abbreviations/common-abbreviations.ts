import { onDemand } from '../on-demand.ts';
import { foldAbbreviation } from './find-abbreviations.ts';

/** Abbreviations that a field uses without saying what they stand for; `|` parts long forms of different fields. */
const materials = `
AHSS: advanced high-strength steel
AM: additive manufacturing
APS: atmospheric plasma spraying
ASS: austenitic stainless steel
BCC: body-centred cubic
BMG: bulk metallic glass
CFRP: carbon fibre reinforced polymer
CMC: ceramic matrix composite | carboxymethyl cellulose
CNT: carbon nanotube
CTE: coefficient of thermal expansion
CVN: Charpy V-notch
DBTT: ductile-to-brittle transition temperature
DED: directed energy deposition
DLC: diamond-like carbon
DMLS: direct metal laser sintering
DP: dual-phase
DSS: duplex stainless steel
EBM: electron beam melting
ECAP: equal-channel angular pressing
EDM: electrical discharge machining
FCC: face-centred cubic
FCG: fatigue crack growth
FDM: fused deposition modelling
FRP: fibre reinforced polymer
FSW: friction stir welding
GFRP: glass fibre reinforced polymer
GMAW: gas metal arc welding
GTAW: gas tungsten arc welding
HAZ: heat-affected zone
HCF: high-cycle fatigue
HCP: hexagonal close-packed
HDPE: high-density polyethylene
HE: hydrogen embrittlement
HEA: high-entropy alloy
HIC: hydrogen-induced cracking
HIP: hot isostatic pressing
HSLA: high-strength low-alloy steel
HVOF: high-velocity oxygen fuel
IGC: intergranular corrosion
LCF: low-cycle fatigue
LCP: liquid crystal polymer
LDPE: low-density polyethylene
LMD: laser metal deposition
LPBF: laser powder bed fusion
MIC: microbiologically influenced corrosion | minimum inhibitory concentration
MMC: metal matrix composite
MOF: metal-organic framework
MWCNT: multi-walled carbon nanotube
ODS: oxide dispersion strengthened
PBF: powder bed fusion
PBT: polybutylene terephthalate
PEEK: polyether ether ketone
PEI: polyetherimide | polyethylenimine
PEKK: polyether ketone ketone
PET: polyethylene terephthalate | positron emission tomography
PH: precipitation-hardening
PI: polyimide
PLA: polylactic acid
PMMA: polymethyl methacrylate
POM: polyoxymethylene
PPA: polyphthalamide
PPS: polyphenylene sulfide
PREN: pitting resistance equivalent number
PTFE: polytetrafluoroethylene
PVC: polyvinyl chloride
PVDF: polyvinylidene fluoride
PWHT: post-weld heat treatment
RTM: resin transfer moulding
SCC: stress corrosion cracking
SFE: stacking fault energy
SLM: selective laser melting
SLS: selective laser sintering
SMA: shape memory alloy
SPS: spark plasma sintering
SSC: sulfide stress cracking
SWCNT: single-walled carbon nanotube
TBC: thermal barrier coating
TGO: thermally grown oxide
TIG: tungsten inert gas
TMF: thermomechanical fatigue
TPE: thermoplastic elastomer
TPU: thermoplastic polyurethane
TRIP: transformation-induced plasticity
TWIP: twinning-induced plasticity
UHMWPE: ultra-high molecular weight polyethylene
UHPC: ultra-high performance concrete
UTS: ultimate tensile strength
VHCF: very-high-cycle fatigue
WAAM: wire arc additive manufacturing
YSZ: yttria-stabilised zirconia
`;

const batteries = `
ASSB: all-solid-state battery
BMS: battery management system
CCCV: constant current constant voltage
DEC: diethyl carbonate
DCIR: direct current internal resistance
DMC: dimethyl carbonate
DOD: depth of discharge
EMC: ethyl methyl carbonate | electromagnetic compatibility | epoxy moulding compound
EV: electric vehicle
FEC: fluoroethylene carbonate
GDL: gas diffusion layer
HER: hydrogen evolution reaction
ICE: initial coulombic efficiency
LATP: lithium aluminium titanium phosphate
LCO: lithium cobalt oxide
LFP: lithium iron phosphate
LGPS: lithium germanium phosphorus sulfide
LIB: lithium-ion battery
LLZO: lithium lanthanum zirconium oxide
LMFP: lithium manganese iron phosphate
LMO: lithium manganese oxide
LNMO: lithium nickel manganese oxide
LTO: lithium titanate
MEA: membrane electrode assembly
NCA: lithium nickel cobalt aluminium oxide
NCM: lithium nickel cobalt manganese oxide
NMC: lithium nickel manganese cobalt oxide
OCV: open-circuit voltage
OER: oxygen evolution reaction
ORR: oxygen reduction reaction
PEM: proton exchange membrane
PEMFC: proton exchange membrane fuel cell
PEO: polyethylene oxide
PHEV: plug-in hybrid electric vehicle
SBR: styrene-butadiene rubber
SEI: solid electrolyte interphase
SIB: sodium-ion battery
SOC: state of charge
SOEC: solid oxide electrolysis cell
SOFC: solid oxide fuel cell
SOH: state of health
SSB: solid-state battery
SSE: solid-state electrolyte
VRFB: vanadium redox flow battery
`;

const semiconductors = `
ALD: atomic layer deposition
ALE: atomic layer etching
BEOL: back end of line
BGA: ball grid array
BOE: buffered oxide etch
CCD: charge-coupled device
CMOS: complementary metal oxide semiconductor
CMP: chemical mechanical polishing
CPO: co-packaged optics
CVD: chemical vapour deposition
DRAM: dynamic random access memory
DRIE: deep reactive ion etching
DUV: deep ultraviolet
EMI: electromagnetic interference
EUV: extreme ultraviolet
FEOL: front end of line
FET: field-effect transistor
GAA: gate-all-around
HBM: high bandwidth memory
HEMT: high electron mobility transistor
IC: integrated circuit
IGBT: insulated-gate bipolar transistor
IMC: intermetallic compound
LED: light-emitting diode
MBE: molecular beam epitaxy
MEMS: microelectromechanical system
MLCC: multilayer ceramic capacitor
MOCVD: metal-organic chemical vapour deposition
MOSFET: metal oxide semiconductor field-effect transistor
MTJ: magnetic tunnel junction
OLED: organic light-emitting diode
PCB: printed circuit board
PDK: process design kit
PEALD: plasma-enhanced atomic layer deposition
PECVD: plasma-enhanced chemical vapour deposition
PVD: physical vapour deposition
PZT: lead zirconate titanate
RIE: reactive ion etching
RDL: redistribution layer
SOI: silicon on insulator
TDDB: time-dependent dielectric breakdown
TFT: thin-film transistor
TIM: thermal interface material
TSV: through-silicon via
WBG: wide-bandgap
`;

const chemistry = `
ATRP: atom transfer radical polymerisation
BPA: bisphenol A
CCS: carbon capture and storage
DCM: dichloromethane
DFT: density functional theory
DMF: dimethylformamide
DMSO: dimethyl sulfoxide
EDTA: ethylenediaminetetraacetic acid
FTS: Fischer-Tropsch synthesis
GHG: greenhouse gas
GHSV: gas hourly space velocity
HF: hydrofluoric acid
IPA: isopropyl alcohol
LCA: life cycle assessment
MEK: methyl ethyl ketone
MTO: methanol to olefins
NMP: N-methyl-2-pyrrolidone
PAN: polyacrylonitrile
PDH: propane dehydrogenation
PDMS: polydimethylsiloxane
PEG: polyethylene glycol
PFAS: per- and polyfluoroalkyl substances
PSA: pressure swing adsorption | pressure-sensitive adhesive
PVA: polyvinyl alcohol
PVP: polyvinylpyrrolidone
RAFT: reversible addition-fragmentation chain transfer
RO: reverse osmosis
SCR: selective catalytic reduction
SMR: steam methane reforming
TEOS: tetraethyl orthosilicate
THF: tetrahydrofuran
TMAH: tetramethylammonium hydroxide
TOF: turnover frequency | time of flight
TON: turnover number
VOC: volatile organic compound | open-circuit voltage
WGS: water-gas shift
ZIF: zeolitic imidazolate framework
`;

const lifeScience = `
AAV: adeno-associated virus
ADA: anti-drug antibody
ADC: antibody-drug conjugate
ADCC: antibody-dependent cellular cytotoxicity
AKI: acute kidney injury
API: active pharmaceutical ingredient
AUC: area under the curve
BBB: blood-brain barrier
BMI: body mass index
CAR: chimeric antigen receptor
CDR: complementarity-determining region
CHO: Chinese hamster ovary
CKD: chronic kidney disease
CRP: C-reactive protein
CRS: cytokine release syndrome
CSF: cerebrospinal fluid
CTC: circulating tumour cell
DNA: deoxyribonucleic acid
DPP: dipeptidyl peptidase
DVT: deep vein thrombosis
ECM: extracellular matrix
EGFR: epidermal growth factor receptor
ELISA: enzyme-linked immunosorbent assay
EMA: European Medicines Agency
FACS: fluorescence-activated cell sorting
FDA: Food and Drug Administration
GFR: glomerular filtration rate
GLP: glucagon-like peptide | good laboratory practice
GMP: good manufacturing practice
GPCR: G protein-coupled receptor
HCP: host cell protein
HER2: human epidermal growth factor receptor 2
HSC: haematopoietic stem cell
IL: interleukin
IND: investigational new drug
LDL: low-density lipoprotein
LNP: lipid nanoparticle
MAB: monoclonal antibody
MOI: multiplicity of infection
MRNA: messenger RNA
MSC: mesenchymal stem cell
NASH: non-alcoholic steatohepatitis
NGS: next-generation sequencing
NSCLC: non-small cell lung cancer
ORF: open reading frame
PBPK: physiologically based pharmacokinetic
PCR: polymerase chain reaction
QPCR: quantitative polymerase chain reaction
RNP: ribonucleoprotein
ROS: reactive oxygen species
SGRNA: single guide RNA
SIRNA: small interfering RNA
SNP: single nucleotide polymorphism
TNF: tumour necrosis factor
TCR: T cell receptor
VEGF: vascular endothelial growth factor
VLP: virus-like particle
`;

const patents = `
CPC: cooperative patent classification
EPC: European Patent Convention
EPO: European Patent Office | erythropoietin
FTO: freedom to operate
IDS: information disclosure statement
IPC: international patent classification
IPR: inter partes review
PCT: Patent Cooperation Treaty
POSITA: person of ordinary skill in the art
PTAB: Patent Trial and Appeal Board
RCE: request for continued examination
SEP: standard-essential patent
SPC: supplementary protection certificate | statistical process control
UPC: Unified Patent Court
USPTO: United States Patent and Trademark Office
WIPO: World Intellectual Property Organization
`;

const quality = `
AQL: acceptable quality limit
CAPA: corrective and preventive action
DFMEA: design failure mode and effects analysis
DOE: design of experiments
FEA: finite element analysis
FEM: finite element method
FMEA: failure mode and effects analysis
FTA: fault tree analysis
HALT: highly accelerated life test
HAST: highly accelerated stress test
MSA: measurement system analysis
MTBF: mean time between failures
MTTF: mean time to failure
NDT: non-destructive testing
OEE: overall equipment effectiveness
PFMEA: process failure mode and effects analysis
PPAP: production part approval process
QBD: quality by design
RCA: root cause analysis
RPN: risk priority number
RUL: remaining useful life
SIL: safety integrity level
TRIZ: theory of inventive problem solving
`;

const analysis = `
AES: Auger electron spectroscopy
AFM: atomic force microscopy
APT: atom probe tomography
BET: Brunauer-Emmett-Teller
CFD: computational fluid dynamics
CT: computed tomography
CV: cyclic voltammetry
DLS: dynamic light scattering
DMA: dynamic mechanical analysis
DSC: differential scanning calorimetry
DTA: differential thermal analysis
EBSD: electron backscatter diffraction
EDS: energy-dispersive X-ray spectroscopy
EDX: energy-dispersive X-ray spectroscopy
EIS: electrochemical impedance spectroscopy
EPMA: electron probe microanalysis
EPR: electron paramagnetic resonance
ESI: electrospray ionisation
EXAFS: extended X-ray absorption fine structure
FIB: focused ion beam
FTIR: Fourier-transform infrared spectroscopy
GC: gas chromatography
GPC: gel permeation chromatography
HPLC: high-performance liquid chromatography
ICP: inductively coupled plasma
LC: liquid chromatography
MALDI: matrix-assisted laser desorption ionisation
MD: molecular dynamics
MRI: magnetic resonance imaging
MS: mass spectrometry
NMR: nuclear magnetic resonance
OES: optical emission spectroscopy
PIV: particle image velocimetry
PL: photoluminescence
QCM: quartz crystal microbalance
SAXS: small-angle X-ray scattering
SEC: size exclusion chromatography
SEM: scanning electron microscopy
SERS: surface-enhanced Raman spectroscopy
SIMS: secondary ion mass spectrometry
SPR: surface plasmon resonance
STEM: scanning transmission electron microscopy
TEM: transmission electron microscopy
TGA: thermogravimetric analysis
UPLC: ultra-performance liquid chromatography
XANES: X-ray absorption near-edge structure
XPS: X-ray photoelectron spectroscopy
XRD: X-ray diffraction
XRF: X-ray fluorescence
`;

/** Long forms by abbreviation, those of several fields together. */
export const commonAbbreviations = onDemand((): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>();
  for (const field of [materials, batteries, semiconductors, chemistry, lifeScience, patents, quality, analysis])
    for (const line of field.trim().split('\n')) {
      const at = line.indexOf(': ');
      const key = foldAbbreviation(line.slice(0, at));
      known.set(key, [...new Set([...(known.get(key) ?? []), ...line.slice(at + 2).split(' | ')])]);
    }
  return known;
});
