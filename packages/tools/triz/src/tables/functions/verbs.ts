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
  heat: [
    'heat warm preheat bake anneal sinter',
    '加热 升温 预热 烘烤 煮沸 烧结 烘烤',
    '加熱 予熱 温める 熱する 焼く 焼結 煮る',
  ],
  cool: ['cool chill refrigerate quench', '冷却 降温 制冷 淬火 冷冻', '冷却 冷やす 急冷 冷凍'],
  melt: ['melt fuse liquefy thaw soften', '熔化 熔融 融化 软化 解冻', '溶融 溶かす 融解 軟化 解凍'],
  solidify: [
    'solidify freeze cure set gel coagulate',
    '凝固 固化 冻结 凝胶化 固结',
    '凝固 固化 硬化 凍結 固める 凝集 凝結',
  ],
  evaporate: ['evaporate vaporise vaporize boil', '蒸发 汽化 气化', '蒸発 気化'],
  condense: ['condense', '冷凝 凝结', '凝縮'],
  dry: ['dry dehydrate dehumidify', '干燥 烘干 除湿 脱水 吹干 晾干', '乾燥 除湿 脱水 乾かす 乾かす'],
  move: [
    'move transport convey pump push pull feed deliver transfer carry drive propel circulate supply drag haul blow suck draw inject eject dispense',
    '移动 输送 运送 推动 泵送 搬运 驱动 传送 供给 携带 抽吸 吹送 注入 牵引 拖动 带走 喷出 循环',
    '移動 移送 搬送 輸送 運ぶ 送る 押す 供給 動かす 運搬 吸引 注入 注ぐ 引く 押し出す 吹き付ける 循環 駆動',
  ],
  lift: ['lift raise levitate hoist elevate', '举起 托起 悬浮 抬升 吊起 抬起', '持ち上げる 浮上 吊り上げる 引き上げる'],
  rotate: ['rotate spin turn twist swivel roll', '旋转 转动 带动 扭转 滚动', '回転 回す ねじる 転がす'],
  stop: [
    'stop block seal retain confine hold|back keep|out brake arrest slow retard contain catch shut|off cut|off',
    '阻挡 阻止 密封 堵住 封住 拦截 挡住 挡 阻断 拦住 截住 减慢 减缓 制动',
    '止める 遮断 密封 塞ぐ 防ぐ 阻止 遮る せき止める 減速 制動 遅らせる',
  ],
  hold: [
    'hold grip clamp fix support fasten grasp bear secure anchor bolt pin lock suspend',
    '夹持 固定 支撑 支承 夹紧 抓取 抓住 夹住 承载 吸住 压住 托住 锚固 悬挂 锁定',
    '保持 固定 支持 支える 把持 締結 つかむ 吊るす 押さえる 留める 挟む 固着',
  ],
  position: [
    'position align orient locate centre center place',
    '定位 对准 校准 定向 对中',
    '位置決め 整列 配向 配置 合わせる',
  ],
  separate: [
    'separate filter sort sieve extract purify strain skim distil distill',
    '分离 过滤 筛分 分选 提取 净化 过筛 蒸馏 离心',
    '分離 濾過 ろ過 選別 抽出 浄化 蒸留 選り分ける',
  ],
  remove: [
    'remove clean wash strip wipe scrape flush drain rinse scrub peel evacuate sweep vent',
    '去除 清除 清洗 清洁 除去 剥离 冲洗 刮掉 冲走 吹走 排出 擦拭 清理 抽走 刷洗',
    '除去 洗浄 取り除く 清掃 剥離 落とす 拭き取る 削り取る 排出 吸い取る 洗い流す 剥がす',
  ],
  mix: [
    'mix stir blend disperse emulsify agitate knead shake homogenise homogenize',
    '混合 搅拌 分散 乳化 揉捏 混匀',
    '混合 撹拌 攪拌 分散 乳化 混ぜる 練る かき混ぜる',
  ],
  join: [
    'join bond weld glue connect solder braze attach rivet laminate stitch bind couple',
    '连接 焊接 粘接 黏接 粘合 结合 缝合 铆接 粘住 粘贴',
    '接合 溶接 接着 連結 接続 貼る 貼り付ける 縫う 結合',
  ],
  divide: [
    'divide cut crush grind mill saw slice atomise atomize slice chop shred split drill punch trim carve',
    '切割 粉碎 破碎 研磨 切断 切削 雾化 分割 切碎 剪断 钻孔 剪切',
    '切断 粉砕 切削 研削 微粒化 切る 分割 刻む 砕く 削る 打ち抜く 切り分ける',
  ],
  shape: [
    'shape form bend press forge mould mold emboss stretch extrude cast flatten fold crimp',
    '成形 弯曲 压制 锻造 拉伸 冲压 压平 折叠 挤出',
    '成形 曲げる 鍛造 プレス 延伸 巻く 折り曲げる 押し広げる',
  ],
  compress: [
    'compress squeeze compact tighten tamp',
    '压缩 压紧 压实 挤压 夯实',
    '圧縮 圧密 締め付ける 絞る 押し固める',
  ],
  coat: [
    'coat deposit spray plate cover paint wet galvanise galvanize',
    '涂覆 喷涂 沉积 镀覆 涂布 覆盖 包覆 喷洒 涂',
    '被覆 塗布 蒸着 噴霧 覆う 塗る 包む 被せる',
  ],
  protect: ['protect shield guard cushion shelter wrap', '保护 防护 屏蔽 遮挡 遮盖 包裹', '保護 遮蔽 守る 防護 遮光'],
  absorb: [
    'absorb adsorb capture trap collect dissipate soak|up',
    '吸收 吸附 捕集 捕获 吸走 吸入 收集 耗散',
    '吸収 吸着 捕集 捕捉 吸い込む 吸湿 集める 回収',
  ],
  damp: [
    'damp dampen attenuate suppress reduce limit lower relieve smooth',
    '抑制 衰减 减振 缓冲 降低 减少 减小 缓解 限制',
    '抑制 減衰 制振 緩衝 抑える 低減 和らげる 減らす',
  ],
  generate: ['generate produce emit create release', '产生 发出 生成 发电 释放', '発生 生成 放出 発電 発する'],
  guide: [
    'guide conduct transmit direct focus deflect steer channel lead reflect refract',
    '引导 传导 传递 传输 聚焦 偏转 导出 反射 折射 引流',
    '伝導 伝達 伝える 導く 集束 偏向 反射 屈折 誘導 流す',
  ],
  convert: ['convert transform', '转换 转化 转变', '変換 転換'],
  store: ['store accumulate buffer', '储存 存储 蓄积 贮存', '貯蔵 蓄える 蓄積 ためる'],
  detect: [
    'detect sense find locate inspect scan read',
    '检测 探测 识别 检出 感知 扫描 读取',
    '検出 検知 探知 検査 読み取る 走査',
  ],
  measure: [
    'measure gauge meter weigh monitor record count',
    '测量 测定 计量 监测 称量 记录',
    '測定 計測 計量 監視 測る 記録',
  ],
  control: [
    'control regulate adjust modulate tune switch throttle stabilise stabilize balance',
    '控制 调节 调整 调制 稳定 平衡',
    '制御 調節 調整 変調 安定化 絞り込む',
  ],
  harden: ['harden strengthen reinforce stiffen', '强化 硬化 增强 加固', '強化 補強'],
  insulate: ['insulate isolate', '隔热 绝缘 隔绝 隔离', '絶縁 断熱 隔離'],
  lubricate: ['lubricate grease', '润滑', '潤滑'],
  dissolve: ['dissolve leach etch digest', '溶解 浸出 蚀刻 刻蚀', '溶解 浸出 エッチング'],
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
  ['scour gouge pit gall chafe fray', '磨掉 擦坏 刮坏 磨穿', '擦り減らす 削り込む'],
  ['pierce puncture', '刺穿 击穿 烧穿 熔穿 扎破', '突き破る 貫通 突き刺す'],
  ['jam tangle snag choke', '卡住 卡死 缠住', '巻き込む 絡める 噛み込む'],
  ['wrinkle crumple bruise squash', '吹皱 压皱 打碎 压伤 顶坏 撞伤', '潰す 反らせる 歪ませる しわ寄せ'],
  ['fog cloud blur obscure dazzle dull', '模糊', '曇らせる ぼかす くらます'],
  ['discolour discolor tarnish bleach fade', '变色 褪色', '変色 退色'],
  ['swell shrink blister delaminate', '泡胀 溶胀 剥落', '膨潤 膨らませる 縮める'],
  ['blunt', '磨钝', '鈍らせる'],
  ['infect kill rot spoil', '腐烂 感染 杀死', '腐らせる 殺す 枯らす'],
  ['flood leak|into soak', '渗透 渗入 侵入 淹没', '濡らす 侵入 浸す'],
  ['starve overload', '超载 过载', '過負荷'],
  ['eat|into undermine', '蚀穿 侵蚀', '侵す 蝕む'],
];

/** Verbs of the actions, then those that say harm. */
export const verbRows: readonly VerbRow[] = [
  ...Object.entries(useful).map(([action, [en, han, jp]]) => ({ action: action as ActionCode, en, han, jp })),
  ...harmful.map(([en, han, jp]) => ({ en, han, jp })),
];
