import { onDemand } from '../on-demand.ts';
import type { ExclusiveClass, Member } from './exclusive-names.types.ts';

/** Countries and offices that patents are asked about, with what stands for them: offices, acts and handbooks (WIPO ST.3). */
const offices: readonly (readonly [region: string, names: string, within?: string])[] = [
  [
    'EP',
    'European patent|EPO|EPC|European Patent Office|European Patent Convention|Europe|European|UPC|Unified Patent Court|unitary patent|EUIPO|European Union|EU|欧洲|欧洲专利局|欧洲专利公约|欧盟|歐洲專利局|欧州|欧州特許庁|欧州特許|EU',
  ],
  [
    'US',
    'US|USA|USPTO|U.S|35 USC|U.S.C|USC|MPEP|37 CFR|CFR|PTAB|America|American|AIA|Hatch-Waxman|FDA|美国|美国专利商标局|米国|米国特許商標庁|アメリカ',
  ],
  ['CN', 'CNIPA|SIPO|Chinese|PRC|NMPA|国家知识产权局|中国专利|中国大陆|大陆'],
  ['JP', 'JPO|Japanese|PMDA|日本特許庁|特許庁|特許法'],
  ['KR', 'KIPO|Korean|MFDS|Korea|South Korea|韩国专利局|韓国特許庁'],
  ['TW', 'TIPO|Taiwanese|智慧财产局|经济部智慧财产局|台湾|臺灣'],
  ['GB', 'UKIPO|UK|British|Britain|England|英国|MHRA|イギリス', 'EP'],
  ['DE', 'DPMA|German', 'EP'],
  ['FR', 'INPI|French', 'EP'],
  ['IT', 'Italian', 'EP'],
  ['ES', 'Spanish|OEPM', 'EP'],
  ['NL', 'Dutch', 'EP'],
  ['SE', 'Swedish|PRV', 'EP'],
  ['CH', 'Swiss', 'EP'],
  ['IN', 'Indian|CDSCO'],
  ['CA', 'Canadian|CIPO'],
  ['AU', 'Australian|TGA'],
  ['BR', 'Brazilian|ANVISA'],
  ['RU', 'Russian|Rospatent'],
  ['MX', 'Mexican|IMPI'],
  ['IL', 'Israeli'],
  ['SG', 'Singaporean|IPOS'],
  ['TR', 'Turkish|Turkey|TÜRKPATENT', 'EP'],
];
/** An application under the PCT is of no country. */
const international: Member = {
  names:
    'PCT|WIPO|Patent Cooperation Treaty|international application|专利合作条约|世界知识产权组织|国际申请|国際出願|特許協力条約|世界知的所有権機関',
};

const languages = ['en', 'zh-Hans', 'zh-Hant', 'ja'] as const;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions that are words of their own: a gas bottle is no island, and Guinea pigs are animals. */
const otherWords: ReadonlySet<string> = new Set([
  'EU',
  'UN',
  'EZ',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'GN',
  'TD',
  'JE',
  'GG',
  'GE',
]);

/** Without what stands in brackets; a saint's abbreviation is left out with its name. */
const plainName = (name = ''): string[] =>
  name === '' || name.includes('.') ? [] : [name.replace(/\s*[（(].*$/u, '')];

/** Codes of countries that are no more stand for those that followed. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Names of the regions of ISO 3166 in the languages of the product, by their codes. */
function regions(): Map<string, string> {
  const nameIn = languages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !otherWords.has(code) && isCurrent(code) && plainName(nameIn[0]?.of(code)).length > 0);
  return new Map(
    codes.map((code) => [code, [...new Set(nameIn.flatMap((names) => plainName(names.of(code))))].join('|')]),
  );
}

const members = onDemand((): readonly Member[] => {
  const namesOf = regions();
  const officeOf = new Map(offices.map(([code, names, within]) => [code, { names, within }]));
  const firstOf = (code: string) => `${officeOf.get(code)?.names ?? namesOf.get(code)}`.split('|')[0] as string;
  return [
    international,
    ...[...new Set([...officeOf.keys(), ...namesOf.keys()])].map((code): Member => {
      const office = officeOf.get(code);
      const names = [office?.names, namesOf.get(code)].filter((part) => part !== undefined).join('|');
      return { names, ...(office?.within === undefined ? {} : { within: firstOf(office.within) }) };
    }),
  ];
});

export const jurisdictions: ExclusiveClass = {
  of: 'Jurisdictions: regions of ISO 3166-1, patent offices of WIPO ST.3 and what is said for them',
  get members() {
    return members();
  },
};
