/** The import rule of docs/architecture.md: arrows point down only, siblings do not know each other. */
const below = {
  domain: '',
  works: 'domain',
  contract: 'domain',
  i18n: 'contract|domain',
  client: 'contract|domain',
  'design-system': '',
  markdown: 'contract|domain',
  'starter-library': '',
  'starter-materials': 'domain',
  widgets: 'design-system|markdown|client|i18n|contract|domain',
  screens: 'works|widgets|design-system|markdown|client|i18n|contract|domain',
  engines: 'domain',
  tools: 'screens|widgets|design-system|markdown|client|i18n|engines|works|contract|domain',
};
/** The service's floors, the lowest first. */
const floors = ['ground', 'people', 'trade', 'knowledge', 'work', 'operation'];
/** Rooms of a floor that its other rooms stand on. */
const bases = 'tenancy|captcha|mail|identity|documents|search|library|materials|history|sharing|runs';
const service = '^sites/api/src/';
const tests = '\\.(test|stories|bench)\\.[a-z]+$|/testing/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...Object.entries(below).map(([room, floors]) => ({
      name: 'arrows-point-down',
      severity: 'error',
      from: { path: `^packages/${room}/`, pathNot: tests },
      to: {
        path: '^(packages|sites)/',
        pathNot: `^packages/(${[room, ...floors.split('|').filter(Boolean)].join('|')})/`,
      },
    })),
    {
      name: 'siblings-apart',
      comment: 'no tool sees another',
      severity: 'error',
      from: { path: '^packages/tools/([^/]+)/src/', pathNot: tests },
      to: { path: '^packages/tools/[^/]+/src/', pathNot: '^packages/tools/$1/' },
    },
    {
      name: 'views-without-brains',
      severity: 'error',
      from: { path: '^packages/tools/[^/]+/src/(views|kind|tables)/', pathNot: tests },
      to: { path: '^packages/(engines|tools/[^/]+/src/(engine|steps))/' },
    },
    {
      name: 'service-below',
      severity: 'error',
      from: { path: '^sites/api/', pathNot: tests },
      to: {
        path: '^(packages|sites)/',
        pathNot:
          '^(sites/api|packages/(engines|works|tools|contract|domain|i18n|client|markdown|starter-library|starter-materials))/',
      },
    },
    {
      name: 'siblings-apart',
      severity: 'error',
      from: { path: '^packages/(widgets|screens|engines)/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/$1/src/[^/]+/',
        pathNot:
          '^packages/$1/src/($2|citing|company-autocomplete|detail|element|evidence|language|learning|model|rewording|run|share-dialog|tokens)/',
      },
    },
    ...floors.map((floor, at) => ({
      name: 'floors-of-the-service',
      severity: 'error',
      from: { path: `${service}${floor}/`, pathNot: tests },
      to: { path: service, pathNot: `${service}(${floors.slice(0, at + 1).join('|')})/` },
    })),
    {
      name: 'siblings-apart',
      severity: 'error',
      from: { path: `${service}(${floors.slice(1).join('|')})/([^/]+)/`, pathNot: tests },
      to: { path: `${service}$1/[^/]+/`, pathNot: `${service}$1/($2|${bases})/` },
    },
    {
      name: 'sources-only',
      comment: 'only *.source.ts and hooks reach the client',
      severity: 'error',
      from: { path: '^packages/(widgets|screens)/.+\\.tsx$', pathNot: tests },
      to: { path: '^packages/client/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/types/|/node_modules/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
