/** Columns of the benchmark: twelve, half of them figures. */
export const columns = [
  ['name', 'Material', 180],
  ['standard', 'Standard', 120],
  ['form', 'Form', 180],
  ['modulus', 'E, GPa', 96],
  ['density', 'Density, g/cm³', 120],
  ['strength', 'Strength, MPa', 120],
  ['elongation', 'Elongation, %', 120],
  ['conductivity', 'Conductivity, W/(m·K)', 160],
  ['expansion', 'Expansion, µm/(m·K)', 160],
  ['heat', 'Heat, J/(kg·K)', 120],
  ['kind', 'Kind', 112],
  ['source', 'Source', 160],
].map(([id, name, width]) => ({
  id,
  name,
  width,
  isNumeric: !['name', 'standard', 'form', 'kind', 'source'].includes(id),
}));

const families = ['Al 6061', 'Ti-6Al-4V', '316L', 'AZ31', 'C11000', 'Inconel 718', 'S275', 'PEEK'];
const forms = ['Plate, annealed', 'Bar, T6', 'Sheet, half hard', 'Forging'];

/** Rows whose values follow from their number, the same for every library. */
export function makeRows(count) {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `${families[at % 8]} ${at + 1}`,
    standard: `ASTM B${200 + (at % 37)}`,
    form: forms[at % 4],
    modulus: 40 + ((at * 37) % 170),
    density: 1.7 + ((at * 13) % 72) / 10,
    strength: 120 + ((at * 53) % 900),
    elongation: (at * 7) % 45,
    conductivity: 5 + ((at * 29) % 390),
    expansion: 3 + ((at * 11) % 27),
    heat: 380 + ((at * 17) % 620),
    kind: at % 3 === 0 ? 'Specified' : 'Measured',
    source: `Library note ${1 + (at % 40)}`,
  }));
}

/** Order of rows by one column, for libraries that leave sorting to their caller. */
export const compareBy = (id) => (one, other) =>
  typeof one[id] === 'number' ? one[id] - other[id] : String(one[id]).localeCompare(String(other[id]));
