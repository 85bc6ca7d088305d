/** Alternatives of a pattern by which a principle is seen at work in a text. */
export interface PrincipleSigns {
  /** How English words begin, or run. */
  english: string;
  /** Chinese and Japanese, anywhere. */
  others: string;
}

type Row = readonly [english: string, others: string];

const rows: readonly Row[] = [
  [
    'segment|modular|module|powder|nanoparticle|granul|pellet|droplet|divided|splits|splitting|stepwise|in stages|multi-?step|microchannel|finer|finely|milled|milling|particles? (?:below|of|size)|grooves?|slots?|short tracks',
    '分割|模块|模組|分段|分级|颗粒|顆粒|粒径|粒徑|粉末|微流道|分成|三段|多段|モジュール|粒子|段階|区分',
  ],
  [
    'remov|extract|stripp|filter|filtrat|separated|separation|purif|wash|rins|pickling|drying|dried|desiccant|degass|purg|eliminat|solvent-free|avoids the solvent|drain|cleaned|cleaning|deplet',
    '去除|除去|剔除|脱除|脫除|过滤|過濾|洗涤|洗滌|清洗|酸洗|干燥|乾燥|除水|分离|分離|抽取|隔离|隔離|排水|无溶剂|無溶劑|取り除|洗浄|ろ過|濾過|乾式',
  ],
  [
    'gradient|graded|local|case harden|case-harden|tough core|overlay|bimodal|selective|only (?:at|on|in|where)|edges? (?:are|is)|zones?',
    '梯度|局部|分区|分區|表层|表層|硬化层|硬化層|上层|上層|下层|下層|局所|傾斜|勾配',
  ],
  ['asymmetr|one side|one-sided|directional|unequal', '不对称|不對稱|非对称|非對稱|非対称|片面'],
  [
    'integrat|simultaneous|in parallel|combined with|combining|combination of|merged|mixture of|blend|two (?:gratings|sensors|layers)|in one step',
    '合并|合併|集成|整合|并行|並行|一体化|共混|混用|联用|聯用|同时|同時|統合|併用|組み合わせ|一体',
  ],
  [
    'multifunction|multipurpose|dual-purpose|universal|both as|also serves|serves as both|at once as',
    '多功能|两用|兩用|兼作|兼具|兼用|多機能|兼ね',
  ],
  [
    'nested|core-shell|core[–/]shell|yolk-shell|telescop|encapsulat|embedded in|inside a|enclosed|hollow|liposom|microsphere|capsule|bimodal distribution',
    '嵌套|核壳|核殼|包埋|包裹|胶囊|膠囊|中空|微球|脂质体|入れ子|コアシェル|カプセル|内包|中空',
  ],
  [
    'counterweight|buoyan|levitat|balances? the weight|cancels?|compensat',
    '配重|浮力|升力|抵消|抵銷|补偿|補償|揚力|釣り合|打ち消|補正|相殺',
  ],
  [
    'prestress|preload|pre-?tension|compressive (?:residual )?stress|peening|passivat|inhibit|cathodic protection|corrected beforehand|corrects? the geometry beforehand|stabilis|stabiliz|antioxidant|scaveng',
    '预应力|預應力|预拉伸|压应力|壓應力|喷丸|噴丸|钝化|鈍化|抑制剂|抑制劑|缓蚀|緩蝕|阴极保护|予圧|残留応力|圧縮応力|拘束圧|不動態|抑制剤',
  ],
  [
    'pre-?treat|precursor|preheat|pre-?lithiat|prepared beforehand|in advance|before (?:the|use|charging|forming|formation|welding|joining|removal|coating)|beforehand|prior to|shortly before|polish|electropolish|surface treat|superfinish|stress relief|pre-?form|conditioning',
    '预处理|預處理|前驱体|前驅體|预锂化|預鋰化|预热|預熱|预氧化|预先|預先|事先|事前|之前|行驶前|抛光|拋光|前処理|前駆体|予熱|あらかじめ|予め|前に|研磨',
  ],
  [
    'protective|backup|emergency|fail-?safe|buffer|shutdown|safety|margin|oversiz|spare|absorbs? (?:the )?(?:stress|expansion|shock)|reserve|redundan',
    '保护|保護|备用|備用|缓冲|緩衝|安全|裕量|余量|富余|シャットダウン|予備|余裕|吸収',
  ],
  [
    'equipotential|isothermal|constant potential|same level|levelled|uniform temperature|without lifting',
    '等势|等位|等电位|等電位|恒电位|等温|恒温|等電位|定電位',
  ],
  [
    'invers|reverse|inverted|upside|opposite|instead of (?:moving|heating|cooling)|the other way',
    '反向|逆向|倒置|反转|反轉|颠倒|逆方向|逆に|反転|上下を',
  ],
  [
    'spheric|sphere|curved|rounded|spiral|helical|rotat|roller|radius|fillet|ball',
    '球形|球状|球狀|曲面|螺旋|圆角|圓角|旋转|旋轉|球状|曲率|丸み|回転|らせん',
  ],
  [
    'adaptive|adjustab|adjusts|variable|dynamic|switchable|flexible|alternat|in stages|profile|adapts|movable|retract|elastic',
    '可调|可調|自适应|自適應|动态|動態|可变|可變|切换|切換|柔性|交替|可変|適応|切り替|伸縮|伸び',
  ],
  [
    'excess|partial|overdos|surplus|slightly more|more than needed|incomplete|oversiz|cure depth|under-?dos',
    '过量|過量|部分|富余|不完全|略高|過剰|余剰|部分的|不完全',
  ],
  [
    'multilayer|three-dimensional|3d|stacked|vertical|tilted|another plane|through-thickness|double-sided|fins?|pillar',
    '三维|三維|多层|多層|垂直|立体|立體|堆叠|堆疊|双面|雙面|積層|三次元|両面|翅片|鰭片',
  ],
  ['vibrat|ultraso|megason|resonan|oscillat|shak(?:e|ing)|acoustic', '振动|振動|超声|超聲|超音波|共振|共鳴'],
  [
    'pulse|periodic|intermittent|cyclic|cycle compris|alternating|swing|in cycles',
    '脉冲|脈衝|周期|間歇|间歇|循环|パルス|間欠|周期|サイクル',
  ],
  [
    'continuous (?:flow|process|operation|feed|casting|production|coating|reactor|line)|continuously (?:fed|moved|circulat|renew)|uninterrupt|roll-to-roll|circulat|moving beds?|fluidi[sz]ed',
    '连续|連續|不间断|不間斷|循环|循環|流化床|移动床|連続|循環|流動層',
  ],
  [
    'rapid|flash|quench|high-speed|short exposure|within seconds|short(?:-|ly)? (?:time|pulse|exposure)|fast cooling|fast heating',
    '快速|闪|快淬|急冷|瞬时|瞬時|短时|短時|淬火|急速|瞬間|短時間',
  ],
  [
    'waste heat|by-product|reus|utili[sz]|recover(?:s|ed) heat|burns and|heat of the|exotherm|harmful .{0,20} used',
    '余热|餘熱|废热|廢熱|副产物|副產物|利用|内阻发热|排熱|再利用|副生|有効利用',
  ],
  [
    'feedback|closed-loop|sensor|monitor|controller|closed loop|calibrat|detect|measure[sd]? .{0,30} and|in-line|online|inspection|alarm|algorithm|model predicts',
    '反馈|反饋|回饋|传感器|感測器|监控|監控|监测|監測|检测|檢測|闭环|閉環|在线|自动调节|センサ|制御|監視|検知|フィードバック|管理濃度',
  ],
  [
    'interlayer|intermedia|binder|carrier|additive|catalyst|interphase|primer|adhesion promoter|coupling agent|silane|surfactant|buffer layer|filler metal|lubricant|grease|mediator|linker|excipient|sugar|sucrose|trehalose|isolat(?:or|ing)|gasket|spacer|barrier|wetting agent|compatibili|inhibitor|washer|lipid|solder|adhesive|underfill',
    '中间层|中間層|介质|介質|载体|載體|粘结剂|黏結劑|偶联剂|添加|加入|垫片|墊片|隔离件|促进剂|助剂|助劑|底涂|底漆|表面活性|蔗糖|海藻糖|焊丝|銲條|缓冲层|保温层|阻挡|バインダー|添加剤|加える|加えた|触媒|媒介|介在|プライマ|防錆剤|介して',
  ],
  [
    'self-|passivat|spontaneous|by itself|sacrificial additive|forms the film itself|enrich(?:es|ed) at the surface|in situ',
    '自修复|自修復|自组装|自組裝|钝化|鈍化|自发|自發|自行|自动|自加热|自己修復|自己組織|不動態|自発|自ら',
  ],
  [
    'simulat|replica|image|template|digital twin|copy|copies|dummy|reference (?:grating|sample|specimen|electrode)|surrogate',
    '仿真|模擬|模拟|模板|图像|影像|数字孪生|复制|參考|参考电极|シミュレーション|ダミー|基準格子|複製|模型',
  ],
  [
    'disposable|sacrificial|consumable|single-use|cheap|low-cost|replaceable|galvanic protection|zinc anode',
    '一次性|牺牲|犧牲|消耗品|耗材|低成本|廉价|使い捨て|犠牲|消耗品|安価|単回使用',
  ],
  [
    'magnet|laser|optical|microwave|electromagnet|induction|infrared|ultraviolet|uv |electric field|spark|electrostat',
    '磁场|磁場|磁力|电场|電場|激光|雷射|光学|微波|红外|紫外|感应|感應|火花放电|微弧|レーザー|レーザ|赤外線|電界|磁界|光学|マイクロ波|誘導',
  ],
  [
    'liquid|hydraul|pneumat|fluid|cushion|gas pressure|hot isostatic|isostatic|immersion|water cooling|inflat|pressurised|pressurized',
    '液体|液體|液态|液態|气体压力|液压|液壓|气动|氣動|等静压|等靜壓|热压|浸没|浸沒|水冷|液冷|流体|油圧|空気圧|等方圧|液冷|浸漬',
  ],
  [
    'film|membrane|coating|coated|foil|shell|thin layer|layers of|overlay|plating|plated|cladding|clad|anodi[sz]|monolayer|varnish|lacquer|skin',
    '薄膜|涂层|塗層|涂覆|塗覆|包覆|碳包覆|镀|鍍|氧化膜|陶瓷膜|皮膜|被覆|被膜|コーティング|膜を|めっき|溶射|箔',
  ],
  [
    'porous|porosity|foam|sponge|mesopor|micropor|pores? |voids? (?:take|hold|absorb)|aerogel|channels',
    '多孔|孔隙|泡沫|海绵|介孔|气凝胶|多孔質|空隙|発泡|細孔',
  ],
  [
    'colou?r|transparen|dye|fluoresc|indicator|opaque|staining|pigment|marker',
    '颜色|顏色|变色|變色|透明|荧光|螢光|指示剂|指示劑|染色|着色|蛍光|透明|変色|標識',
  ],
  [
    'homogene|isotropic|same material|compatible|matching|uniform|identical material',
    '同质|同質|均质|均質|均匀|均勻|同种材料|相容|同種材料|均一|相溶',
  ],
  [
    'regenerat|discard|restor|recover|dissol(?:ves|ved) (?:out|away)|evaporat|burn(?:s|ed)? (?:out|off|coke)|sacrificial template|renew|replenish|recycl|biodegrad|resorb',
    '再生|回收|牺牲模板|溶解|恢复|恢復|补充|補充|更换|烧除|循环比|再生|回復|補給|溶出|蒸発',
  ],
  [
    'concentration|dop(?:ed|ing|ant)|anneal|temper(?:ed|ing)|heat treat|heat-treat|ag(?:e)?ing|solution treat|composition|viscosity of|lower viscosity|higher temperature|raising the temperature|heating to|heated|cooled to|temperatures? of|ph |salt|softer|stiffer|crosslink|alloy|grade|replace|ratio of|content|wt%|mol%|vol%|mmol',
    '温度|溫度|浓度|濃度|掺杂|摻雜|热处理|熱處理|退火|时效|時效|固溶|成分|含量|比例|交联|粘度|黏度|合金|°C|wt%|mol%|vol%|mmol|ドープ|熱処理|焼きなまし|組成|粘度|含有|架橋|置換',
  ],
  [
    'phase transition|phase change|phase-change|melt|crystalli[sz]|latent heat|martensit|freez|boil|evaporat|condens|supercritical|sublim|lyophil|freeze-dr|gelat|precipitat|solidif',
    '相变|相變|熔化|熔融|结晶|結晶|沸腾|沸騰|冻干|凍乾|冷冻干燥|一次干燥|凝胶化|沉淀|超临界|相転移|融解|沸騰|凍結乾燥|ゲル化|析出|超臨界|凝固',
  ],
  [
    'thermal expansion|expansion coefficient|bimetal|shrink fit|shrink-fit|thermo-?mechanical|expands',
    '热膨胀|熱膨脹|膨胀系数|膨脹係數|双金属|雙金屬|熱膨張|膨張係数|バイメタル|焼きばめ',
  ],
  [
    'pure oxygen|oxygen-enriched|pre-?oxidi[sz]|pre-?oxidation|ozone|plasma|oxidants?\\b|oxidi[sz]ing agent|anodi[sz]|peroxide|enriched air',
    '纯氧|富氧|预氧化|預氧化|氧化剂|氧化劑|臭氧|等离子|電漿|阳极氧化|陽極氧化|过氧化|過氧化|酸化剤|オゾン|プラズマ|陽極酸化|過酸化',
  ],
  [
    'inert|argon|nitrogen|vacuum|atmosphere|neutral|helium|dry room|glove box|shielding gas|forming gas',
    '惰性|氩气|氬氣|氩弧|氮气|氮氣|真空|保护气|干燥房|不活性|アルゴン|窒素|真空|ドライルーム|露点',
  ],
  [
    'composite|reinforc|fibre|fiber|laminat|graphene|nanotube|fillers?|platelet|matrix of|whisker|hybrid|sandwich',
    '复合|複合|纤维|纖維|增强|增強|层压|石墨烯|纳米管|填料|双层结构|複合材|繊維|強化|フィラー|ナノチューブ|積層板|充填',
  ],
];

/** By principle, from the first. */
export const principleSigns: readonly PrincipleSigns[] = rows.map(([english, others]) => ({ english, others }));
