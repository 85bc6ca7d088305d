import type { Predicate } from './predicates.ts';

/** What happens to a thing, and the verb for another thing's making it happen. */
const spoiling =
  '汚れる 汚す|よごれる 汚す|割れる 割る|折れる 折る|曲がる 曲げる|破れる 破る|壊れる 壊す|剥がれる 剥がす|はがれる 剥がす|剥げる 剥がす|倒れる 倒す|揺れる 揺らす|錆びる 錆びさせる|さびる 錆びさせる|反る 反らす|歪む 歪める|ゆがむ 歪める|緩む 緩める|ゆるむ 緩める|傷つく 傷つける|傷む 傷める|欠ける 欠く|ずれる ずらす|詰まる 詰まらせる|つまる 詰まらせる|外れる 外す|崩れる 崩す|腐る 腐らせる|焦げる 焦がす|焼ける 焼く|曇る 曇らせる|濁る 濁らせる|縮む 縮める|膨らむ 膨らませる|膨れる 膨らませる|伸びる 伸ばす|たわむ たわませる|撓む たわませる|へこむ へこませる|凹む へこませる|潰れる 潰す|つぶれる 潰す|裂ける 裂く|切れる 切る|千切れる 千切る|すり減る すり減らす|減る 減らす|枯れる 枯らす|痩せる 痩せさせる|弱る 弱らせる|鈍る 鈍らせる|狂う 狂わせる|乱れる 乱す|絡まる 絡ませる|滑る 滑らせる|漏れる 漏らす|溢れる 溢れさせる|固着する 固着させる|黄ばむ 黄ばませる|色あせる 色あせさせる|褪せる 褪せさせる|震える 震わせる|がたつく がたつかせる|ひび割れる ひび割れさせる|脆くなる 脆くする|抜ける 抜く|止まる 止める|こぼれる こぼす|散る 散らす|飛び散る 飛び散らす|舞う 舞い上げる|舞い上がる 舞い上げる|浮く 浮かせる|沈む 沈める|落ちる 落とす|凍る 凍らせる|蒸れる 蒸らす|ふやける ふやかす|よれる よれさせる|めくれる めくる|剥離する 剥離させる|むくむ むくませる|削れる 削る|削られる 削る';
const changing =
  '溶ける 溶かす|とける 溶かす|融ける 融かす|固まる 固める|乾く 乾かす|冷える 冷やす|冷める 冷ます|温まる 温める|暖まる 暖める|熱くなる 熱する|動く 動かす|回る 回す|開く 開ける|閉まる 閉める|閉じる 閉じる|消える 消す|取れる 取る|柔らかくなる 柔らかくする|硬くなる 硬くする|軟らかくなる 軟らかくする|広がる 広げる|狭まる 狭める|上がる 上げる|流れる 流す|混ざる 混ぜる|離れる 離す|付く 付ける|繋がる 繋ぐ|締まる 締める';
/** Nouns of what happens, with する. */
const spoilingNouns =
  '腐食 変形 劣化 膨張 収縮 破損 損傷 摩耗 磨耗 変色 剥離 脱落 断線 短絡 振動 共振 破断 破裂 破壊 疲労 酸化 凍結 目詰まり 閉塞 故障 焼損 退色 過熱 失活 座屈 転倒 変質 腐敗 緩み クリープ 白化 白濁 黄変 硬化不良 膨潤 脆化 焼き付き 焼付き 固着 凝集 飽和 誤作動 誤動作 停止 褪色 着氷 曲損 折損 亀裂 偏摩耗 浸食 侵食 反り 脱線 漏水 漏電 浸水 崩壊 倒壊 枯死 萎縮';
const changingNouns =
  '溶融 溶解 融解 硬化 軟化 凝固 固化 沸騰 蒸発 乾燥 分解 回転 移動 発熱 着火 燃焼 分離 沈降 沈殿 凝縮 膨化 発泡 結晶化 活性化 昇温 伸縮';

const pairs = (text: string) => new Map(text.split('|').map((pair) => pair.split(' ') as [string, string]));
const spoilingVerbs = pairs(spoiling);
const changingVerbs = pairs(changing);
const spoilingSuru = new Set(spoilingNouns.split(' '));
const changingSuru = new Set(changingNouns.split(' '));

export interface Happening {
  /** The verb for making it happen, and its dictionary form where that is another. */
  action: string;
  /** Whether nobody wants it. */
  isSpoilt: boolean;
}

/** What a predicate tells to happen to its subject: 汚れる, 腐食する. */
export function happeningOf({ base, isPassive, isCausative }: Predicate): Happening | undefined {
  if (isPassive || isCausative) return undefined;
  const noun = base.replace(/する$/u, '');
  if (noun !== base && spoilingSuru.has(noun)) return { action: `${noun}させる`, isSpoilt: true };
  if (noun !== base && changingSuru.has(noun)) return { action: `${noun}させる`, isSpoilt: false };
  const spoilt = spoilingVerbs.get(base);
  if (spoilt !== undefined) return { action: spoilt, isSpoilt: true };
  const changed = changingVerbs.get(base);
  return changed === undefined ? undefined : { action: changed, isSpoilt: false };
}

/** Where or how something happens, and none that makes it happen. */
const noCause =
  /^[\d一二三四五六七八九十数]|(?:部|端|場|所|外|内|室|側|口|角|先|元|箇所|継ぎ目|日|年|月|週|状|形|自然|原因|順|式|変化|伸び|縮み|差|違い|不足|不良|ばらつき|誤差|ミス|仕様|設計|構造)$/u;
/** What is only said to name a cause as one. */
const saidCause = /の(?:せい|ため|影響|作用|おかげ|力|働き)$/u;

/** What makes something happen, of names that stand before で or によって. */
export const causesOf = (names: readonly string[]): string[] =>
  names.map((name) => name.replace(saidCause, '')).filter((name) => !noCause.test(name));

/** What is done with a thing that then acts by itself: 消泡剤を入れると. */
const adding =
  /^(?:入れる|加える|添加する|投入する|注ぐ|注入する|混ぜる|塗る|塗布する|かける|掛ける|当てる|吹き付ける|噴射する|散布する|撒く|まく|使う|使用する|用いる|照射する|流す|載せる|取り付ける|付ける|貼る|被せる|つける)$/u;
export const adds = ({ base }: Predicate): boolean => adding.test(base);

/** 熱を受けて反る: what is received acts. */
export const receives = ({ base }: Predicate): boolean => /^(?:受ける|浴びる|被る|食らう|喰らう)$/u.test(base);

const marks =
  /(?:傷|キズ|きず|穴|孔|ひび|ヒビ|亀裂|クラック|しわ|シワ|皺|錆|さび|サビ|シミ|染み|跡|痕|へこみ|凹み|曇り|カビ)$/u;
/** レンズに傷がつく: what is left on a thing by another, named by what is left. */
export const marked = (names: readonly string[], { base }: Predicate): Happening | undefined => {
  const [mark] = names;
  return mark !== undefined &&
    marks.test(mark) &&
    /^(?:つく|付く|入る|はいる|開く|あく|空く|できる|出る|生じる|発生する|生える)$/u.test(base)
    ? { action: `${mark}を付ける`, isSpoilt: true }
    : undefined;
};
