import type { TrizParameter } from './triz.types.ts';

type Row = readonly [en: string, cn: string, tw: string, jp: string];

const rows: readonly Row[] = [
  ['Weight of moving object', '运动物体的重量', '運動物體的重量', '動く物体の重量'],
  ['Weight of stationary object', '静止物体的重量', '靜止物體的重量', '静止物体の重量'],
  ['Length of moving object', '运动物体的长度', '運動物體的長度', '動く物体の長さ'],
  ['Length of stationary object', '静止物体的长度', '靜止物體的長度', '静止物体の長さ'],
  ['Area of moving object', '运动物体的面积', '運動物體的面積', '動く物体の面積'],
  ['Area of stationary object', '静止物体的面积', '靜止物體的面積', '静止物体の面積'],
  ['Volume of moving object', '运动物体的体积', '運動物體的體積', '動く物体の体積'],
  ['Volume of stationary object', '静止物体的体积', '靜止物體的體積', '静止物体の体積'],
  ['Speed', '速度', '速度', '速度'],
  ['Force', '力', '力', '力'],
  ['Stress or pressure', '应力或压力', '應力或壓力', '応力または圧力'],
  ['Shape', '形状', '形狀', '形状'],
  ['Stability of composition', '结构的稳定性', '結構的穩定性', '構造の安定性'],
  ['Strength', '强度', '強度', '強度'],
  ['Durability of moving object', '运动物体的耐久性', '運動物體的耐久性', '動く物体の耐久性'],
  ['Durability of stationary object', '静止物体的耐久性', '靜止物體的耐久性', '静止物体の耐久性'],
  ['Temperature', '温度', '溫度', '温度'],
  ['Illumination intensity', '光照强度', '光照強度', '照度'],
  ['Energy use of moving object', '运动物体的能耗', '運動物體的能耗', '動く物体のエネルギー消費'],
  ['Energy use of stationary object', '静止物体的能耗', '靜止物體的能耗', '静止物体のエネルギー消費'],
  ['Power', '功率', '功率', '動力'],
  ['Loss of energy', '能量损失', '能量損失', 'エネルギーの損失'],
  ['Loss of substance', '物质损失', '物質損失', '物質の損失'],
  ['Loss of information', '信息损失', '資訊損失', '情報の損失'],
  ['Loss of time', '时间损失', '時間損失', '時間の損失'],
  ['Amount of substance', '物质的量', '物質的量', '物質の量'],
  ['Reliability', '可靠性', '可靠性', '信頼性'],
  ['Measurement accuracy', '测量精度', '測量精度', '測定の精度'],
  ['Manufacturing precision', '制造精度', '製造精度', '製造の精度'],
  ['External harmful factors', '外来有害因素', '外來有害因素', '外部からの有害要因'],
  ['Harmful factors generated', '自身产生的有害因素', '自身產生的有害因素', '自ら生じる有害要因'],
  ['Ease of manufacture', '可制造性', '可製造性', '製造の容易さ'],
  ['Ease of operation', '可操作性', '可操作性', '操作の容易さ'],
  ['Ease of repair', '可维修性', '可維修性', '修理の容易さ'],
  ['Adaptability', '适应性', '適應性', '適応性'],
  ['Device complexity', '装置的复杂性', '裝置的複雜性', '装置の複雑さ'],
  ['Difficulty of detecting', '检测的难度', '檢測的難度', '検出の難しさ'],
  ['Level of automation', '自动化程度', '自動化程度', '自動化の度合い'],
  ['Productivity', '生产率', '生產率', '生産性'],
];

/** The 39 parameters, in the order of their numbers. */
export const parameters: readonly TrizParameter[] = rows.map(([en, cn, tw, jp], index) => ({
  id: index + 1,
  name: { en, cn, tw, jp },
}));
