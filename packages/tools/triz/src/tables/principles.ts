import type { InFourLanguages, TrizPrinciple } from './triz.types.ts';

type Four = readonly [en: string, cn: string, tw: string, jp: string];
type Row = readonly [name: Four, hint: Four];

/** Names are the field's; hints are ours. */
const rows: readonly Row[] = [
  [
    ['Segmentation', '分割', '分割', '分割'],
    [
      'Cut it into independent parts, or raise the degree of division.',
      '把对象分成相互独立的部分，或提高分割的程度。',
      '把物件分成相互獨立的部分，或提高分割的程度。',
      '互いに独立した部分に分ける、または分割の度合いを高める。',
    ],
  ],
  [
    ['Taking out', '抽取', '抽取', '分離'],
    [
      'Take out the part that disturbs, or only the part that is needed.',
      '抽出产生干扰的部分，或只保留需要的部分。',
      '抽出造成干擾的部分，或只保留需要的部分。',
      '妨げになる部分だけを取り出す、または必要な部分だけを残す。',
    ],
  ],
  [
    ['Local quality', '局部质量', '局部品質', '局所的性質'],
    [
      'Give each place the property it needs instead of one property everywhere.',
      '让每个部位具有各自需要的性质，而不是处处相同。',
      '讓每個部位具有各自需要的性質，而不是處處相同。',
      'どこも同じ性質にせず、各部に必要な性質を持たせる。',
    ],
  ],
  [
    ['Asymmetry', '不对称', '不對稱', '非対称'],
    [
      'Replace a symmetrical form by an asymmetrical one.',
      '用不对称的形式代替对称的形式。',
      '以不對稱的形式取代對稱的形式。',
      '対称な形を非対称な形に変える。',
    ],
  ],
  [
    ['Merging', '合并', '合併', '組み合わせ'],
    [
      'Bring like things or like operations together in space or time.',
      '把相同的物体或操作在空间或时间上合并。',
      '把相同的物件或操作在空間或時間上合併。',
      '同じ種類の物や作業を空間的・時間的にまとめる。',
    ],
  ],
  [
    ['Universality', '多用性', '多用性', '汎用性'],
    [
      'Let one part do the work of several.',
      '让一个部件承担多种功能。',
      '讓一個部件承擔多種功能。',
      '一つの部品に複数の働きをさせる。',
    ],
  ],
  [
    ['Nesting', '嵌套', '巢狀結構', '入れ子'],
    [
      'Put one thing inside the other, or let one pass through the cavity of the other.',
      '把一个物体放入另一个之中，或让它穿过另一个的空腔。',
      '把一個物件放入另一個之中，或讓它穿過另一個的空腔。',
      '一方を他方の中に入れる、または空洞を通す。',
    ],
  ],
  [
    ['Counterweight', '重量补偿', '重量補償', '釣り合い'],
    [
      'Offset the weight by lift, buoyancy or another body.',
      '用升力、浮力或另一物体抵消重量。',
      '以升力、浮力或另一物體抵銷重量。',
      '揚力や浮力、別の物体で重さを打ち消す。',
    ],
  ],
  [
    ['Prior counteraction', '预先反作用', '預先反作用', '先取り反作用'],
    [
      'Build in the opposite effect beforehand.',
      '预先施加与有害作用相反的作用。',
      '預先施加與有害作用相反的作用。',
      '有害な作用と逆の作用をあらかじめ加えておく。',
    ],
  ],
  [
    ['Prior action', '预先作用', '預先作用', '先取り作用'],
    [
      'Do what is needed, wholly or in part, beforehand.',
      '预先完成全部或部分必需的作用。',
      '預先完成全部或部分必需的作用。',
      '必要なことの全部または一部を前もって行う。',
    ],
  ],
  [
    ['Beforehand cushioning', '预先防范', '預先防範', '事前保護'],
    [
      'Keep a remedy ready for what may fail.',
      '为可能的失效预先准备补救手段。',
      '為可能的失效預先準備補救手段。',
      '起こりうる故障に備えて手当てを用意しておく。',
    ],
  ],
  [
    ['Equipotentiality', '等势', '等位能', '等ポテンシャル'],
    [
      'Change the conditions so that nothing has to be raised or lowered.',
      '改变工作条件，使物体不必升降或变换势能。',
      '改變工作條件，使物件不必升降或變換位能。',
      '上げ下げや電位差が要らない条件に変える。',
    ],
  ],
  [
    ['The other way round', '反向作用', '反向作用', '逆発想'],
    [
      'Do the opposite: heat instead of cool, move what stood still, turn it over.',
      '反其道而行：以加热代替冷却，让静者动，或上下颠倒。',
      '反其道而行：以加熱取代冷卻，讓靜者動，或上下顛倒。',
      '逆にする。冷やす代わりに温める、止まっていた方を動かす、裏返す。',
    ],
  ],
  [
    ['Curvature', '曲面化', '曲面化', '曲面'],
    [
      'Go from flat and straight to curved; from sliding to rolling.',
      '由平直改为弯曲，由滑动改为滚动。',
      '由平直改為彎曲，由滑動改為滾動。',
      '平らな形や直線を曲面や曲線に、滑りを転がりに変える。',
    ],
  ],
  [
    ['Dynamics', '动态性', '動態性', '動的化'],
    [
      'Let it change so that it is best in each phase of its work.',
      '使对象可变，在每个工作阶段都处于最佳状态。',
      '使物件可變，在每個工作階段都處於最佳狀態。',
      '動作の各段階で最適になるよう変えられるようにする。',
    ],
  ],
  [
    ['Partial or excessive action', '不足或过度作用', '不足或過度作用', '過不足作用'],
    [
      'If exactly enough is hard, do a little less or a little more.',
      '若难以恰到好处，就略少或略多一些。',
      '若難以恰到好處，就略少或略多一些。',
      'ちょうどが難しければ、少し足りないか少し余分に行う。',
    ],
  ],
  [
    ['Another dimension', '维数变化', '維度變化', '他次元移行'],
    [
      'Use another dimension: layers, tilt, the other side.',
      '利用另一维度：多层、倾斜或另一面。',
      '利用另一維度：多層、傾斜或另一面。',
      '別の次元を使う。層にする、傾ける、裏面を使う。',
    ],
  ],
  [
    ['Mechanical vibration', '机械振动', '機械振動', '機械的振動'],
    [
      'Let it vibrate; use ultrasound or resonance.',
      '使其振动；利用超声或共振。',
      '使其振動；利用超音波或共振。',
      '振動させる。超音波や共振を使う。',
    ],
  ],
  [
    ['Periodic action', '周期性作用', '週期性作用', '周期的作用'],
    [
      'Act in pulses, and use the pauses.',
      '以脉冲方式作用，并利用间歇。',
      '以脈衝方式作用，並利用間歇。',
      '連続でなくパルスで作用させ、その合間を使う。',
    ],
  ],
  [
    ['Continuity of useful action', '有效作用的连续性', '有效作用的連續性', '連続性'],
    [
      'Let the useful work go on without idle time.',
      '让有用的作用持续进行，消除空转。',
      '讓有用的作用持續進行，消除空轉。',
      '有用な働きを休みなく続け、空き時間をなくす。',
    ],
  ],
  [
    ['Rushing through', '快速通过', '快速通過', '高速実行'],
    [
      'Pass through what is harmful at high speed.',
      '高速通过有害或危险的阶段。',
      '高速通過有害或危險的階段。',
      '有害な段階を高速で通り過ぎる。',
    ],
  ],
  [
    ['Blessing in disguise', '变害为利', '變害為利', '災い転じて福'],
    [
      'Turn what is harmful to use, or cancel one harm by another.',
      '利用有害因素，或以一害抵消另一害。',
      '利用有害因素，或以一害抵銷另一害。',
      '有害な要因を役立てる、または別の害で打ち消す。',
    ],
  ],
  [
    ['Feedback', '反馈', '回饋', 'フィードバック'],
    [
      'Measure the result and act on it.',
      '测量结果并据此调节。',
      '測量結果並據此調節。',
      '結果を測り、それに応じて働きを変える。',
    ],
  ],
  [
    ['Intermediary', '中介物', '中介物', '仲介'],
    [
      'Put something between that carries or takes up the action.',
      '在中间加入传递或吸收作用的介质。',
      '在中間加入傳遞或吸收作用的介質。',
      '作用を伝える、または受け止めるものを間に入れる。',
    ],
  ],
  [
    ['Self-service', '自服务', '自我服務', 'セルフサービス'],
    [
      'Let it look after itself, with what it has or wastes.',
      '使其利用自身或废弃的资源自行维护。',
      '使其利用自身或廢棄的資源自行維護。',
      '自らの力や廃棄物で、手入れや補修を自分で行わせる。',
    ],
  ],
  [
    ['Copying', '复制', '複製', '代替コピー'],
    [
      'Work with a simple copy, a picture or a model.',
      '用简单的复制品、图像或模型代替。',
      '以簡單的複製品、影像或模型取代。',
      '簡単な複製や画像、モデルを代わりに使う。',
    ],
  ],
  [
    ['Cheap short-living objects', '廉价替代品', '廉價替代品', '安価短寿命'],
    [
      'Replace the dear and lasting by many that are cheap and short-lived.',
      '用多个廉价、短寿命的物体代替昂贵耐用的物体。',
      '以多個廉價、短壽命的物件取代昂貴耐用的物件。',
      '高価で長持ちする物を、安価で短命な物に置き換える。',
    ],
  ],
  [
    ['Mechanics substitution', '机械系统替代', '機械系統替代', '機械的原理の代替'],
    [
      'Replace the mechanical means by a field: optical, acoustic, magnetic, electric.',
      '用光、声、磁、电等场代替机械手段。',
      '以光、聲、磁、電等場取代機械手段。',
      '機械的な手段を光・音・磁気・電気の場に置き換える。',
    ],
  ],
  [
    ['Pneumatics and hydraulics', '气压与液压结构', '氣壓與液壓結構', '流体利用'],
    [
      'Use gas or liquid parts in place of solid ones.',
      '用气体或液体部件代替固体部件。',
      '以氣體或液體部件取代固體部件。',
      '固体の部品を気体や液体に置き換える。',
    ],
  ],
  [
    ['Flexible shells and thin films', '柔性壳体与薄膜', '柔性殼體與薄膜', '薄膜利用'],
    [
      'Use a film or a flexible shell, or part things by one.',
      '采用薄膜或柔性壳体，或用其隔离。',
      '採用薄膜或柔性殼體，或以其隔離。',
      '薄い膜や柔らかい殻を使う、または膜で隔てる。',
    ],
  ],
  [
    ['Porous materials', '多孔材料', '多孔材料', '多孔質'],
    [
      'Make it porous, or fill the pores with what helps.',
      '使其多孔，或用有用物质填充孔隙。',
      '使其多孔，或以有用物質填充孔隙。',
      '多孔質にする、または孔に役立つ物を入れる。',
    ],
  ],
  [
    ['Colour changes', '颜色改变', '顏色改變', '変色利用'],
    [
      'Change colour or transparency, or make the unseen visible.',
      '改变颜色或透明度，使不可见者可见。',
      '改變顏色或透明度，使不可見者可見。',
      '色や透明度を変える、見えないものを見えるようにする。',
    ],
  ],
  [
    ['Homogeneity', '均质性', '均質性', '均質性'],
    [
      'Make things that interact of the same or a like material.',
      '让相互作用的物体采用相同或相近的材料。',
      '讓相互作用的物件採用相同或相近的材料。',
      '作用し合う物を同じ、または近い材料で作る。',
    ],
  ],
  [
    ['Discarding and recovering', '抛弃与再生', '拋棄與再生', '排除と再生'],
    [
      'Let spent parts vanish, or restore them during work.',
      '让用过的部分消失，或在工作中恢复它们。',
      '讓用過的部分消失，或在工作中恢復它們。',
      '役目を終えた部分を消す、または使いながら元に戻す。',
    ],
  ],
  [
    ['Parameter changes', '参数变化', '參數變化', 'パラメータ変更'],
    [
      'Change state, concentration, temperature or flexibility.',
      '改变物态、浓度、温度或柔性。',
      '改變物態、濃度、溫度或柔性。',
      '状態・濃度・温度・柔らかさを変える。',
    ],
  ],
  [
    ['Phase transitions', '相变', '相變', '相転移'],
    [
      'Use what happens at a change of phase.',
      '利用相变时发生的现象。',
      '利用相變時發生的現象。',
      '相が変わるときの現象を使う。',
    ],
  ],
  [
    ['Thermal expansion', '热膨胀', '熱膨脹', '熱膨張'],
    [
      'Use expansion with heat, or materials that expand differently.',
      '利用热膨胀，或膨胀系数不同的材料。',
      '利用熱膨脹，或膨脹係數不同的材料。',
      '熱膨張、または膨張率の違う材料を使う。',
    ],
  ],
  [
    ['Strong oxidants', '强氧化', '強氧化', '強い酸化剤'],
    [
      'Use oxygen-richer or ionised air, oxygen or ozone.',
      '采用富氧或电离空气、氧气或臭氧。',
      '採用富氧或電離空氣、氧氣或臭氧。',
      '酸素を増やした空気、酸素、オゾンを使う。',
    ],
  ],
  [
    ['Inert atmosphere', '惰性环境', '惰性環境', '不活性雰囲気'],
    [
      'Use an inert medium, a vacuum or neutral additives.',
      '采用惰性介质、真空或中性添加物。',
      '採用惰性介質、真空或中性添加物。',
      '不活性な媒体、真空、中性の添加物を使う。',
    ],
  ],
  [
    ['Composite materials', '复合材料', '複合材料', '複合材料'],
    [
      'Go from a uniform material to a composite.',
      '由单一材料改为复合材料。',
      '由單一材料改為複合材料。',
      '均一な材料を複合材料に変える。',
    ],
  ],
];

const four = ([en, cn, tw, jp]: Four): InFourLanguages => ({ en, cn, tw, jp });

/** The 40 principles, in the order of their numbers. */
export const principles: readonly TrizPrinciple[] = rows.map(([name, hint], index) => ({
  id: index + 1,
  name: four(name),
  hint: four(hint),
}));
