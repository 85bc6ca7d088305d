import type { ExclusiveClass, Member } from './exclusive-names.types.ts';

/** Metals and half metals with the names of IUPAC and what stands for them; gases and carbon are everywhere and tell nothing. */
const metals = [
  'Li lithium 锂 リチウム',
  'Na sodium 钠 ナトリウム',
  'K potassium 钾 カリウム',
  'Mg magnesium 镁 マグネシウム',
  'Ca calcium 钙 カルシウム',
  'Sr strontium 锶 ストロンチウム',
  'Ba barium 钡 バリウム',
  'Al aluminium|aluminum 铝 アルミニウム|アルミ',
  'Ti titanium 钛 チタン',
  'V vanadium 钒 バナジウム',
  'Cr chromium|chrome 铬 クロム',
  'Mn manganese 锰 マンガン',
  'Co cobalt 钴 コバルト',
  'Ni nickel 镍 ニッケル',
  'Cu copper 铜 銅',
  'Zn zinc|galvanised|galvanized 锌 亜鉛',
  'Ga gallium 镓 ガリウム',
  'Ge germanium 锗 ゲルマニウム',
  'Zr zirconium|zirconia 锆 ジルコニウム|ジルコニア',
  'Nb niobium 铌 ニオブ',
  'Mo molybdenum 钼 モリブデン',
  'Ru ruthenium 钌 ルテニウム',
  'Rh rhodium 铑 ロジウム',
  'Pd palladium 钯 パラジウム',
  'Ag silver 银 銀',
  'Cd cadmium 镉 カドミウム',
  'In indium 铟 インジウム',
  'Sn tin 锡 スズ|錫',
  'Sb antimony 锑 アンチモン',
  'Te tellurium 碲 テルル',
  'Hf hafnium 铪 ハフニウム',
  'Ta tantalum 钽 タンタル',
  'W tungsten|wolfram 钨 タングステン',
  'Re rhenium 铼 レニウム',
  'Ir iridium 铱 イリジウム',
  'Pt platinum 铂 白金|プラチナ',
  'Au gold 金属金 金めっき',
  'Hg mercury 汞 水銀',
  'Pb leaded|lead-free 铅 鉛',
  'Bi bismuth 铋 ビスマス',
  'U uranium 铀 ウラン',
];

/** Symbols that are words at the beginning of a sentence. */
const words: ReadonlySet<string> = new Set(['In', 'Re']);

/** First names of the metals by their symbols. */
export const metalNames: ReadonlyMap<string, string> = new Map(
  metals.map((line) => {
    const [symbol = '', names = ''] = line.split(' ');
    return [symbol, names.split('|')[0] as string];
  }),
);

export const elements: ExclusiveClass = {
  of: 'Metals by their names (IUPAC)',
  members: metals.map((line): Member => {
    const [symbol = '', ...names] = line.split(' ');
    return {
      names: [names.join('|'), symbol.length > 1 && !words.has(symbol) ? symbol : '']
        .filter((part) => part !== '')
        .join('|'),
    };
  }),
};
