import type { ExclusiveClass } from './exclusive-names.types.ts';

export const routes: ExclusiveClass = {
  of: 'Routes of administration: EDQM standard terms',
  members: [
    { names: 'oral|orally|by mouth|per os|peroral|tablet|capsule|口服|经口|经口给药|経口|経口投与|錠剤|片剂|胶囊' },
    {
      names:
        'inhaled|inhalation|inhaler|pulmonary delivery|nebulised|nebulized|aerosol|吸入|肺部给药|雾化|肺内投与|経肺',
    },
    { names: 'injection|injected|injectable|parenteral|注射|注射剂|非経口' },
    {
      names: 'intravenous|intravenously|IV infusion|i.v|infusion|静脉|静脉注射|静脉滴注|静脈内|静注|点滴',
      within: 'injection',
    },
    { names: 'subcutaneous|subcutaneously|SC injection|s.c|皮下|皮下注射|皮下投与', within: 'injection' },
    { names: 'intramuscular|intramuscularly|肌内|肌肉注射|肌内注射|筋肉内|筋注', within: 'injection' },
    { names: 'intrathecal|intracerebroventricular|鞘内|髄腔内|くも膜下腔内', within: 'injection' },
    { names: 'intravitreal|玻璃体内|硝子体内', within: 'injection' },
    { names: 'intraperitoneal|腹腔内|腹腔注射', within: 'injection' },
    { names: 'topical|topically|cutaneous|ointment|cream|外用|局部外用|外用药|局所|軟膏|外用剤' },
    { names: 'transdermal|transdermally|透皮|经皮|経皮|貼付' },
    { names: 'intranasal|nasal|nasally|鼻内|鼻腔|经鼻|点鼻|経鼻' },
    { names: 'ocular|ophthalmic|eye drop|滴眼|眼用|眼科|点眼' },
    { names: 'rectal|suppository|直肠|栓剂|直腸|坐剤' },
    { names: 'buccal|sublingual|舌下|颊|口腔粘膜|舌下投与' },
    { names: 'vaginal|阴道|膣' },
  ],
};

export const species: ExclusiveClass = {
  of: 'Species of the laboratory and the clinic',
  members: [
    { names: 'human|humans|patient|patients|clinical|volunteer|人类|人体|患者|临床|ヒト|臨床|健常者|受试者' },
    { names: 'mouse|mice|murine|小鼠|小白鼠|マウス' },
    { names: 'rat|rats|大鼠|ラット' },
    { names: 'rabbit|兔|家兔|ウサギ|兎' },
    { names: 'dog|dogs|canine|beagle|犬|狗|比格犬|イヌ|ビーグル' },
    { names: 'cat|cats|feline|猫|ネコ' },
    { names: 'guinea pig|豚鼠|天竺鼠|モルモット' },
    { names: 'hamster|仓鼠|CHO|ハムスター|チャイニーズハムスター' },
    { names: 'pig|pigs|porcine|swine|minipig|猪|小型猪|ブタ|豚' },
    { names: 'monkey|macaque|cynomolgus|primate|猴|食蟹猴|灵长类|サル|カニクイザル|霊長類' },
    { names: 'zebrafish|斑马鱼|ゼブラフィッシュ' },
    { names: 'chicken|avian|鸡|鸟类|ニワトリ|鶏' },
    { names: 'bovine|cow|cattle|牛|ウシ' },
    { names: 'sheep|ovine|绵羊|ヒツジ|羊' },
    { names: 'drosophila|fruit fly|果蝇|ショウジョウバエ' },
    { names: 'yeast|saccharomyces|pichia|酵母|毕赤酵母|酿酒酵母' },
    { names: 'coli|大肠杆菌|大腸菌' },
    { names: 'bacillus subtilis|枯草芽孢杆菌|枯草菌' },
  ],
};

export const antibodies: ExclusiveClass = {
  of: 'Classes of antibodies and their subclasses',
  members: [
    { names: 'IgG' },
    { names: 'IgA' },
    { names: 'IgM' },
    { names: 'IgE' },
    { names: 'IgD' },
    { names: 'IgY' },
    { names: 'IgG1', within: 'IgG' },
    { names: 'IgG2|IgG2a|IgG2b', within: 'IgG' },
    { names: 'IgG3', within: 'IgG' },
    { names: 'IgG4', within: 'IgG' },
    { names: 'IgA1', within: 'IgA' },
    { names: 'IgA2', within: 'IgA' },
  ],
};
