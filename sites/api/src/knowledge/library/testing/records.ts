/** A short grant in XML v4.5, written for the tests. */
export function grantXml(number: string, text = 'A cell holds an electrolyte.'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v45-2014-04-03.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.5 2014-04-03" country="US" date-publ="20150106">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${number}</doc-number><kind>B2</kind><date>20150106</date></document-id></publication-reference>
<application-reference><document-id><country>US</country><doc-number>13${number.slice(2)}</doc-number><date>20120605</date></document-id></application-reference>
<classifications-cpc><main-cpc><classification-cpc><section>H</section><class>01</class><subclass>M</subclass><main-group>4</main-group><subgroup>5825</subgroup><symbol-position>F</symbol-position></classification-cpc></main-cpc></classifications-cpc>
<invention-title id="t">Cathode ${number}</invention-title>
<us-references-cited><us-citation><patcit num="00001"><document-id><country>US</country><doc-number>5910382</doc-number><kind>A</kind></document-id></patcit><category>cited by examiner</category></us-citation></us-references-cited>
<us-parties><inventors><inventor sequence="001"><addressbook><last-name>Doe</last-name><first-name>Jane</first-name></addressbook></inventor></inventors></us-parties>
</us-bibliographic-data-grant>
<abstract id="abstract"><p id="p-0001" num="0000">A cathode is described.</p></abstract>
<description id="description"><heading id="h-1" level="1">FIELD</heading><p id="p-0002" num="0001">${text}</p>
<p id="p-0003" num="0002">Values follow.<tables id="T1"><table><tgroup><thead><row><entry>Sample</entry><entry>Capacity</entry></row></thead><tbody><row><entry>A</entry><entry>147</entry></row></tbody></tgroup></table></tables></p></description>
<claims id="claims"><claim id="CLM-00001" num="00001"><claim-text>1. A cathode with iron.</claim-text></claim>
<claim id="CLM-00002" num="00002"><claim-text>2. The cathode of <claim-ref idref="CLM-00001">claim 1</claim-ref>, being thin.</claim-text></claim></claims>
</us-patent-grant>
`;
}

/** Grants numbered from 1, one after another as in a weekly file; every 17th is broken. */
export function weeklyXml(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const grant = grantXml(
      String(8_000_001 + index).padStart(8, '0'),
      `Cell ${index} holds ${index} mol/L of salt at ${index % 90} °C.`,
    );
    return index % 17 === 16 ? grant.replace('</abstract>', '</abstrct>') : grant;
  }).join('');
}
