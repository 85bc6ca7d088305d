import { foldHan } from '@assay/domain';

/** What happens to a thing without its acting on another: 开裂. */
const spoiling =
  '开裂 裂开 破裂 断裂 变形 翘曲 弯曲 扭曲 振动 震动 晃动 抖动 摇晃 颤动 颤振 共振 摆动 褪色 变色 发黄 变黄 发黑 老化 劣化 退化 膨胀 胀大 鼓包 鼓胀 收缩 松动 松脱 脱落 剥落 掉落 生锈 锈蚀 结冰 结霜 结垢 结焦 结块 发霉 变质 腐烂 腐败 变脆 变软 软化 脆化 磨损 失效 失灵 泄漏 漏水 漏油 漏气 渗漏 打滑 偏移 跑偏 移位 错位 塌陷 下沉 倒塌 坍塌 断开 短路 过热 发热 起皱 起泡 鼓起 分层 脱层 疲劳 报警 误报 熄火 卡顿 失活 失速 失稳 堵塞 干涸 龟裂 粉化 烧焦 受潮 裂纹 冻裂';
const changing =
  '熔化 融化 溶化 溶解 凝固 固化 硬化 蒸发 挥发 沸腾 升温 降温 冷却 转动 旋转 移动 燃烧 干燥 变干 变硬 张开 闭合 伸长 缩短';
const listed = (list: string): ReadonlySet<string> => new Set(foldHan(list).split(' '));
const spoilt = listed(spoiling);
const changed = listed(changing);

interface Happening {
  /** What happens. */
  plain: string;
  isSpoilt: boolean;
  /** How many characters at the end of its clause tell it. */
  length: number;
}

const outcome =
  /(?:了|着|得(?:很|太|更)?\p{Script=Han}{1,4}|(?:很|太|更|非常|严重|加快|加剧|明显)\p{Script=Han}{0,2})$/u;

/** What a clause in simplified characters tells at its end to happen. */
export function happeningAtEnd(clause: string): Happening | undefined {
  const tail = outcome.exec(clause)?.[0].length ?? 0;
  const ends = [0, ...(tail > 0 ? [tail] : [])];
  for (const tail of ends) {
    const plain = clause.slice(0, clause.length - tail).slice(-2);
    if (spoilt.has(plain)) return { plain, isSpoilt: true, length: 2 + tail };
    if (changed.has(plain)) return { plain, isSpoilt: false, length: 2 + tail };
  }
  return undefined;
}

/** What makes a thing do what it does, in front of that: 在充放电循环中, 因为潮湿, 受热. */
const causes: readonly RegExp[] = [
  /^(?<cause>.{0,4}(?:风|雨|雪|浪|地震|雷|雹|暴晒|日晒))时(?<thing>.{2,12}?)(?:还会|也会|会|就|都|还|也|跟着)*$/u,
  /^(?<thing>.{2,12}?)在(?<cause>[^，在]{2,10}?)(?:过程)?(?:中|下|里|时|作用下|影响下)(?:会|就|也|容易|逐渐|不断|反复|经常|常常|总是|老是)*$/u,
  /^(?<thing>.{2,12}?)(?:因为|由于|因)(?<cause>[^，因]{1,10}?)(?:而|就|会|容易|逐渐|不断|反复|经常)*$/u,
  /^(?:因为|由于|因)(?<cause>[^，因]{2,10}?)(?:使得|而)(?<thing>.{2,12}?)(?:会|就|容易|逐渐)*$/u,
  /^(?<thing>.{2,12}?)(?:受到|受|遇到|遇|被)(?<cause>[^，受遇被]{1,8}?)(?:影响|作用)?(?:后|时)?(?:而|就|会|容易|逐渐|不断|反复|经常|常常|总是|老是|发生)*$/u,
];

interface Caused {
  cause: readonly [from: number, to: number];
  thing: readonly [from: number, to: number];
}

/** What happens along with what the clause before speaks of: PCB就跟着振动. */
export const goesAlong = (before: string): string | undefined =>
  /^(?<thing>.{2,12}?)(?:就|也|便|都|又)?(?:跟着|随之|随着)(?:一起)?$/u.exec(before)?.groups?.['thing'];

/** The cause and the thing that stand in front of what happens, by their places. */
export function causeIn(before: string): Caused | undefined {
  for (const pattern of causes) {
    const found = new RegExp(pattern.source, 'du').exec(before)?.indices?.groups;
    const [cause, thing] = [found?.['cause'], found?.['thing']];
    if (cause && thing) return { cause, thing };
  }
  return undefined;
}
