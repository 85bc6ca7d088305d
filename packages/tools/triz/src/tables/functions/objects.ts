import type { InFourLanguages } from '../triz.types.ts';

type Row = readonly [name: InFourLanguages, said: string];

/** What a function can act on, and what people say when they mean it. */
const rows = {
  solid: [
    { en: 'solid', cn: '固体', tw: '固體', jp: '固体' },
    'part body workpiece component plate wafer tool metal plastic glass chip processor shaft blade 固体 零件 工件 部件 芯片 晶片 叶片 玻璃 金属 部品 工作物 板 軸 翼',
  ],
  liquid: [
    { en: 'liquid', cn: '液体', tw: '液體', jp: '液体' },
    'water oil melt fluid coolant solution slurry drop fuel 水 油 熔体 溶液 流体 液滴 冷却液 燃料',
  ],
  gas: [
    { en: 'gas', cn: '气体', tw: '氣體', jp: '気体' },
    'air vapour steam nitrogen oxygen hydrogen exhaust 空气 蒸汽 气 氧气 氢气 废气 空気 蒸気 酸素 水素 排ガス',
  ],
  particles: [
    { en: 'particles', cn: '颗粒', tw: '顆粒', jp: '粒子' },
    'powder dust grains granules particles fibres cells sand 粉末 粉尘 颗粒 灰尘 纤维 细胞 粉体 粉塵 粉 砂',
  ],
  surface: [
    { en: 'surface', cn: '表面', tw: '表面', jp: '表面' },
    'surface coating film layer skin wall dirt 表面 涂层 薄膜 壁面 膜 污垢 皮膜 塗膜 汚れ',
  ],
  substance: [
    { en: 'substance', cn: '物质', tw: '物質', jp: '物質' },
    'substance molecule ion impurity chemical contaminant solvent moisture 物质 分子 离子 杂质 化学品 溶剂 水分 イオン 不純物',
  ],
  heat: [{ en: 'heat', cn: '热量', tw: '熱量', jp: '熱' }, 'heat energy warmth 热量 热 余热 熱量 排熱'],
  light: [{ en: 'light', cn: '光', tw: '光', jp: '光' }, 'light beam laser colour 光 光束 激光 颜色 光線 レーザー 色'],
  sound: [{ en: 'sound', cn: '声音', tw: '聲音', jp: '音' }, 'sound noise ultrasound 声音 噪声 噪音 超声 騒音 超音波'],
  current: [
    { en: 'electricity', cn: '电', tw: '電', jp: '電気' },
    'electricity current charge power voltage 电流 电力 电荷 电能 電流 電力 電荷',
  ],
  voltage: [{ en: 'voltage', cn: '电压', tw: '電壓', jp: '電圧' }, 'voltage potential 电压 电位 電位'],
  'magnetic field': [
    { en: 'magnetic field', cn: '磁场', tw: '磁場', jp: '磁場' },
    'magnetism magnetic magnet 磁场 磁 磁気 磁石',
  ],
  radiation: [
    { en: 'radiation', cn: '辐射', tw: '輻射', jp: '放射線' },
    'radiation gamma x-ray electrons particles 辐射 射线 电子 電子 ガンマ線',
  ],
  force: [{ en: 'force', cn: '力', tw: '力', jp: '力' }, 'force torque load thrust 力 力矩 载荷 推力 トルク 荷重'],
  pressure: [{ en: 'pressure', cn: '压力', tw: '壓力', jp: '圧力' }, 'pressure vacuum 压力 压强 真空'],
  energy: [
    { en: 'energy', cn: '能量', tw: '能量', jp: 'エネルギー' },
    'energy work shock impact 能量 功 冲击 衝撃 仕事',
  ],
  motion: [{ en: 'motion', cn: '运动', tw: '運動', jp: '運動' }, 'motion movement acceleration 运动 加速度 移动 動き'],
  vibration: [
    { en: 'vibration', cn: '振动', tw: '振動', jp: '振動' },
    'vibration oscillation resonance 振动 共振 摆动 振れ',
  ],
  rotation: [{ en: 'rotation', cn: '转动', tw: '轉動', jp: '回転' }, 'rotation angle 转动 旋转 角度 回転角'],
  speed: [{ en: 'speed', cn: '速度', tw: '速度', jp: '速度' }, 'speed velocity 速度 转速 流速 回転数'],
  flow: [{ en: 'flow', cn: '流量', tw: '流量', jp: '流れ' }, 'flow stream rate 流量 流动 水流'],
  temperature: [{ en: 'temperature', cn: '温度', tw: '溫度', jp: '温度' }, 'temperature 温度 体温'],
  position: [
    { en: 'position', cn: '位置', tw: '位置', jp: '位置' },
    'position distance displacement gap length location 位置 距离 位移 间隙 長さ 距離 変位 隙間',
  ],
  thickness: [{ en: 'thickness', cn: '厚度', tw: '厚度', jp: '厚さ' }, 'thickness 厚度 膜厚 厚み'],
  size: [{ en: 'size', cn: '尺寸', tw: '尺寸', jp: '大きさ' }, 'size diameter 尺寸 粒径 直径'],
  level: [{ en: 'fill level', cn: '液位', tw: '液位', jp: '液面' }, 'level height 液位 料位 液面 水位'],
  mass: [{ en: 'mass', cn: '质量', tw: '質量', jp: '質量' }, 'mass weight 质量 重量 重さ'],
  strain: [
    { en: 'strain', cn: '应变', tw: '應變', jp: 'ひずみ' },
    'strain deformation stress 应变 应力 变形 応力 変形',
  ],
  stiffness: [{ en: 'stiffness', cn: '刚度', tw: '剛性', jp: '剛性' }, 'stiffness rigidity 刚度 刚性 剛さ'],
  concentration: [
    { en: 'concentration', cn: '浓度', tw: '濃度', jp: '濃度' },
    'concentration composition content 浓度 成分 含量 組成',
  ],
  humidity: [{ en: 'humidity', cn: '湿度', tw: '濕度', jp: '湿度' }, 'humidity moisture 湿度 水分 湿気'],
  property: [
    { en: 'property of a material', cn: '材料特性', tw: '材料特性', jp: '材料の性質' },
    'property quality viscosity 特性 性能 黏度 物性 粘度',
  ],
  defect: [
    { en: 'defect', cn: '缺陷', tw: '缺陷', jp: '欠陥' },
    'defect crack flaw leak void 缺陷 裂纹 泄漏 气孔 き裂 傷 漏れ',
  ],
} as const satisfies Record<string, Row>;

export type ObjectCode = keyof typeof rows;

interface FunctionObject {
  code: ObjectCode;
  name: InFourLanguages;
  /** Words for it in every language; only read when a function is looked for. */
  said: string;
}

/** The objects of functions: a closed list. */
export const functionObjects: readonly FunctionObject[] = Object.entries(rows).map(([code, [name, said]]) => ({
  code: code as ObjectCode,
  name,
  said,
}));
