import type { Locale } from '@assay/domain';
import type { FunctionJudgement } from '../functions/function-triples.types.ts';

/** A problem as an engineer types it, with the functions that a person draws from it. */
interface FunctionStatement {
  text: string;
  triples: readonly (readonly [subject: string, action: string, object: string, judgement: FunctionJudgement])[];
}

/**
 * Problem statements, written before the rule was. The rule was tuned on those at even places; those at odd places tell how
 * good it is. Actions stand in their plain form.
 */
export const functionStatements: Readonly<Record<Locale, readonly FunctionStatement[]>> = {
  en: [
    {
      text: 'The fan cools the processor insufficiently and its noise disturbs the user.',
      triples: [
        ['fan', 'cool', 'processor', 'insufficient'],
        ['noise', 'disturb', 'user', 'harmful'],
      ],
    },
    {
      text: 'The lip seal holds back the oil, but it wears the shaft.',
      triples: [
        ['lip seal', 'hold back', 'oil', 'useful'],
        ['lip seal', 'wear', 'shaft', 'harmful'],
      ],
    },
    { text: 'Our pump housing is too heavy and too expensive.', triples: [] },
    {
      text: 'The drill heats the workpiece too much, and the chips scratch the surface of the bore.',
      triples: [
        ['drill', 'heat', 'workpiece', 'excessive'],
        ['chips', 'scratch', 'surface of the bore', 'harmful'],
      ],
    },
    {
      text: 'The electrolyte is decomposed by the cathode at high voltage.',
      triples: [['cathode', 'decompose', 'electrolyte', 'harmful']],
    },
    {
      text: 'The filter removes fine dust from the air but clogs after two weeks.',
      triples: [['filter', 'remove', 'fine dust', 'useful']],
    },
    {
      text: 'How can we make the drone frame lighter without losing stiffness?',
      triples: [],
    },
    {
      text: 'The gripper must hold the egg and must not break the egg.',
      triples: [
        ['gripper', 'hold', 'egg', 'useful'],
        ['gripper', 'break', 'egg', 'harmful'],
      ],
    },
    {
      text: 'Salt water corrodes the magnesium bracket although a paint film protects the bracket.',
      triples: [
        ['salt water', 'corrode', 'magnesium bracket', 'harmful'],
        ['paint film', 'protect', 'bracket', 'useful'],
      ],
    },
    {
      text: 'The current coating does not protect the blade sufficiently against erosion.',
      triples: [['current coating', 'protect', 'blade', 'insufficient']],
    },
    {
      text: 'A pump moves the slurry. The slurry erodes the impeller of the pump.',
      triples: [
        ['pump', 'move', 'slurry', 'useful'],
        ['slurry', 'erode', 'impeller of the pump', 'harmful'],
      ],
    },
    {
      text: 'When the motor runs at full speed, vibration loosens the screws of the cover.',
      triples: [['vibration', 'loosen', 'screws of the cover', 'harmful']],
    },
    {
      text: 'The heat sink only poorly cools the laser diode; heat shortens the life of the diode.',
      triples: [['heat sink', 'cool', 'laser diode', 'insufficient']],
    },
    {
      text: 'The laser melts the powder evenly, yet spatter contaminates the protective window.',
      triples: [
        ['laser', 'melt', 'powder', 'useful'],
        ['spatter', 'contaminate', 'protective window', 'harmful'],
      ],
    },
    {
      text: 'Increase the capacity of the anode, which swells during charging, and keep cost low.',
      triples: [],
    },
  ],
  cn: [
    {
      text: '风扇冷却芯片的效果不足，同时噪声干扰用户。',
      triples: [
        ['风扇', '冷却', '芯片', 'insufficient'],
        ['噪声', '干扰', '用户', 'harmful'],
      ],
    },
    {
      text: '密封圈阻挡润滑油，但会磨损转轴。',
      triples: [
        ['密封圈', '阻挡', '润滑油', 'useful'],
        ['密封圈', '磨损', '转轴', 'harmful'],
      ],
    },
    { text: '泵壳太重，成本也太高。', triples: [] },
    {
      text: '钻头过度加热工件，切屑划伤孔壁。',
      triples: [
        ['钻头', '加热', '工件', 'excessive'],
        ['切屑', '划伤', '孔壁', 'harmful'],
      ],
    },
    { text: '高电压下电解液被正极分解。', triples: [['正极', '分解', '电解液', 'harmful']] },
    {
      text: '滤网可以去除粉尘，但是两周后就会堵塞。',
      triples: [['滤网', '去除', '粉尘', 'useful']],
    },
    { text: '如何提高无人机的续航时间而不增加电池重量？', triples: [] },
    {
      text: '夹爪要夹持鸡蛋，又不能损坏鸡蛋。',
      triples: [
        ['夹爪', '夹持', '鸡蛋', 'useful'],
        ['夹爪', '损坏', '鸡蛋', 'harmful'],
      ],
    },
    {
      text: '海水腐蚀镁合金支架，漆膜对支架的保护不够。',
      triples: [
        ['海水', '腐蚀', '镁合金支架', 'harmful'],
        ['漆膜', '保护', '支架', 'insufficient'],
      ],
    },
    {
      text: '现有涂层不能充分保护叶片。',
      triples: [['现有涂层', '保护', '叶片', 'insufficient']],
    },
    {
      text: '离心泵输送矿浆，矿浆冲蚀叶轮。',
      triples: [
        ['离心泵', '输送', '矿浆', 'useful'],
        ['矿浆', '冲蚀', '叶轮', 'harmful'],
      ],
    },
    { text: '电机高速运转时，振动使盖板的螺钉松动。', triples: [['振动', '松动', '盖板的螺钉', 'harmful']] },
    {
      text: '散热片将热量传给空气，但冷却速度太慢。',
      triples: [],
    },
    {
      text: '激光熔化粉末，飞溅物污染保护镜片。',
      triples: [
        ['激光', '熔化', '粉末', 'useful'],
        ['飞溅物', '污染', '保护镜片', 'harmful'],
      ],
    },
    { text: '想提高硅负极的容量，但充电时体积膨胀严重。', triples: [] },
  ],
  jp: [
    {
      text: 'ファンがプロセッサを十分に冷却できず、騒音が利用者を妨げる。',
      triples: [
        ['ファン', '冷却', 'プロセッサ', 'insufficient'],
        ['騒音', '妨げる', '利用者', 'harmful'],
      ],
    },
    {
      text: 'オイルシールは油を止めるが、軸を摩耗させる。',
      triples: [
        ['オイルシール', '止める', '油', 'useful'],
        ['オイルシール', '摩耗', '軸', 'harmful'],
      ],
    },
    { text: 'ポンプのケーシングが重すぎて、コストも高い。', triples: [] },
    {
      text: 'ドリルが工作物を過度に加熱し、切りくずが穴の内面を傷つける。',
      triples: [
        ['ドリル', '加熱', '工作物', 'excessive'],
        ['切りくず', '傷つける', '穴の内面', 'harmful'],
      ],
    },
    { text: '高電圧では電解液が正極によって分解される。', triples: [['正極', '分解', '電解液', 'harmful']] },
    {
      text: 'フィルタは粉塵を除去するが、二週間で目詰まりする。',
      triples: [['フィルタ', '除去', '粉塵', 'useful']],
    },
    { text: '剛性を落とさずにドローンの機体を軽くしたい。', triples: [] },
    {
      text: 'グリッパは卵を保持しなければならないが、卵を破損してはならない。',
      triples: [
        ['グリッパ', '保持', '卵', 'useful'],
        ['グリッパ', '破損', '卵', 'harmful'],
      ],
    },
    {
      text: '海水がマグネシウム製ブラケットを腐食し、塗膜による保護が足りない。',
      triples: [['海水', '腐食', 'マグネシウム製ブラケット', 'harmful']],
    },
    {
      text: '現在のコーティングは翼を十分に保護していない。',
      triples: [['現在のコーティング', '保護', '翼', 'insufficient']],
    },
    {
      text: 'ポンプがスラリーを移送する。スラリーが羽根車を侵食する。',
      triples: [
        ['ポンプ', '移送', 'スラリー', 'useful'],
        ['スラリー', '侵食', '羽根車', 'harmful'],
      ],
    },
    {
      text: 'モーターを高速で回すと、振動がカバーのねじを緩める。',
      triples: [['振動', '緩める', 'カバーのねじ', 'harmful']],
    },
    { text: '放熱板の冷却が不十分で、レーザーの寿命が短い。', triples: [] },
    {
      text: 'レーザーが粉末を溶融するが、スパッタが保護窓を汚染する。',
      triples: [
        ['レーザー', '溶融', '粉末', 'useful'],
        ['スパッタ', '汚染', '保護窓', 'harmful'],
      ],
    },
    { text: 'シリコン負極の容量を上げたいが、充電時に膨張する。', triples: [] },
  ],
  tw: [
    {
      text: '散熱風扇無法充分冷卻晶片，而且噪音干擾使用者。',
      triples: [
        ['散熱風扇', '冷卻', '晶片', 'insufficient'],
        ['噪音', '干擾', '使用者', 'harmful'],
      ],
    },
    {
      text: '刮刀清潔滾輪，卻刮傷滾輪表面。',
      triples: [
        ['刮刀', '清潔', '滾輪', 'useful'],
        ['刮刀', '刮傷', '滾輪表面', 'harmful'],
      ],
    },
    { text: '機殼太重，組裝也太花時間。', triples: [] },
    {
      text: '熱風過度乾燥薄膜，靜電吸附灰塵。',
      triples: [
        ['熱風', '乾燥', '薄膜', 'excessive'],
        ['靜電', '吸附', '灰塵', 'harmful'],
      ],
    },
    { text: '焊點被熱應力破壞。', triples: [['熱應力', '破壞', '焊點', 'harmful']] },
    {
      text: '活性碳濾網可以吸附異味，但壽命只有三個月。',
      triples: [['活性碳濾網', '吸附', '異味', 'useful']],
    },
    { text: '如何在不增加成本的情況下提升馬達效率？', triples: [] },
    {
      text: '機械手臂要抓取晶圓，但不能污染晶圓。',
      triples: [
        ['機械手臂', '抓取', '晶圓', 'useful'],
        ['機械手臂', '污染', '晶圓', 'harmful'],
      ],
    },
    {
      text: '酸液腐蝕管路，內襯只能部分保護管路。',
      triples: [
        ['酸液', '腐蝕', '管路', 'harmful'],
        ['內襯', '保護', '管路', 'insufficient'],
      ],
    },
    { text: '現有的膠帶不能牢固固定線材。', triples: [['現有的膠帶', '固定', '線材', 'insufficient']] },
    {
      text: '超音波清洗零件，但氣泡侵蝕零件表面。',
      triples: [
        ['超音波', '清洗', '零件', 'useful'],
        ['氣泡', '侵蝕', '零件表面', 'harmful'],
      ],
    },
    { text: '主軸高速旋轉時，離心力使刀具鬆動。', triples: [['離心力', '鬆動', '刀具', 'harmful']] },
    { text: '冷卻水管把熱量帶走，但流量不夠。', triples: [['冷卻水管', '帶走', '熱量', 'useful']] },
    {
      text: '雷射切割玻璃，碎屑污染鏡頭。',
      triples: [
        ['雷射', '切割', '玻璃', 'useful'],
        ['碎屑', '污染', '鏡頭', 'harmful'],
      ],
    },
    { text: '希望提高電池容量，但充電時電芯會膨脹。', triples: [] },
  ],
};
