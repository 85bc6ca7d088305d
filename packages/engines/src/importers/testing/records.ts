/** A grant in XML v4.5 with everything the importer reads, written for the tests. */
export function grantXml(number: string, text = 'A cell holds an electrolyte.'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v45-2014-04-03.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.5 2014-04-03" file="US${number}-20150106.XML" country="US" date-publ="20150106">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${number}</doc-number><kind>B2</kind><date>20150106</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><country>US</country><doc-number>13${number.slice(2)}</doc-number><date>20120605</date></document-id></application-reference>
<priority-claims><priority-claim sequence="01" kind="national"><country>JP</country><doc-number>2011-1</doc-number><date>20110704</date></priority-claim></priority-claims>
<classifications-ipcr><classification-ipcr><section>H</section><class>01</class><subclass>M</subclass><main-group>4</main-group><subgroup>58</subgroup><symbol-position>F</symbol-position></classification-ipcr></classifications-ipcr>
<classifications-cpc><main-cpc><classification-cpc><section>H</section><class>01</class><subclass>M</subclass><main-group>4</main-group><subgroup>5825</subgroup><symbol-position>F</symbol-position></classification-cpc></main-cpc><further-cpc><classification-cpc><section>Y</section><class>02</class><subclass>E</subclass><main-group>60</main-group><subgroup>10</subgroup><symbol-position>L</symbol-position></classification-cpc></further-cpc></classifications-cpc>
<classification-national><country>US</country><main-classification>429221</main-classification><further-classification>429 52</further-classification></classification-national>
<invention-title id="t">Cathode with CO<sub>2</sub> getter</invention-title>
<us-references-cited>
<us-citation><patcit num="00001"><document-id><country>US</country><doc-number>5910382</doc-number><kind>A</kind><name>Someone</name><date>19990600</date></document-id></patcit><category>cited by examiner</category></us-citation>
<us-citation><nplcit num="00002"><othercit>A journal, vol. 1.</othercit></nplcit><category>cited by applicant</category></us-citation>
</us-references-cited>
<us-parties><inventors><inventor sequence="001"><addressbook><last-name>Doe</last-name><first-name>Jane</first-name><address><city>Kyoto</city><country>JP</country></address></addressbook></inventor></inventors></us-parties>
<assignees><assignee><addressbook><orgname>Example &amp; Co.</orgname><role>03</role><address><country>JP</country></address></addressbook></assignee></assignees>
</us-bibliographic-data-grant>
<abstract id="abstract"><p id="p-0001" num="0000">The capacity is 1.5&#xd7;10<sup>-3</sup> mol/L.</p></abstract>
<description id="description">
<?BRFSUM description="Brief Summary" end="lead"?>
<heading id="h-1" level="1">BACKGROUND</heading>
<p id="p-0002" num="0001">${text}</p>
<p id="p-0003" num="0002">The values are listed.
<tables id="T1" num="00001"><table><tgroup cols="3"><thead><row><entry/><entry>Sample</entry><entry>Capacity (mAh/g)</entry></row></thead><tbody><row><entry/><entry>A</entry><entry>147</entry></row><row><entry/><entry>B</entry><entry>152</entry></row></tbody></tgroup></table></tables>
Sample B is better.</p>
</description>
<claims id="claims">
<claim id="CLM-00001" num="00001"><claim-text>1. A cathode comprising:
<claim-text>an active material; and</claim-text>
<claim-text>a getter.</claim-text></claim-text></claim>
<claim id="CLM-00002" num="00002"><claim-text>2. The cathode of <claim-ref idref="CLM-00001">claim 1</claim-ref>, wherein the getter is <b>10</b> µm thick.</claim-text></claim>
<claim id="CLM-00003" num="00003"><claim-text>3. A battery with the cathode of any one of <claim-ref idref="CLM-00001">claims 1 to 2</claim-ref>.</claim-text></claim>
</claims>
</us-patent-grant>
`;
}

/** A grant as it stood on the tapes of 1976 to 2001. */
export const greenbookRecord = `PATN
WKU  042345677
SRC  6
APN  123456&
APT  1
APD  19790301
TTL  Sintered anode
ISD  19801118
INVT
NAM  Doe; Jane
CTY  Kyoto
CNT  JPX
ASSG
NAM  Example Works
CNT  JPX
PRIR
CNT  JPX
APD  19780302
CLAS
OCL  429218
XCL  429 52
ICL  H01M  438
UREF
PNO  3518629
ISD  19700600
FREF
PNO  2345678
ISD  19750100
CNT  DEX
OREF
PAL  A journal, vol. 1.
ABST
PAL  An anode is sintered at 850.degree. C. for 2 h in 10.sup.-3 Torr; H.sub.2 O is
      kept out.
BSUM
PAC  BACKGROUND
PAR  The anode has a porosity of 35.+-.2% and a particle size of 5 .mu.m.
TBL              TABLE 1
     ______________________
     Sample      Capacity
     A           147
     ______________________
CLMS
STM  What is claimed is:
NUM  1.
PAR  1. An anode comprising:
PA1  a. sintered particles; and
PA1  b. a collector.
NUM  2.
PAR  2. The anode according to claim 1 wherein the particles are 5 .mu.m.
`;

export const patdocXml = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE PATDOC SYSTEM "ST32-US-Grant-025xml.dtd" [
<!ENTITY US06300000-20011009-D00000.TIF SYSTEM "US06300000-20011009-D00000.TIF" NDATA TIF>
]>
<PATDOC DTD="2.5" STATUS="Build 20010101">
<SDOBI>
<B100><B110><DNUM><PDAT>06300000</PDAT></DNUM></B110><B130><PDAT>B1</PDAT></B130><B140><DATE><PDAT>20011009</PDAT></DATE></B140><B190><PDAT>US</PDAT></B190></B100>
<B200><B210><DNUM><PDAT>09334000</PDAT></DNUM></B210><B220><DATE><PDAT>19990615</PDAT></DATE></B220></B200>
<B300><B320><DATE><PDAT>19980701</PDAT></DATE></B320></B300>
<B500><B510><B511><PDAT>H01M 804</PDAT></B511></B510><B520><B521><PDAT>429 17</PDAT></B521></B520>
<B540><STEXT><PDAT>Fuel cell with &agr;-alumina</PDAT></STEXT></B540>
<B560><B561><PCIT><DOC><DNUM><PDAT>5330727</PDAT></DNUM><KIND><PDAT>A</PDAT></KIND></DOC></PCIT><CITED-BY-EXAMINER></B561>
<B562><NCIT><STEXT><PDAT>A journal.</PDAT></STEXT></NCIT><CITED-BY-OTHER/></B562></B560></B500>
<B700><B720><B721><PARTY-US><NAM><FNM><PDAT>Jane</PDAT></FNM><SNM><STEXT><PDAT>Doe</PDAT></STEXT></SNM></NAM><ADR><STATE><PDAT>CA</PDAT></STATE></ADR></PARTY-US></B721></B720></B700>
</SDOBI>
<SDOAB><BTEXT><PARA ID="P-00001" LVL="0"><PTEXT><PDAT>Operates at 80&deg; C. and 10</PDAT><HIL><SP><PDAT>5</PDAT></SP></HIL><PDAT> Pa.</PDAT></PTEXT></PARA></BTEXT></SDOAB>
<SDODE><BRFSUM><BTEXT><H LVL="1"><STEXT><PDAT>FIELD</PDAT></STEXT></H><PARA ID="P-00002" LVL="0"><PTEXT><PDAT>Cells &lsquo;stack&rsquo; well.</PDAT></PTEXT></PARA></BTEXT></BRFSUM></SDODE>
<SDOCL><CL>
<CLM ID="CLM-00001"><PARA ID="P-00003" LVL="0"><PTEXT><PDAT>1. A cell comprising:</PDAT></PTEXT></PARA><CLMSTEP LVL="2"><PTEXT><PDAT>a membrane.</PDAT></PTEXT></CLMSTEP></CLM>
<CLM ID="CLM-00002"><PARA ID="P-00004" LVL="0"><PTEXT><PDAT>2. The cell of </PDAT><CLREF ID="CLM-00001"><PDAT>claim 1</PDAT></CLREF><PDAT>, being flat.</PDAT></PTEXT></PARA></CLM>
</CL></SDOCL>
<SDODR ID="DRAWINGS"><EMI ID="EMI-D00000" FILE="US06300000-20011009-D00000.TIF"></SDODR>
</PATDOC>
`;

export const papXml = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE patent-application-publication SYSTEM "pap-v15-2001-01-31.dtd" []>
<patent-application-publication>
<subdoc-bibliographic-information>
<document-id><doc-number>20020012345</doc-number><kind-code>A1</kind-code><document-date>20020131</document-date></document-id>
<domestic-filing-data><application-number><doc-number>09800000</doc-number></application-number><filing-date>20010307</filing-date></domestic-filing-data>
<foreign-priority-data><priority-application-number><doc-number>1</doc-number></priority-application-number><filing-date>20000308</filing-date><country-code>DE</country-code></foreign-priority-data>
<technical-information><classification-ipc><classification-ipc-primary><ipc>H01M004/58</ipc></classification-ipc-primary></classification-ipc><classification-us><classification-us-primary><uspc><class>429</class><subclass>221000</subclass></uspc></classification-us-primary></classification-us><title-of-invention> Binder for
   electrodes </title-of-invention></technical-information>
<inventors><first-named-inventor><name><given-name>Jane</given-name><family-name>Doe</family-name></name><residence><residence-non-us><country-code>DE</country-code></residence-non-us></residence></first-named-inventor></inventors>
<assignee><organization-name>Example Works</organization-name></assignee>
</subdoc-bibliographic-information>
<subdoc-abstract><paragraph id="A-1" lvl="0">A binder holds 5 wt% of LiFePO<subscript>4</subscript>.</paragraph></subdoc-abstract>
<subdoc-description><summary-of-invention><section><heading lvl="1">FIELD</heading><paragraph id="P-1" lvl="0"><number>&lsqb;0001&rsqb;</number> Binders are polymers.</paragraph></section></summary-of-invention></subdoc-description>
<subdoc-claims><heading lvl="1">What is claimed is:</heading>
<claim id="CLM-00001"><claim-text><highlight><bold>1</bold></highlight>. A binder with:</claim-text><claim-text>a polymer.</claim-text></claim>
<claim id="CLM-00002"><claim-text><highlight><bold>2</bold></highlight>. The binder of <dependent-claim-reference depends_on="CLM-00001"><claim-text>claim 1</claim-text></dependent-claim-reference>, being dry.</claim-text></claim>
</subdoc-claims>
</patent-application-publication>
`;

const opsOpening = `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="/3.2/style/exchange.xsl"?>
<ops:world-patent-data xmlns="http://www.epo.org/exchange" xmlns:ops="http://ops.epo.org">`;

/** The four answers that OPS gives about one publication. */
export const opsXml = {
  biblio: `${opsOpening}<exchange-documents><exchange-document system="ops.epo.org" family-id="777" country="EP" doc-number="1234567" kind="A1"><bibliographic-data>
<publication-reference><document-id document-id-type="docdb"><country>EP</country><doc-number>1234567</doc-number><kind>A1</kind><date>20020828</date></document-id></publication-reference>
<classifications-ipcr><classification-ipcr sequence="1"><text>H01M   4/    58            A I                    </text></classification-ipcr></classifications-ipcr>
<patent-classifications><patent-classification sequence="1"><classification-scheme office="EP" scheme="CPCI"/><section>H</section><class>01</class><subclass>M</subclass><main-group>4</main-group><subgroup>5825</subgroup></patent-classification></patent-classifications>
<application-reference><document-id document-id-type="epodoc"><doc-number>EP20010000001</doc-number><date>20010221</date></document-id></application-reference>
<parties><applicants><applicant sequence="1" data-format="epodoc"><applicant-name><name>EXAMPLE AG [DE]</name></applicant-name></applicant></applicants></parties>
<invention-title lang="de">Kathode</invention-title><invention-title lang="en">Cathode</invention-title>
<references-cited><citation cited-phase="search" sequence="1"><patcit num="1"><document-id document-id-type="docdb"><country>US</country><doc-number>5910382</doc-number><kind>A</kind></document-id></patcit><category>X</category></citation></references-cited>
</bibliographic-data><abstract lang="en"><p>A cathode (1) holds iron. &lt;IMAGE></p></abstract></exchange-document></exchange-documents></ops:world-patent-data>`,
  claims: `${opsOpening}<ftxt:fulltext-documents xmlns="http://www.epo.org/fulltext" xmlns:ftxt="http://www.epo.org/fulltext"><ftxt:fulltext-document><bibliographic-data><publication-reference data-format="docdb"><document-id><country>EP</country><doc-number>1234567</doc-number><kind>A1</kind></document-id></publication-reference></bibliographic-data><claims lang="EN"><claim><claim-text>1. A cathode with iron.</claim-text><claim-text>2. Cathode according to claim 1, being thin.</claim-text><claim-text>3. Cathode as claimed in any of the foregoing claims, being flat.</claim-text></claim></claims></ftxt:fulltext-document></ftxt:fulltext-documents></ops:world-patent-data>`,
  description: `${opsOpening}<ftxt:fulltext-documents xmlns="http://www.epo.org/fulltext" xmlns:ftxt="http://www.epo.org/fulltext"><ftxt:fulltext-document><bibliographic-data><publication-reference data-format="docdb"><document-id><country>EP</country><doc-number>1234567</doc-number><kind>A1</kind></document-id></publication-reference></bibliographic-data><description lang="EN"><p>[0001]    The invention relates to cathodes. </p><p>[0002]    They last long. </p></description></ftxt:fulltext-document></ftxt:fulltext-documents></ops:world-patent-data>`,
  family: `${opsOpening}<ops:patent-family><ops:family-member family-id="888"><publication-reference><document-id document-id-type="docdb"><country>US</country><doc-number>7000001</doc-number><kind>B2</kind><date>20060214</date></document-id></publication-reference></ops:family-member></ops:patent-family></ops:world-patent-data>`,
} as const;

export const pubmedXml = `<?xml version="1.0"?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2019//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_190101.dtd">
<PubmedArticleSet>
<PubmedArticle><MedlineCitation><PMID Version="1">1001</PMID><Article><Journal><JournalIssue><PubDate><Year>2018</Year><Month>May</Month></PubDate></JournalIssue></Journal><ArticleTitle>Inhaled powder of 5 &#956;m.</ArticleTitle><ELocationID EIdType="doi">10.1000/A.1</ELocationID><Abstract><AbstractText Label="METHODS">We used H<sub>2</sub>O.</AbstractText><AbstractText Label="RESULTS">The dose fell.</AbstractText></Abstract><AuthorList><Author><LastName>Doe</LastName><ForeName>Jane</ForeName></Author><Author><CollectiveName>The Group</CollectiveName></Author></AuthorList><Language>eng</Language></Article><MeshHeadingList><MeshHeading><DescriptorName MajorTopicYN="Y">Asthma</DescriptorName></MeshHeading></MeshHeadingList></MedlineCitation></PubmedArticle>
<PubmedArticle><MedlineCitation><PMID Version="1">1002</PMID><Article><Journal><JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue></Journal><ArticleTitle>[A second one].</ArticleTitle><Language>ger</Language></Article></MedlineCitation></PubmedArticle>
</PubmedArticleSet>
`;

export const jatsXml = `<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.0 20120330//EN" "JATS-archivearticle1.dtd">
<article article-type="research-article"><front><article-meta><article-id pub-id-type="pmc">2002</article-id><article-id pub-id-type="doi">10.1000/B.2</article-id><title-group><article-title>Ageing of cells<xref ref-type="fn">*</xref></article-title></title-group><contrib-group><contrib contrib-type="author"><name><surname>Doe</surname><given-names>Jane</given-names></name></contrib></contrib-group><pub-date pub-type="epub"><day>3</day><month>2</month><year>2020</year></pub-date><permissions><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>Open.</license-p></license></permissions><abstract><sec><title>Aim</title><p>To age cells.</p></sec></abstract><kwd-group><kwd>lithium</kwd></kwd-group></article-meta></front>
<body><sec><title>Methods</title><p>Cells rested at 45 °C <xref ref-type="bibr">(1)</xref>.</p><sec><title>Cycling</title><p>At 1C.</p><table-wrap><label>Table 1</label><caption><p>Loss.</p></caption><table><thead><tr><th>Cell</th><th>Loss (%)</th></tr></thead><tbody><tr><td>A</td><td>4.1</td></tr></tbody></table></table-wrap></sec></sec></body>
<back><ref-list><ref id="r1"><mixed-citation>Doe. <article-title>Cells</article-title>. 2019. <pub-id pub-id-type="doi">10.1000/c.3</pub-id></mixed-citation></ref></ref-list></back></article>
`;

export const openAlexWork = {
  id: 'https://openalex.org/W42',
  doi: 'https://doi.org/10.1000/D.4',
  title: 'Sodium cells',
  publication_date: '2021-03-04',
  language: 'en',
  authorships: [{ author: { display_name: 'Jane Doe' }, institutions: [{ country_code: 'JP' }] }],
  abstract_inverted_index: { Sodium: [0], cells: [1, 4], are: [2], cheap: [3] },
  referenced_works: ['https://openalex.org/W7'],
  topics: [{ display_name: 'Batteries' }],
  primary_location: { license: 'cc-by', landing_page_url: 'https://example.org/d4' },
};
