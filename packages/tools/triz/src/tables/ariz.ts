import type { InFourLanguages } from './triz.types.ts';

/** A question that sharpens a problem before a solution is looked for. */
interface ArizQuestion {
  code: string;
  asks: InFourLanguages;
  help: InFourLanguages;
}

/** The questions in the order in which they are answered: a short way through ARIZ. */
export const arizQuestions = [
  {
    code: 'mini problem',
    asks: {
      en: 'What is to be reached while everything else stays as it is?',
      cn: '在其他一切保持不变的前提下，要达到什么？',
      tw: '在其他一切保持不變的前提下，要達到什麼？',
      jp: 'ほかのすべてを変えずに、何を達成したいか？',
    },
    help: {
      en: 'Name the system, the useful result and the harm, without naming a solution.',
      cn: '说出系统、有用的结果和有害作用，但不要说出解决办法。',
      tw: '說出系統、有用的結果和有害作用，但不要說出解決辦法。',
      jp: 'システム、有用な結果、害を書く。解決策は書かない。',
    },
  },
  {
    code: 'conflicting pair',
    asks: {
      en: 'Which product and which tool are in conflict?',
      cn: '哪个产品与哪个工具发生冲突？',
      tw: '哪個產品與哪個工具發生衝突？',
      jp: 'どの対象とどの道具が対立しているか？',
    },
    help: {
      en: 'The product is what is to be changed; the tool is what acts on it.',
      cn: '产品是要被改变的东西，工具是直接作用于它的东西。',
      tw: '產品是要被改變的東西，工具是直接作用於它的東西。',
      jp: '対象は変えたいもの、道具はそれに直接働きかけるもの。',
    },
  },
  {
    code: 'ideal final result',
    asks: {
      en: 'What would happen by itself, without cost and without harm?',
      cn: '如果不花代价、没有害处，什么会自行发生？',
      tw: '如果不花代價、沒有害處，什麼會自行發生？',
      jp: '費用も害もなく、何が自ずと起こるのが理想か？',
    },
    help: {
      en: 'Write: the element itself removes the harm in the operating zone during the operating time and keeps the useful action.',
      cn: '写成：某要素自己在作用时间内消除作用区域中的有害作用，并保持有用作用。',
      tw: '寫成：某要素自己在作用時間內消除作用區域中的有害作用，並保持有用作用。',
      jp: '「その要素が自ら、作用時間の間に作用領域の害を除き、有用な働きを保つ」と書く。',
    },
  },
  {
    code: 'operating zone',
    asks: {
      en: 'In which space does the conflict arise?',
      cn: '冲突发生在哪个空间？',
      tw: '衝突發生在哪個空間？',
      jp: '対立はどの空間で起こるか？',
    },
    help: {
      en: 'As narrow as possible: the place where the tool touches the product, with its size.',
      cn: '尽可能小：工具接触产品之处，并写出尺寸。',
      tw: '盡可能小：工具接觸產品之處，並寫出尺寸。',
      jp: 'できるだけ狭く。道具が対象に触れる所を、寸法とともに書く。',
    },
  },
  {
    code: 'operating time',
    asks: {
      en: 'When does the conflict arise, and what time is there before and after it?',
      cn: '冲突何时发生，在此之前和之后各有多少时间？',
      tw: '衝突何時發生，在此之前和之後各有多少時間？',
      jp: '対立はいつ起こり、その前後にどれだけの時間があるか？',
    },
    help: {
      en: 'Give the time of the conflict itself, and the time in which something could be prepared or put right.',
      cn: '给出冲突本身的时间，以及可用于预先准备或事后补救的时间。',
      tw: '給出衝突本身的時間，以及可用於預先準備或事後補救的時間。',
      jp: '対立そのものの時間と、準備や手当てに使える時間を書く。',
    },
  },
  {
    code: 'physical contradiction',
    asks: {
      en: 'Which property must one element have, and which opposite one, and why?',
      cn: '某一要素必须具有什么特性，又必须具有什么相反的特性，为什么？',
      tw: '某一要素必須具有什麼特性，又必須具有什麼相反的特性，為什麼？',
      jp: '一つの要素が、どの性質と、どの反対の性質を、なぜ持たなければならないか？',
    },
    help: {
      en: 'Write: it must be … in order to …, and it must be the opposite in order to …',
      cn: '写成：它必须……以便……，又必须相反以便……',
      tw: '寫成：它必須……以便……，又必須相反以便……',
      jp: '「～のために～でなければならず、～のために反対でなければならない」と書く。',
    },
  },
  {
    code: 'resources',
    asks: {
      en: 'What is there already that could do the work?',
      cn: '已有什么可以完成这项工作？',
      tw: '已有什麼可以完成這項工作？',
      jp: 'その仕事をさせられるものが、すでに何かあるか？',
    },
    help: {
      en: 'Go through the classes of resources: first inside the operating zone, then in the system, then around it.',
      cn: '逐类查看资源：先看作用区域内，再看系统内，最后看周围环境。',
      tw: '逐類查看資源：先看作用區域內，再看系統內，最後看周圍環境。',
      jp: '資源の種類を順に見る。まず作用領域、次にシステム、最後に周囲。',
    },
  },
] as const satisfies readonly ArizQuestion[];

export type ArizQuestionCode = (typeof arizQuestions)[number]['code'];

/** Kinds of resources: a closed list, each with what to look for. */
export const resourceClasses = {
  substance: {
    name: { en: 'Substances', cn: '物质', tw: '物質', jp: '物質' },
    help: {
      en: 'Materials of the parts, of the product, of waste and of the surroundings, and what can be made of them: foam, vapour, mixtures, voids.',
      cn: '部件、产品、废料和环境中的材料，以及由其变化得到的泡沫、蒸汽、混合物和空隙。',
      tw: '零件、產品、廢料和環境中的材料，以及由其變化得到的泡沫、蒸汽、混合物和空隙。',
      jp: '部品、対象、廃棄物、周囲の材料と、それらから作れる泡、蒸気、混合物、空隙。',
    },
  },
  field: {
    name: { en: 'Fields and energy', cn: '场和能量', tw: '場和能量', jp: '場とエネルギー' },
    help: {
      en: 'Forces, motion, heat, pressure, electricity, magnetism, light and gravity that are there, waste energy above all.',
      cn: '已有的力、运动、热、压力、电、磁、光和重力，尤其是废弃的能量。',
      tw: '已有的力、運動、熱、壓力、電、磁、光和重力，尤其是廢棄的能量。',
      jp: 'すでにある力、運動、熱、圧力、電気、磁気、光、重力。とりわけ捨てられているエネルギー。',
    },
  },
  space: {
    name: { en: 'Space', cn: '空间', tw: '空間', jp: '空間' },
    help: {
      en: 'Empty volume, cavities, the other side, another direction, the place between parts.',
      cn: '空闲的体积、空腔、背面、其他方向以及部件之间的间隙。',
      tw: '閒置的體積、空腔、背面、其他方向以及零件之間的間隙。',
      jp: '空いた体積、空洞、裏面、別の方向、部品の間。',
    },
  },
  time: {
    name: { en: 'Time', cn: '时间', tw: '時間', jp: '時間' },
    help: {
      en: 'Time before, pauses during and time after the action; actions that can run at once.',
      cn: '作用之前的时间、作用中的间歇和作用之后的时间；可同时进行的作用。',
      tw: '作用之前的時間、作用中的間歇和作用之後的時間；可同時進行的作用。',
      jp: '作用の前の時間、途中の休止、後の時間。同時にできる作用。',
    },
  },
  information: {
    name: { en: 'Information', cn: '信息', tw: '資訊', jp: '情報' },
    help: {
      en: 'What a field, a residue, a sound, a colour or a temperature already tells of the state of the system.',
      cn: '场、残留物、声音、颜色或温度已经反映的系统状态。',
      tw: '場、殘留物、聲音、顏色或溫度已經反映的系統狀態。',
      jp: '場、残留物、音、色、温度がすでに示しているシステムの状態。',
    },
  },
  function: {
    name: { en: 'Functions', cn: '功能', tw: '功能', jp: '機能' },
    help: {
      en: 'What parts can do beside their main function, and harm that could be turned to use.',
      cn: '部件在主要功能之外还能做的事，以及可转为有用的有害作用。',
      tw: '零件在主要功能之外還能做的事，以及可轉為有用的有害作用。',
      jp: '部品が主機能のほかにできることと、役立てられる害。',
    },
  },
} as const satisfies Record<string, { name: InFourLanguages; help: InFourLanguages }>;

export type ResourceClass = keyof typeof resourceClasses;
