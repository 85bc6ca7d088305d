import type { ActionCode } from './actions.ts';

/**
 * Verbs by which people say that one thing acts on another. English ones stand in their plain form, `|` for a space inside one;
 * Chinese ones in simplified characters; Japanese ones as a noun that takes する, or in their dictionary form.
 */
interface VerbRow {
  /** What is done; absent where it is only harm. */
  action?: ActionCode;
  en: string;
  han: string;
  jp: string;
}

type Row = readonly [en: string, han: string, jp: string];

const useful: Readonly<Record<ActionCode, Row>> = {
  heat: ['heat warm preheat', '加热 升温 预热 烘烤', '加熱 予熱 温める 熱する'],
  cool: ['cool chill refrigerate', '冷却 降温 制冷', '冷却 冷やす'],
  melt: ['melt fuse liquefy', '熔化 熔融 融化', '溶融 溶かす 融解'],
  solidify: ['solidify freeze cure set', '凝固 固化 冻结', '凝固 固化 硬化 凍結 固める'],
  evaporate: ['evaporate vaporise vaporize', '蒸发 汽化 气化', '蒸発 気化'],
  condense: ['condense', '冷凝 凝结', '凝縮'],
  dry: ['dry dehydrate dehumidify', '干燥 烘干 除湿 脱水', '乾燥 除湿 脱水 乾かす'],
  move: [
    'move transport convey pump push pull feed deliver transfer',
    '移动 输送 运送 推动 泵送 搬运 驱动 传送 供给',
    '移動 移送 搬送 輸送 運ぶ 送る 押す 供給 動かす',
  ],
  lift: ['lift raise levitate', '举起 托起 悬浮 抬升', '持ち上げる 浮上'],
  rotate: ['rotate spin turn', '旋转 转动 带动', '回転 回す'],
  stop: [
    'stop block seal retain confine hold|back keep|out',
    '阻挡 阻止 密封 堵住 封住 拦截',
    '止める 遮断 密封 塞ぐ 防ぐ 阻止',
  ],
  hold: [
    'hold grip clamp fix support fasten grasp',
    '夹持 固定 支撑 支承 夹紧 抓取 抓住 夹住 承载 吸住',
    '保持 固定 支持 支える 把持 締結 つかむ',
  ],
  position: ['position align orient locate', '定位 对准 校准 定向', '位置決め 整列 配向'],
  separate: [
    'separate filter sort sieve extract purify',
    '分离 过滤 筛分 分选 提取 净化',
    '分離 濾過 ろ過 選別 抽出 浄化',
  ],
  remove: [
    'remove clean wash strip wipe scrape flush',
    '去除 清除 清洗 清洁 除去 剥离 冲洗',
    '除去 洗浄 取り除く 清掃 剥離',
  ],
  mix: ['mix stir blend disperse emulsify agitate', '混合 搅拌 分散 乳化', '混合 撹拌 攪拌 分散 乳化 混ぜる'],
  join: ['join bond weld glue connect solder braze', '连接 焊接 粘接 黏接 粘合 结合', '接合 溶接 接着 連結 接続'],
  divide: [
    'divide cut crush grind mill saw slice atomise atomize',
    '切割 粉碎 破碎 研磨 切断 切削 雾化 分割',
    '切断 粉砕 切削 研削 微粒化 切る 分割',
  ],
  shape: [
    'shape form bend press forge mould mold emboss stretch',
    '成形 弯曲 压制 锻造 拉伸 冲压',
    '成形 曲げる 鍛造 プレス 延伸',
  ],
  compress: ['compress squeeze compact', '压缩 压紧 压实', '圧縮 圧密'],
  coat: ['coat deposit spray plate', '涂覆 喷涂 沉积 镀覆 涂布', '被覆 塗布 蒸着 噴霧'],
  protect: ['protect shield guard cushion', '保护 防护 屏蔽 遮挡', '保護 遮蔽 守る'],
  absorb: ['absorb adsorb capture trap', '吸收 吸附 捕集 捕获', '吸収 吸着 捕集 捕捉'],
  damp: ['damp dampen attenuate suppress', '抑制 衰减 减振 缓冲', '抑制 減衰 制振 緩衝'],
  generate: ['generate produce emit create', '产生 发出 生成 发电', '発生 生成 放出 発電'],
  guide: [
    'guide conduct transmit direct focus deflect',
    '引导 传导 传递 传输 聚焦 偏转',
    '伝導 伝達 伝える 導く 集束 偏向',
  ],
  convert: ['convert transform', '转换 转化 转变', '変換 転換'],
  store: ['store accumulate', '储存 存储 蓄积 贮存', '貯蔵 蓄える 蓄積'],
  detect: ['detect sense find locate inspect', '检测 探测 识别 检出 感知', '検出 検知 探知 検査'],
  measure: ['measure gauge meter weigh monitor', '测量 测定 计量 监测 称量', '測定 計測 計量 監視 測る'],
  control: ['control regulate adjust modulate tune switch', '控制 调节 调整 调制', '制御 調節 調整 変調'],
  harden: ['harden strengthen reinforce stiffen', '强化 硬化 增强 加固', '強化 補強'],
  insulate: ['insulate isolate', '隔热 绝缘 隔绝 隔离', '絶縁 断熱 隔離'],
  lubricate: ['lubricate', '润滑', '潤滑'],
  dissolve: ['dissolve leach', '溶解 浸出', '溶解 浸出'],
  light: ['illuminate irradiate expose', '照亮 照射 照明', '照射 照らす'],
};

const harmful: readonly Row[] = [
  ['wear abrade', '磨损 磨耗', '摩耗'],
  ['damage harm impair spoil', '损坏 损伤 损害 破坏 毁坏', '損傷 破損 破壊 壊す 傷める'],
  ['corrode rust oxidise oxidize attack', '腐蚀 锈蚀 侵蚀 氧化', '腐食 酸化 錆びる'],
  ['erode', '冲蚀 冲刷', '侵食 浸食'],
  ['scratch scuff score', '划伤 刮伤 擦伤 刮花', '傷つける 擦傷'],
  ['break fracture crack rupture shatter tear', '断裂 破裂 撕裂 压碎 开裂 撞坏', '破断 割る 破る 折る 亀裂'],
  ['deform warp distort buckle dent', '变形 扭曲 翘曲 压坏', '変形 歪める'],
  ['clog plug foul', '堵塞 阻塞', '閉塞 詰まらせる 目詰まり'],
  ['contaminate pollute soil stain', '污染 弄脏 玷污 沾污', '汚染 汚す'],
  ['disturb annoy hinder interfere|with impede obstruct', '干扰 妨碍 打扰 阻碍 影响', '妨げる 妨害 干渉 邪魔'],
  ['loosen', '松动 松脱', '緩める ゆるめる'],
  ['overheat burn scorch char', '过热 烧坏 烧伤 灼伤 烧毁', '過熱 焼損 焦がす'],
  ['irritate injure hurt poison', '刺激 伤害 毒害', '刺激 傷害'],
  ['degrade weaken age embrittle deteriorate', '劣化 削弱 老化 脆化 降解', '劣化 弱める 脆化 損なう'],
  ['waste', '浪费', '浪費'],
];

/** Verbs of the actions, then those that say harm. */
export const verbRows: readonly VerbRow[] = [
  ...Object.entries(useful).map(([action, [en, han, jp]]) => ({ action: action as ActionCode, en, han, jp })),
  ...harmful.map(([en, han, jp]) => ({ en, han, jp })),
];

/** Things that nobody wants: what they do is harm, whatever the verb. */
export const unwanted = {
  en: 'vibration vibrations noise friction static stress stresses moisture humidity dust chips debris spatter leakage dirt rust corrosion overheating shock impact turbulence cavitation electrostatic|charge',
  han: '振动 噪声 噪音 摩擦 静电 应力 热应力 湿气 潮气 灰尘 粉尘 碎屑 切屑 飞溅 飞溅物 泄漏 污垢 锈蚀 冲击 湍流 空化 杂质 气泡',
  jp: '振動 騒音 摩擦 静電気 応力 熱応力 湿気 水分 ほこり 粉塵 切りくず スパッタ 漏れ 汚れ 錆 衝撃 乱流 キャビテーション 不純物 気泡',
} as const;
