/**
 * What places and actions are called in Latin letters, whatever the language of the page: in English, by the initials of
 * pinyin, in romaji. Nobody reads them, they are what is typed where no input method is on.
 */
export const latinWords = {
  home: 'home sy homu',
  incognito: 'incognito wh',
  library: 'library wxk bunken raiburari',
  materials: 'materials cl zairyou',
  history: 'history ls rireki',
  profile: 'profile account settings zh akaunto',
  plans: 'packages plans tc puran',
  usage: 'usage yl riyou',
  theme: 'theme dark light wg gaikan',
  language: 'language yy gengo',
  signOut: 'sign out log out dc rogauto',
  signIn: 'sign in log in dl roguin',
  help: 'help bz herupu',
  keys: 'shortcuts keyboard kjj shotokatto',
  new: 'new begin xj shinki',
  agent: 'agent chat znt ejento',
  tenant: 'organisation jg soshiki',
} as const;
