// Runs before the first paint: the chosen theme and language, so that neither flashes. Keys as in preferences.ts.
try {
  var theme = localStorage.getItem('assay.theme');
  if (theme) document.documentElement.dataset.theme = theme;
  var locale = localStorage.getItem('assay.locale');
  var tags = { cn: 'zh-Hans', en: 'en', jp: 'ja', tw: 'zh-Hant' };
  if (locale && Object.hasOwn(tags, locale)) document.documentElement.lang = tags[locale];
} catch {
  // Storage may be forbidden; the system's theme and language hold.
}
