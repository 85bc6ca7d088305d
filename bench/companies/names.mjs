// Made-up companies: names whose words are as unequally common as those of real registers.
import { companyOf } from '../../sites/api/src/knowledge/companies/company-record.ts';

/** A repeatable source of numbers in [0, 1) (mulberry32). */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const onsets = 'b,br,c,ch,cl,d,dr,f,fl,g,gr,h,j,k,kl,l,m,n,p,pr,qu,r,s,sch,sh,st,t,th,tr,v,w,z'.split(',');
const vowels = 'a,e,i,o,u,ai,ea,ei,ia,io,oo,ou'.split(',');
const codas = ',,,n,r,l,s,m,t,x,nd,rt,ng'.split(',');
const trades =
  'systems,technologies,group,industries,holding,solutions,services,energy,materials,chemical,pharma,electronics,motors,steel,foods,logistics,software,consulting,engineering,international,partners,labs,power,medical,bank,media,trading,construction,design,robotics'.split(
    ',',
  );
const forms = 'Inc.,Ltd.,GmbH,LLC,S.A.,AG,Co. Ltd.,B.V.,S.p.A.,Pty Ltd,PLC,Corp.'.split(',');
const places = '北京,上海,深圳,广州,杭州,苏州,南京,成都,武汉,天津,重庆,青岛,无锡,宁波,东莞,佛山,厦门,合肥'.split(',');
const characters = [
  ...'华中国新科技电光机械工业农金银铁海天地东西南北安康明德信达通联盛兴隆泰和平美好力源创智云星辰宇航天河山川江湖林森木火土石玉龙凤马飞鹏远景前程万千百年长青春夏秋冬日月正大方圆宏图伟业博雅文武精诚瑞祥福禄寿喜',
];
const kinds = '科技,电子,机械,化工,医药,新材料,能源,贸易,信息技术,智能装备,环保,食品,建筑工程,物流,生物'.split(',');
const kana = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'];
const japanese = '製作所,工業,電機,化学,製薬,産業,商事,精密,システム,エンジニアリング,建設,食品,運輸,テクノ'.split(',');
const ranges = [
  '< 10',
  '10-50',
  '50-100',
  '100-250',
  '250-500',
  '500-1000',
  '1000-5000',
  '5000-10000',
  '10000-50000',
  '> 100000',
];
const shares = [0.42, 0.7, 0.8, 0.88, 0.93, 0.96, 0.985, 0.994, 0.999, 1];

/** Word number n of the made-up language; the same for the same number. */
function word(number) {
  const random = randomOf(number * 7919 + 13);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join('');
}

/** Company number n. */
export function company(number) {
  const random = randomOf(number + 1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  // Half of the names carry a word of their own; the other half one that many share, the more the smaller its number.
  const own = () => capital(word(random() < 0.5 ? 50_000 + number : Math.floor(50_000 * random() ** 3)));
  const run = (from, least, more) =>
    Array.from({ length: least + Math.floor(random() * more) }, () => pick(from)).join('');
  const at = random();
  const share = random();
  const sized = { country: 'DE', employees: ranges[shares.findIndex((edge) => share < edge)], founded_date: '1998' };
  if (at < 0.6) {
    const second = random() < 0.3 ? ` ${own()}` : '';
    return { ...sized, name: `${own()}${second} ${capital(pick(trades))} ${pick(forms)}` };
  }
  if (at < 0.85) {
    return { ...sized, country: 'CN', name: `${pick(places)}${run(characters, 2, 2)}${pick(kinds)}有限公司` };
  }
  const name = random() < 0.5 ? run(kana, 3, 3) : run(characters, 2, 2);
  return { ...sized, country: 'JP', name: `${name}${pick(japanese)}株式会社` };
}

/** Company number n as the importer makes it of its row. */
export function madeCompany(number) {
  return companyOf({ id: `b${number}`, ...company(number) });
}
