import type { InFourLanguages, TrizPrinciple } from './triz.types.ts';

type Four = readonly [en: string, cn: string, tw: string, jp: string];
type Row = readonly [name: Four, hint: Four, seen: string];

/** Names are the field's; hints and words to search by are ours. */
const rows: readonly Row[] = [
  [
    ['Segmentation', '分割', '分割', '分割'],
    [
      'Cut it into independent parts, or raise the degree of division.',
      '把对象分成相互独立的部分，或提高分割的程度。',
      '把物件分成相互獨立的部分，或提高分割的程度。',
      '互いに独立した部分に分ける、または分割の度合いを高める。',
    ],
    'segmented modular particles powder nanoparticles granules 分割 模块 模組 分段 颗粒 顆粒 モジュール 粒子',
  ],
  [
    ['Taking out', '抽取', '抽取', '分離'],
    [
      'Take out the part that disturbs, or only the part that is needed.',
      '抽出产生干扰的部分，或只保留需要的部分。',
      '抽出造成干擾的部分，或只保留需要的部分。',
      '妨げになる部分だけを取り出す、または必要な部分だけを残す。',
    ],
    'separated extracted isolated filtration removal 分离 分離 抽取 去除 除去 隔离',
  ],
  [
    ['Local quality', '局部质量', '局部品質', '局所的性質'],
    [
      'Give each place the property it needs instead of one property everywhere.',
      '让每个部位具有各自需要的性质，而不是处处相同。',
      '讓每個部位具有各自需要的性質，而不是處處相同。',
      'どこも同じ性質にせず、各部に必要な性質を持たせる。',
    ],
    'gradient local surface layer coating interface concentration-gradient 梯度 局部 表面层 表面層 傾斜 局所',
  ],
  [
    ['Asymmetry', '不对称', '不對稱', '非対称'],
    [
      'Replace a symmetrical form by an asymmetrical one.',
      '用不对称的形式代替对称的形式。',
      '以不對稱的形式取代對稱的形式。',
      '対称な形を非対称な形に変える。',
    ],
    'asymmetric anisotropic asymmetrical 不对称 不對稱 非对称 異方性 非対称',
  ],
  [
    ['Merging', '合并', '合併', '組み合わせ'],
    [
      'Bring like things or like operations together in space or time.',
      '把相同的物体或操作在空间或时间上合并。',
      '把相同的物件或操作在空間或時間上合併。',
      '同じ種類の物や作業を空間的・時間的にまとめる。',
    ],
    'integrated simultaneous parallel stacked 合并 合併 集成 整合 并行 一体化 統合',
  ],
  [
    ['Universality', '多用性', '多用性', '汎用性'],
    [
      'Let one part do the work of several.',
      '让一个部件承担多种功能。',
      '讓一個部件承擔多種功能。',
      '一つの部品に複数の働きをさせる。',
    ],
    'multifunctional multipurpose dual universal 多功能 两用 兩用 多機能',
  ],
  [
    ['Nesting', '嵌套', '巢狀結構', '入れ子'],
    [
      'Put one thing inside the other, or let one pass through the cavity of the other.',
      '把一个物体放入另一个之中，或让它穿过另一个的空腔。',
      '把一個物件放入另一個之中，或讓它穿過另一個的空腔。',
      '一方を他方の中に入れる、または空洞を通す。',
    ],
    'nested core-shell telescopic encapsulated embedded yolk-shell 嵌套 核壳 核殼 包覆 入れ子 コアシェル',
  ],
  [
    ['Counterweight', '重量补偿', '重量補償', '釣り合い'],
    [
      'Offset the weight by lift, buoyancy or another body.',
      '用升力、浮力或另一物体抵消重量。',
      '以升力、浮力或另一物體抵銷重量。',
      '揚力や浮力、別の物体で重さを打ち消す。',
    ],
    'counterweight buoyancy lift balance levitation 平衡 浮力 升力 配重 揚力 釣合',
  ],
  [
    ['Prior counteraction', '预先反作用', '預先反作用', '先取り反作用'],
    [
      'Build in the opposite effect beforehand.',
      '预先施加与有害作用相反的作用。',
      '預先施加與有害作用相反的作用。',
      '有害な作用と逆の作用をあらかじめ加えておく。',
    ],
    'prestress preload compressive residual stress pre-tension pretreatment 预应力 預應力 预拉伸 残余应力 予圧 残留応力',
  ],
  [
    ['Prior action', '预先作用', '預先作用', '先取り作用'],
    [
      'Do what is needed, wholly or in part, beforehand.',
      '预先完成全部或部分必需的作用。',
      '預先完成全部或部分必需的作用。',
      '必要なことの全部または一部を前もって行う。',
    ],
    'pretreatment precursor preheating prelithiation prepared beforehand 预处理 預處理 前驱体 前驅體 预锂化 前処理 前駆体',
  ],
  [
    ['Beforehand cushioning', '预先防范', '預先防範', '事前保護'],
    [
      'Keep a remedy ready for what may fail.',
      '为可能的失效预先准备补救手段。',
      '為可能的失效預先準備補救手段。',
      '起こりうる故障に備えて手当てを用意しておく。',
    ],
    'protective backup emergency safety buffer additive shutdown separator 保护 保護 备用 備用 缓冲 緩衝 安全 添加剂 シャットダウン',
  ],
  [
    ['Equipotentiality', '等势', '等位能', '等ポテンシャル'],
    [
      'Change the conditions so that nothing has to be raised or lowered.',
      '改变工作条件，使物体不必升降或变换势能。',
      '改變工作條件，使物件不必升降或變換位能。',
      '上げ下げや電位差が要らない条件に変える。',
    ],
    'equipotential level isothermal constant potential 等势 等位 等电位 恒电位 等電位',
  ],
  [
    ['The other way round', '反向作用', '反向作用', '逆発想'],
    [
      'Do the opposite: heat instead of cool, move what stood still, turn it over.',
      '反其道而行：以加热代替冷却，让静者动，或上下颠倒。',
      '反其道而行：以加熱取代冷卻，讓靜者動，或上下顛倒。',
      '逆にする。冷やす代わりに温める、止まっていた方を動かす、裏返す。',
    ],
    'inverse reversed inverted upside 反向 逆向 倒置 逆 反転',
  ],
  [
    ['Curvature', '曲面化', '曲面化', '曲面'],
    [
      'Go from flat and straight to curved; from sliding to rolling.',
      '由平直改为弯曲，由滑动改为滚动。',
      '由平直改為彎曲，由滑動改為滾動。',
      '平らな形や直線を曲面や曲線に、滑りを転がりに変える。',
    ],
    'spherical curved rounded spiral rotation roller 球形 曲面 螺旋 圆角 球状 曲面',
  ],
  [
    ['Dynamics', '动态性', '動態性', '動的化'],
    [
      'Let it change so that it is best in each phase of its work.',
      '使对象可变，在每个工作阶段都处于最佳状态。',
      '使物件可變，在每個工作階段都處於最佳狀態。',
      '動作の各段階で最適になるよう変えられるようにする。',
    ],
    'adaptive adjustable variable dynamic switchable flexible 可调 可調 自适应 自適應 动态 動態 可変 適応',
  ],
  [
    ['Partial or excessive action', '不足或过度作用', '不足或過度作用', '過不足作用'],
    [
      'If exactly enough is hard, do a little less or a little more.',
      '若难以恰到好处，就略少或略多一些。',
      '若難以恰到好處，就略少或略多一些。',
      'ちょうどが難しければ、少し足りないか少し余分に行う。',
    ],
    'excess partial overdose surplus 过量 過量 部分 富余 余剰 部分的',
  ],
  [
    ['Another dimension', '维数变化', '維度變化', '他次元移行'],
    [
      'Use another dimension: layers, tilt, the other side.',
      '利用另一维度：多层、倾斜或另一面。',
      '利用另一維度：多層、傾斜或另一面。',
      '別の次元を使う。層にする、傾ける、裏面を使う。',
    ],
    'multilayer three-dimensional stacked vertical porous network 三维 三維 多层 多層 垂直 立体 積層',
  ],
  [
    ['Mechanical vibration', '机械振动', '機械振動', '機械的振動'],
    [
      'Let it vibrate; use ultrasound or resonance.',
      '使其振动；利用超声或共振。',
      '使其振動；利用超音波或共振。',
      '振動させる。超音波や共振を使う。',
    ],
    'vibration ultrasonic ultrasound resonance oscillation 振动 振動 超声 超音波 共振',
  ],
  [
    ['Periodic action', '周期性作用', '週期性作用', '周期的作用'],
    [
      'Act in pulses, and use the pauses.',
      '以脉冲方式作用，并利用间歇。',
      '以脈衝方式作用，並利用間歇。',
      '連続でなくパルスで作用させ、その合間を使う。',
    ],
    'pulse pulsed periodic intermittent cyclic 脉冲 脈衝 周期 間歇 パルス 周期',
  ],
  [
    ['Continuity of useful action', '有效作用的连续性', '有效作用的連續性', '連続性'],
    [
      'Let the useful work go on without idle time.',
      '让有用的作用持续进行，消除空转。',
      '讓有用的作用持續進行，消除空轉。',
      '有用な働きを休みなく続け、空き時間をなくす。',
    ],
    'continuous uninterrupted steady flow roll-to-roll 连续 連續 不间断 连续流 連続',
  ],
  [
    ['Rushing through', '快速通过', '快速通過', '高速実行'],
    [
      'Pass through what is harmful at high speed.',
      '高速通过有害或危险的阶段。',
      '高速通過有害或危險的階段。',
      '有害な段階を高速で通り過ぎる。',
    ],
    'rapid flash quenching high-speed short exposure 快速 闪 快淬 急冷 瞬时 急速',
  ],
  [
    ['Blessing in disguise', '变害为利', '變害為利', '災い転じて福'],
    [
      'Turn what is harmful to use, or cancel one harm by another.',
      '利用有害因素，或以一害抵消另一害。',
      '利用有害因素，或以一害抵銷另一害。',
      '有害な要因を役立てる、または別の害で打ち消す。',
    ],
    'waste recovery reuse by-product utilisation 利用 余热 餘熱 废热 副产物 排熱 再利用',
  ],
  [
    ['Feedback', '反馈', '回饋', 'フィードバック'],
    [
      'Measure the result and act on it.',
      '测量结果并据此调节。',
      '測量結果並據此調節。',
      '結果を測り、それに応じて働きを変える。',
    ],
    'feedback control sensor monitoring closed-loop 反馈 回饋 传感器 感測器 监控 センサ 制御',
  ],
  [
    ['Intermediary', '中介物', '中介物', '仲介'],
    [
      'Put something between that carries or takes up the action.',
      '在中间加入传递或吸收作用的介质。',
      '在中間加入傳遞或吸收作用的介質。',
      '作用を伝える、または受け止めるものを間に入れる。',
    ],
    'interlayer binder carrier additive catalyst interphase 中间层 中間層 介质 載體 粘结剂 バインダー 触媒 媒介',
  ],
  [
    ['Self-service', '自服务', '自我服務', 'セルフサービス'],
    [
      'Let it look after itself, with what it has or wastes.',
      '使其利用自身或废弃的资源自行维护。',
      '使其利用自身或廢棄的資源自行維護。',
      '自らの力や廃棄物で、手入れや補修を自分で行わせる。',
    ],
    'self-healing self-assembly self-cleaning passivation self 自修复 自修復 自组装 钝化 鈍化 自己修復 不動態',
  ],
  [
    ['Copying', '复制', '複製', '代替コピー'],
    [
      'Work with a simple copy, a picture or a model.',
      '用简单的复制品、图像或模型代替。',
      '以簡單的複製品、影像或模型取代。',
      '簡単な複製や画像、モデルを代わりに使う。',
    ],
    'model simulation replica image template digital twin 模型 仿真 模擬 模板 图像 シミュレーション',
  ],
  [
    ['Cheap short-living objects', '廉价替代品', '廉價替代品', '安価短寿命'],
    [
      'Replace the dear and lasting by many that are cheap and short-lived.',
      '用多个廉价、短寿命的物体代替昂贵耐用的物体。',
      '以多個廉價、短壽命的物件取代昂貴耐用的物件。',
      '高価で長持ちする物を、安価で短命な物に置き換える。',
    ],
    'disposable sacrificial consumable low-cost anode 一次性 牺牲 犧牲 消耗品 低成本 使い捨て 犠牲',
  ],
  [
    ['Mechanics substitution', '机械系统替代', '機械系統替代', '機械的原理の代替'],
    [
      'Replace the mechanical means by a field: optical, acoustic, magnetic, electric.',
      '用光、声、磁、电等场代替机械手段。',
      '以光、聲、磁、電等場取代機械手段。',
      '機械的な手段を光・音・磁気・電気の場に置き換える。',
    ],
    'magnetic magnet laser optical microwave electromagnetic induction 磁场 磁場 电场 電場 激光 雷射 光学 レーザー',
  ],
  [
    ['Pneumatics and hydraulics', '气压与液压结构', '氣壓與液壓結構', '流体利用'],
    [
      'Use gas or liquid parts in place of solid ones.',
      '用气体或液体部件代替固体部件。',
      '以氣體或液體部件取代固體部件。',
      '固体の部品を気体や液体に置き換える。',
    ],
    'liquid hydraulic pneumatic fluid cushion 液体 液體 气体 氣體 液压 流体 油圧 空気',
  ],
  [
    ['Flexible shells and thin films', '柔性壳体与薄膜', '柔性殼體與薄膜', '薄膜利用'],
    [
      'Use a film or a flexible shell, or part things by one.',
      '采用薄膜或柔性壳体，或用其隔离。',
      '採用薄膜或柔性殼體，或以其隔離。',
      '薄い膜や柔らかい殻を使う、または膜で隔てる。',
    ],
    'film thin film membrane coating carbon coating layer foil 薄膜 涂层 塗層 膜 包覆 碳包覆 皮膜 被覆 コーティング',
  ],
  [
    ['Porous materials', '多孔材料', '多孔材料', '多孔質'],
    [
      'Make it porous, or fill the pores with what helps.',
      '使其多孔，或用有用物质填充孔隙。',
      '使其多孔，或以有用物質填充孔隙。',
      '多孔質にする、または孔に役立つ物を入れる。',
    ],
    'porous porosity foam sponge mesoporous pores 多孔 孔隙 泡沫 多孔質 空隙 発泡',
  ],
  [
    ['Colour changes', '颜色改变', '顏色改變', '変色利用'],
    [
      'Change colour or transparency, or make the unseen visible.',
      '改变颜色或透明度，使不可见者可见。',
      '改變顏色或透明度，使不可見者可見。',
      '色や透明度を変える、見えないものを見えるようにする。',
    ],
    'colour color transparent dye fluorescence indicator 颜色 顏色 透明 荧光 螢光 指示剂 色 蛍光',
  ],
  [
    ['Homogeneity', '均质性', '均質性', '均質性'],
    [
      'Make things that interact of the same or a like material.',
      '让相互作用的物体采用相同或相近的材料。',
      '讓相互作用的物件採用相同或相近的材料。',
      '作用し合う物を同じ、または近い材料で作る。',
    ],
    'homogeneous isotropic compatible 同质 同質 均质 均質 同種材料',
  ],
  [
    ['Discarding and recovering', '抛弃与再生', '拋棄與再生', '排除と再生'],
    [
      'Let spent parts vanish, or restore them during work.',
      '让用过的部分消失，或在工作中恢复它们。',
      '讓用過的部分消失，或在工作中恢復它們。',
      '役目を終えた部分を消す、または使いながら元に戻す。',
    ],
    'sacrificial template dissolved regeneration recovery evaporated 再生 回收 牺牲模板 溶解 恢复 回復',
  ],
  [
    ['Parameter changes', '参数变化', '參數變化', 'パラメータ変更'],
    [
      'Change state, concentration, temperature or flexibility.',
      '改变物态、浓度、温度或柔度。',
      '改變物態、濃度、溫度或柔度。',
      '状態・濃度・温度・柔らかさを変える。',
    ],
    'concentration doping doped annealing dopant tempering 温度 浓度 濃度 掺杂 摻雜 热处理 熱處理 ドープ 熱処理',
  ],
  [
    ['Phase transitions', '相变', '相變', '相転移'],
    [
      'Use what happens at a change of phase.',
      '利用相变时发生的现象。',
      '利用相變時發生的現象。',
      '相が変わるときの現象を使う。',
    ],
    'phase transition phase change melting crystallisation latent heat martensite 相变 相變 熔化 结晶 結晶 相転移 融解',
  ],
  [
    ['Thermal expansion', '热膨胀', '熱膨脹', '熱膨張'],
    [
      'Use expansion with heat, or materials that expand differently.',
      '利用热膨胀，或膨胀系数不同的材料。',
      '利用熱膨脹，或膨脹係數不同的材料。',
      '熱膨張、または膨張率の違う材料を使う。',
    ],
    'thermal expansion coefficient bimetal shrink 热膨胀 熱膨脹 膨胀系数 熱膨張',
  ],
  [
    ['Strong oxidants', '强氧化', '強氧化', '強い酸化剤'],
    [
      'Use oxygen-richer or ionised air, oxygen or ozone.',
      '采用富氧或电离空气、氧气或臭氧。',
      '採用富氧或電離空氣、氧氣或臭氧。',
      '酸素を増やした空気、酸素、オゾンを使う。',
    ],
    'oxygen oxidation ozone plasma oxidant anodising 氧化 臭氧 等离子 電漿 阳极氧化 酸化 オゾン',
  ],
  [
    ['Inert atmosphere', '惰性环境', '惰性環境', '不活性雰囲気'],
    [
      'Use an inert medium, a vacuum or neutral additives.',
      '采用惰性介质、真空或中性添加物。',
      '採用惰性介質、真空或中性添加物。',
      '不活性な媒体、真空、中性の添加物を使う。',
    ],
    'inert argon nitrogen vacuum atmosphere neutral 惰性 氩气 氬氣 氮气 氮氣 真空 不活性 アルゴン',
  ],
  [
    ['Composite materials', '复合材料', '複合材料', '複合材料'],
    [
      'Go from a uniform material to a composite.',
      '由单一材料改为复合材料。',
      '由單一材料改為複合材料。',
      '均一な材料を複合材料に変える。',
    ],
    'composite reinforced fibre fiber laminate graphene carbon matrix 复合材料 複合材料 纤维 纖維 增强 繊維 強化',
  ],
];

const four = ([en, cn, tw, jp]: Four): InFourLanguages => ({ en, cn, tw, jp });

/** The 40 principles, in the order of their numbers. */
export const principles: readonly TrizPrinciple[] = rows.map(([name, hint, seen], index) => ({
  id: index + 1,
  name: four(name),
  hint: four(hint),
  seen,
}));
