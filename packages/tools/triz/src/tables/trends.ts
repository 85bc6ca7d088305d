import type { InFourLanguages } from './triz.types.ts';

/** A trend by which technical systems evolve. */
interface Trend {
  code: string;
  name: InFourLanguages;
  says: InFourLanguages;
  /** In their order; what comes behind the stage where a system stands is where to look next. */
  stages: readonly InFourLanguages[];
}

type Four = readonly [en: string, cn: string, tw: string, jp: string];

const inFour = ([en, cn, tw, jp]: Four): InFourLanguages => ({ en, cn, tw, jp });

/** Which trends and stages there are is the field's; the words are ours. */
const rows = {
  's-curve': {
    name: ['Life of a system', '系统的生命曲线', '系統的生命曲線', 'システムの一生'],
    says: [
      'Every system is born, grows, matures and gives way to another.',
      '任何系统都经历诞生、成长、成熟，最终让位于新系统。',
      '任何系統都經歷誕生、成長、成熟，最終讓位於新系統。',
      'どのシステムも生まれ、成長し、成熟して、次に席を譲る。',
    ],
    stages: [
      [
        'Infancy: it works, but hardly better than what was there',
        '婴儿期：能工作，但几乎不优于已有系统',
        '嬰兒期：能工作，但幾乎不優於已有系統',
        '揺籃期：動くが、既存のものをほとんど超えない',
      ],
      [
        'Growth: performance rises fast and use spreads',
        '成长期：性能迅速提高，应用推广',
        '成長期：效能迅速提高，應用推廣',
        '成長期：性能が急に上がり、利用が広がる',
      ],
      [
        'Maturity: each gain costs more',
        '成熟期：每一点改进的代价越来越大',
        '成熟期：每一點改進的代價越來越大',
        '成熟期：改善のたびに費用がかさむ',
      ],
      [
        'Decline: another principle takes over',
        '衰退期：被另一原理取代',
        '衰退期：被另一原理取代',
        '衰退期：別の原理に取って代わられる',
      ],
    ],
  },
  ideality: {
    name: ['Growing ideality', '提高理想度', '提高理想度', '理想性の向上'],
    says: [
      'Use grows while cost and harm shrink, until the function remains without the system.',
      '有用作用增加，成本和有害作用减少，直至只留功能而无系统。',
      '有用作用增加，成本和有害作用減少，直至只留功能而無系統。',
      '有用な働きが増え、費用と害が減り、ついには機能だけが残る。',
    ],
    stages: [
      ['A system with one function', '只有一种功能的系统', '只有一種功能的系統', '一つの機能を持つシステム'],
      [
        'More functions in the same system',
        '同一系统具有更多功能',
        '同一系統具有更多功能',
        '同じシステムにより多くの機能',
      ],
      [
        'The same functions with fewer parts',
        '以更少的部件实现同样的功能',
        '以更少的部件實現同樣的功能',
        '同じ機能をより少ない部品で',
      ],
      [
        'Parts replaced by resources that are there',
        '用现有资源代替部件',
        '用現有資源代替部件',
        '部品をすでにある資源に替える',
      ],
      ['The function is carried out by itself', '功能自行实现', '功能自行實現', '機能が自ら果たされる'],
    ],
  },
  'uneven development': {
    name: ['Uneven development of parts', '子系统的不均衡进化', '子系統的不均衡進化', '部分の不均等な発展'],
    says: [
      'Parts develop at different speed; the weakest holds the whole back and is next to be changed.',
      '各部分进化速度不同，最弱者限制整体，是下一个要改进的。',
      '各部分進化速度不同，最弱者限制整體，是下一個要改進的。',
      '部分ごとに発展の速さが違い、最も弱い部分が全体を抑え、次に変わる。',
    ],
    stages: [
      [
        'All parts serve the whole equally well',
        '各部分同样满足整体',
        '各部分同樣滿足整體',
        'すべての部分が全体に等しく応える',
      ],
      ['One part limits the whole', '某一部分限制整体', '某一部分限制整體', '一つの部分が全体を制限する'],
      [
        'The limiting part is improved or replaced',
        '改进或更换限制部分',
        '改進或更換限制部分',
        '制限する部分を改善・交換する',
      ],
      ['Another part becomes the limit', '另一部分成为限制', '另一部分成為限制', '別の部分が制限になる'],
    ],
  },
  completeness: {
    name: ['Completeness of parts', '系统完备性', '系統完備性', '部分の完全性'],
    says: [
      'A system that works by itself has an engine, a transmission, a tool and a control.',
      '独立工作的系统具有动力、传动、执行和控制四部分。',
      '獨立工作的系統具有動力、傳動、執行和控制四部分。',
      '自立して働くシステムは、動力、伝達、作業、制御の四つを持つ。',
    ],
    stages: [
      [
        'Only the tool is there; a person does the rest',
        '只有执行部分，其余由人完成',
        '只有執行部分，其餘由人完成',
        '作業部だけで、残りは人が担う',
      ],
      ['Tool and transmission', '执行和传动', '執行和傳動', '作業部と伝達部'],
      ['Tool, transmission and engine', '执行、传动和动力', '執行、傳動和動力', '作業部、伝達部、動力部'],
      ['All four, with control', '四部分齐备，包括控制', '四部分齊備，包括控制', '制御を含む四つがそろう'],
    ],
  },
  'energy paths': {
    name: ['Shorter energy paths', '缩短能量路径', '縮短能量路徑', 'エネルギー経路の短縮'],
    says: [
      'Energy is converted less often and nearer to the tool.',
      '能量转换次数减少，且更靠近执行部分。',
      '能量轉換次數減少，且更靠近執行部分。',
      'エネルギーの変換が減り、作業部に近づく。',
    ],
    stages: [
      [
        'Several conversions between different fields',
        '在不同的场之间多次转换',
        '在不同的場之間多次轉換',
        '異なる場の間で何度も変換する',
      ],
      ['Fewer conversions', '转换次数减少', '轉換次數減少', '変換が減る'],
      [
        'One field from source to tool',
        '从能源到执行部分为同一种场',
        '從能源到執行部分為同一種場',
        '源から作業部まで一つの場',
      ],
      ['The source is at the tool', '能源就在执行部分', '能源就在執行部分', '源が作業部にある'],
    ],
  },
  dynamisation: {
    name: ['Dynamisation', '动态化', '動態化', '動的化'],
    says: [
      'Rigid structures become movable, flexible and at last fields.',
      '刚性结构变为可动、柔性，最后变为场。',
      '剛性結構變為可動、柔性，最後變為場。',
      '固い構造が、可動、柔軟、そして場へと変わる。',
    ],
    stages: [
      ['Rigid body', '刚体', '剛體', '剛体'],
      ['One joint', '一个铰链', '一個鉸鏈', '一つの関節'],
      ['Many joints', '多个铰链', '多個鉸鏈', '多数の関節'],
      ['Elastic body', '柔性体', '柔性體', '柔軟な体'],
      ['Liquid or gas', '液体或气体', '液體或氣體', '液体・気体'],
      ['Field', '场', '場', '場'],
    ],
  },
  'micro-level': {
    name: ['Transition to the micro-level', '向微观级进化', '向微觀級進化', 'ミクロレベルへの移行'],
    says: [
      'The work is done by ever smaller parts.',
      '由越来越小的部分完成工作。',
      '由越來越小的部分完成工作。',
      '仕事をする部分が次第に小さくなる。',
    ],
    stages: [
      ['One solid body', '一个整体', '一個整體', '一体の固体'],
      ['Several parts', '多个部分', '多個部分', '複数の部分'],
      ['Grains or powder', '颗粒或粉末', '顆粒或粉末', '粒・粉'],
      ['Liquid, foam or gas', '液体、泡沫或气体', '液體、泡沫或氣體', '液体・泡・気体'],
      ['Molecules and ions', '分子和离子', '分子和離子', '分子・イオン'],
      ['Fields', '场', '場', '場'],
    ],
  },
  supersystem: {
    name: ['Transition to the supersystem', '向超系统进化', '向超系統進化', 'スーパーシステムへの移行'],
    says: [
      'A system joins with others, and what they share is folded together.',
      '系统与其他系统结合，共有部分合并。',
      '系統與其他系統結合，共有部分合並。',
      'システムが他と結び付き、共通部分がまとめられる。',
    ],
    stages: [
      ['One system', '单系统', '單系統', '単一システム'],
      ['Two systems joined', '双系统', '雙系統', '二つの結合'],
      ['Many systems joined', '多系统', '多系統', '多数の結合'],
      [
        'Systems that differ, or are opposite',
        '特性不同或相反的系统结合',
        '特性不同或相反的系統結合',
        '異なる、または正反対のものの結合',
      ],
      ['Folded to a new single system', '收缩为新的单系统', '收縮為新的單系統', '新しい単一システムへの集約'],
    ],
  },
  coordination: {
    name: ['Coordination and uncoordination', '协调与失调', '協調與失調', '調和と不調和'],
    says: [
      'Parts and actions are matched in form, material, rhythm and time, or kept apart on purpose.',
      '各部分和作用在形状、材料、节奏和时间上相互协调，或有意错开。',
      '各部分和作用在形狀、材料、節奏和時間上相互協調，或有意錯開。',
      '部分や作用の形、材料、リズム、時間を合わせる、または意図してずらす。',
    ],
    stages: [
      ['Not matched', '未协调', '未協調', '合っていない'],
      ['Matched by force or compromise', '强制协调或折中', '強制協調或折中', '無理や妥協で合わせる'],
      ['Matched with a buffer between', '通过中间环节协调', '透過中間環節協調', '緩衝を介して合わせる'],
      ['Matched by themselves', '自行协调', '自行協調', '自ら合う'],
      ['Unmatched on purpose where it helps', '在有益处有意失调', '在有益處有意失調', '役立つ所で意図してずらす'],
    ],
  },
  'rhythm of action': {
    name: ['Rhythm of action', '作用节奏', '作用節奏', '作用のリズム'],
    says: [
      'Continuous action becomes pulsed, resonant and at last several actions in turn.',
      '连续作用变为脉冲、共振，最后是多个作用交替。',
      '連續作用變為脈衝、共振，最後是多個作用交替。',
      '連続した作用が、パルス、共振、そして交互の作用へと変わる。',
    ],
    stages: [
      ['Continuous action', '连续作用', '連續作用', '連続した作用'],
      ['Periodic or pulsed action', '周期或脉冲作用', '週期或脈衝作用', '周期的・パルス状の作用'],
      ['Action at resonance', '共振作用', '共振作用', '共振での作用'],
      [
        "Several actions in each other's pauses",
        '多个作用在彼此间歇中进行',
        '多個作用在彼此間歇中進行',
        '休止に別の作用を行う',
      ],
      ['Travelling wave', '行波', '行波', '進行波'],
    ],
  },
  controllability: {
    name: ['Growing controllability', '提高可控性', '提高可控性', '制御性の向上'],
    says: [
      'Control goes from none to feedback and self-regulation.',
      '控制由无到反馈，再到自调节。',
      '控制由無到回饋，再到自調節。',
      '制御が、なしから、フィードバック、自己調節へと進む。',
    ],
    stages: [
      ['No control', '无控制', '無控制', '制御なし'],
      ['Set by hand', '手动调节', '手動調節', '手動で設定'],
      ['Set program', '程序控制', '程式控制', 'プログラム制御'],
      ['Feedback', '反馈控制', '回饋控制', 'フィードバック制御'],
      ['Regulates itself', '自调节', '自調節', '自己調節'],
    ],
  },
  'human involvement': {
    name: ['Less human involvement', '减少人的介入', '減少人的介入', '人の関与の減少'],
    says: [
      'What people do passes to machines, from strength to decision.',
      '人所做的事由体力到决策逐步交给机器。',
      '人所做的事由體力到決策逐步交給機器。',
      '人の仕事が、力から判断まで機械に移る。',
    ],
    stages: [
      ['A person with a tool', '人使用工具', '人使用工具', '人と道具'],
      ['A machine that a person drives', '人驱动的机器', '人驅動的機器', '人が動かす機械'],
      ['A powered machine that a person controls', '人控制的动力机器', '人控制的動力機器', '人が操作する動力機械'],
      ['An automatic machine that a person watches', '人监视的自动机器', '人監視的自動機器', '人が見守る自動機械'],
      ['A system that decides by itself', '自主决策的系统', '自主決策的系統', '自ら判断するシステム'],
    ],
  },
  geometry: {
    name: ['Growth of dimensions', '几何维数进化', '幾何維數進化', '次元の拡大'],
    says: [
      'Form goes from point to line, surface and space.',
      '形状由点到线、面，再到立体。',
      '形狀由點到線、面，再到立體。',
      '形が、点から線、面、立体へと進む。',
    ],
    stages: [
      ['Point', '点', '點', '点'],
      ['Line', '线', '線', '線'],
      ['Surface', '面', '面', '面'],
      ['Body', '体', '體', '立体'],
      ['Form that changes', '可变形状', '可變形狀', '変わる形'],
    ],
  },
  'segmentation of space': {
    name: ['Use of inner space', '内部空间的利用', '內部空間的利用', '内部空間の利用'],
    says: [
      'Solid bodies gain cavities, cells and pores that work.',
      '实心体出现空腔、孔格和起作用的孔隙。',
      '實心體出現空腔、孔格和起作用的孔隙。',
      '中実の体に、空洞、区画、働く孔が生まれる。',
    ],
    stages: [
      ['Solid', '实心', '實心', '中実'],
      ['One cavity', '一个空腔', '一個空腔', '一つの空洞'],
      ['Several cells', '多个孔格', '多個孔格', '複数の区画'],
      ['Pores and capillaries', '孔隙和毛细管', '孔隙和毛細管', '孔・毛細管'],
      ['Pores with something that acts', '装有活性物的孔隙', '裝有活性物的孔隙', '働くものを含む孔'],
    ],
  },
  surface: {
    name: ['Growth of surfaces', '表面进化', '表面進化', '表面の発展'],
    says: [
      'Smooth surfaces gain ribs, then fine relief, then active layers.',
      '光滑表面出现凸纹，再到精细结构和活性层。',
      '光滑表面出現凸紋，再到精細結構和活性層。',
      '滑らかな面に、凸条、微細な起伏、働く層が生まれる。',
    ],
    stages: [
      ['Smooth surface', '光滑表面', '光滑表面', '滑らかな面'],
      ['Ribs or grooves', '凸纹或沟槽', '凸紋或溝槽', '凸条・溝'],
      ['Fine relief', '精细的立体结构', '精細的立體結構', '微細な起伏'],
      ['Surface that acts', '活性表面', '活性表面', '働く面'],
    ],
  },
  fields: {
    name: ['Richer fields', '场的进化', '場的進化', '場の高度化'],
    says: [
      'The acting field goes from mechanical to fields that are easier to control.',
      '作用场由机械场变为更易控制的场。',
      '作用場由機械場變為更易控制的場。',
      '働く場が、機械的なものから制御しやすいものへと進む。',
    ],
    stages: [
      ['Mechanical', '机械场', '機械場', '機械的な場'],
      ['Acoustic', '声场', '聲場', '音響の場'],
      ['Thermal', '热场', '熱場', '熱の場'],
      ['Chemical', '化学场', '化學場', '化学的な場'],
      ['Electric or magnetic', '电场或磁场', '電場或磁場', '電気・磁気の場'],
      ['Electromagnetic, light', '电磁场、光', '電磁場、光', '電磁場・光'],
    ],
  },
} as const satisfies Record<string, { name: Four; says: Four; stages: readonly Four[] }>;

export type TrendCode = keyof typeof rows;

/** The trends of evolution. */
export const trends: readonly (Trend & { code: TrendCode })[] = Object.entries(rows).map(
  ([code, { name, says, stages }]) => ({
    code: code as TrendCode,
    name: inFour(name),
    says: inFour(says),
    stages: stages.map(inFour),
  }),
);

/** The stage behind the one where a system stands, counted from 0; undefined at the last. @throws RangeError for a stage that the trend does not have */
export function nextStage(code: TrendCode, stage: number): { stage: number; name: InFourLanguages } | undefined {
  const { stages } = rows[code];
  if (!Number.isInteger(stage) || stage < 0 || stage >= stages.length)
    throw new RangeError(`The trend "${code}" has ${stages.length} stages, counted from 0; ${stage} is none of them.`);
  const next = stages[stage + 1];
  return next === undefined ? undefined : { stage: stage + 1, name: inFour(next) };
}
