import type { InFourLanguages } from './triz.types.ts';

/** One working direction of a principle. */
export interface SubPrinciple {
  /** By which it is named beside the number of its principle: 1a, 1b. */
  letter: string;
  says: InFourLanguages;
}

type Row = readonly [en: string, cn: string, tw: string, jp: string];

/** Which directions a principle has is the field's; the words are ours. */
const rows: readonly (readonly Row[])[] = [
  [
    [
      'Divide the object into parts that do not depend on each other.',
      '把物体分成相互独立的部分。',
      '把物體分成相互獨立的部分。',
      '互いに独立した部分に分ける。',
    ],
    [
      'Make it easy to take apart and to put together again.',
      '使物体易于拆卸和重新组装。',
      '使物體易於拆卸和重新組裝。',
      '分解と再組立がしやすいようにする。',
    ],
    [
      'Divide it further: into grains, powder, drops or molecules.',
      '进一步提高分割程度，直至颗粒、粉末、液滴或分子。',
      '進一步提高分割程度，直至顆粒、粉末、液滴或分子。',
      '粒、粉、液滴、分子まで、さらに細かく分ける。',
    ],
  ],
  [
    [
      'Take the disturbing part or property out of the object.',
      '把产生干扰的部分或特性从物体中抽出。',
      '把產生干擾的部分或特性從物體中抽出。',
      '妨げになる部分や性質を取り出す。',
    ],
    [
      'Keep only the part or property that is needed.',
      '只保留必要的部分或特性。',
      '只保留必要的部分或特性。',
      '必要な部分や性質だけを残す。',
    ],
  ],
  [
    [
      'Let structure or surroundings differ from place to place instead of being uniform.',
      '使结构或环境由均匀变为不均匀。',
      '使結構或環境由均勻變為不均勻。',
      '構造や周囲を、一様から場所により異なるものにする。',
    ],
    [
      'Let each part of the object have a function of its own.',
      '让物体的不同部分承担不同功能。',
      '讓物體的不同部分承擔不同功能。',
      '各部に別々の働きをさせる。',
    ],
    [
      'Give each part the conditions that suit its work best.',
      '让每个部分处于最适合其工作的条件。',
      '讓每個部分處於最適合其工作的條件。',
      '各部を、その働きに最も適した条件に置く。',
    ],
  ],
  [
    [
      'Replace a symmetrical form by an asymmetrical one.',
      '用不对称形状代替对称形状。',
      '用不對稱形狀代替對稱形狀。',
      '対称な形を非対称にする。',
    ],
    [
      'Where it is asymmetrical already, go further.',
      '若已不对称，则进一步增大不对称程度。',
      '若已不對稱，則進一步增大不對稱程度。',
      'すでに非対称なら、その度合いを強める。',
    ],
  ],
  [
    [
      'Put like objects, or objects for like work, next to each other.',
      '把相同的物体或用于相同工作的物体放在一起。',
      '把相同的物體或用於相同工作的物體放在一起。',
      '同じ物、同じ作業をする物を近くにまとめる。',
    ],
    [
      'Let like operations run at the same time.',
      '使相同的操作同时进行。',
      '使相同的操作同時進行。',
      '同じ作業を同時に行う。',
    ],
  ],
  [
    [
      'Let one object carry out several functions.',
      '让一个物体完成多种功能。',
      '讓一個物體完成多種功能。',
      '一つの物に複数の機能を持たせる。',
    ],
    [
      'Leave out the parts whose function another has taken over.',
      '去掉功能已被其他部分承担的部件。',
      '去掉功能已被其他部分承擔的部件。',
      '働きが他に移った部品を省く。',
    ],
  ],
  [
    [
      'Put one object into another, and that into a third.',
      '把一个物体放入另一个，再放入第三个。',
      '把一個物體放入另一個，再放入第三個。',
      '一つを別の物に、それをさらに別の物に収める。',
    ],
    [
      'Let one part pass through the cavity of another.',
      '让一个部分穿过另一个部分的空腔。',
      '讓一個部分穿過另一個部分的空腔。',
      '一方の部分が他方の空洞を通るようにする。',
    ],
  ],
  [
    [
      'Join the object with another that lifts it.',
      '把物体与具有升力的另一物体结合，以抵消重量。',
      '把物體與具有升力的另一物體結合，以抵消重量。',
      '持ち上げる力を持つ別の物と結び付ける。',
    ],
    [
      'Let the surroundings carry it, by lift, buoyancy or another force.',
      '利用升力、浮力等环境作用来承载物体。',
      '利用升力、浮力等環境作用來承載物體。',
      '揚力や浮力など、周囲の力で支える。',
    ],
  ],
  [
    [
      'Where an action has harmful effects too, apply the opposite action first.',
      '若作用会带来有害结果，就预先施加相反的作用。',
      '若作用會帶來有害結果，就預先施加相反的作用。',
      '有害な結果も伴う作用には、先に反対の作用を加える。',
    ],
    [
      'Build opposite stresses into the object where load is to come.',
      '在将受载荷之处预先加入相反的应力。',
      '在將受載荷之處預先加入相反的應力。',
      '荷重がかかる所に、あらかじめ逆の応力を与える。',
    ],
  ],
  [
    [
      'Carry out the change that is needed beforehand, wholly or in part.',
      '预先完成全部或部分所需的改变。',
      '預先完成全部或部分所需的改變。',
      '必要な変化の全部または一部を先に済ませる。',
    ],
    [
      'Lay things out so that they act from the best place without delay.',
      '预先布置物体，使其能在最方便的位置及时起作用。',
      '預先佈置物體，使其能在最方便的位置及時起作用。',
      '最も都合のよい場所から直ちに働けるよう配置しておく。',
    ],
  ],
  [
    [
      'Make up for low reliability by a remedy that is ready in advance.',
      '用预先备好的补救手段弥补可靠性的不足。',
      '用預先備好的補救手段彌補可靠性的不足。',
      '低い信頼性を、前もって用意した手当てで補う。',
    ],
    [
      'Let the remedy act by itself when the failure comes.',
      '使补救手段在失效发生时自动起作用。',
      '使補救手段在失效發生時自動起作用。',
      '故障が起きたら手当てが自動で働くようにする。',
    ],
  ],
  [
    [
      'Change the conditions so that nothing has to be raised or lowered.',
      '改变工作条件，使物体无需升降。',
      '改變工作條件，使物體無需升降。',
      '持ち上げたり下ろしたりしなくて済むよう条件を変える。',
    ],
    [
      'Keep the potential equal along the way: height, pressure, voltage.',
      '使过程各处的势相等，例如高度、压力或电位。',
      '使過程各處的勢相等，例如高度、壓力或電位。',
      '高さ、圧力、電位など、経路上のポテンシャルをそろえる。',
    ],
  ],
  [
    [
      'Do the opposite of what the problem seems to ask.',
      '采取与问题所要求的相反的作用。',
      '採取與問題所要求的相反的作用。',
      '求められているのとは逆の作用をする。',
    ],
    [
      'Make what moves stand still, and what stands still move.',
      '使运动的部分静止，使静止的部分运动。',
      '使運動的部分靜止，使靜止的部分運動。',
      '動く部分を止め、止まっている部分を動かす。',
    ],
    [
      'Turn the object or the process upside down.',
      '把物体或过程颠倒过来。',
      '把物體或過程顛倒過來。',
      '物や工程を逆さにする。',
    ],
  ],
  [
    [
      'Replace straight lines and planes by curves and spherical surfaces.',
      '用曲线代替直线，用球面代替平面。',
      '用曲線代替直線，用球面代替平面。',
      '直線や平面を曲線や球面に替える。',
    ],
    [
      'Use rollers, balls, spirals, domes.',
      '使用滚轮、球体、螺旋或穹顶结构。',
      '使用滾輪、球體、螺旋或穹頂結構。',
      'ローラー、球、らせん、ドームを使う。',
    ],
    [
      'Go from straight motion to rotation; use centrifugal force.',
      '用旋转运动代替直线运动，利用离心力。',
      '用旋轉運動代替直線運動，利用離心力。',
      '直線運動を回転に替え、遠心力を使う。',
    ],
  ],
  [
    [
      'Let object or surroundings change so that they are right in each phase of the work.',
      '使物体或环境在每个工作阶段都能调到最佳状态。',
      '使物體或環境在每個工作階段都能調到最佳狀態。',
      '物や周囲が、作業の各段階で最適になるよう変わるようにする。',
    ],
    [
      'Divide the object into parts that can move against each other.',
      '把物体分成可相对运动的部分。',
      '把物體分成可相對運動的部分。',
      '互いに動ける部分に分ける。',
    ],
    [
      'Make a rigid object movable or flexible.',
      '使刚性物体变得可动或柔性。',
      '使剛性物體變得可動或柔性。',
      '固い物を可動または柔軟にする。',
    ],
  ],
  [
    [
      'Where the exact amount is hard to reach, do a little more.',
      '若难以达到恰好的程度，就略多一些。',
      '若難以達到恰好的程度，就略多一些。',
      'ちょうどの量が難しければ、少し多めにする。',
    ],
    [
      'Or do a little less, and bring the rest about otherwise.',
      '或者略少一些，其余部分另行补足。',
      '或者略少一些，其餘部分另行補足。',
      'あるいは少なめにして、残りは別の方法で補う。',
    ],
  ],
  [
    [
      'Go from a line to a plane, and from a plane to space.',
      '由直线运动或排列扩展到平面，再到三维空间。',
      '由直線運動或排列擴展到平面，再到三維空間。',
      '線から面へ、面から空間へ広げる。',
    ],
    [
      'Arrange in several layers instead of one.',
      '用多层排列代替单层排列。',
      '用多層排列代替單層排列。',
      '一層ではなく多層に並べる。',
    ],
    [
      'Tilt the object or lay it on its side.',
      '把物体倾斜或侧放。',
      '把物體傾斜或側放。',
      '傾ける、または横倒しにする。',
    ],
    [
      'Use the other side, or what falls on the area next to it.',
      '利用物体的背面或相邻的面。',
      '利用物體的背面或相鄰的面。',
      '裏面や隣の面を使う。',
    ],
  ],
  [
    ['Make the object vibrate.', '使物体振动。', '使物體振動。', '物を振動させる。'],
    [
      'Where it vibrates, raise the frequency, up to ultrasound.',
      '若已振动，则提高频率，直至超声。',
      '若已振動，則提高頻率，直至超音波。',
      'すでに振動していれば、超音波まで周波数を上げる。',
    ],
    ['Use the resonance of the object.', '利用物体的共振频率。', '利用物體的共振頻率。', '共振を利用する。'],
    [
      'Replace mechanical by piezoelectric drive, or join ultrasound with a field.',
      '用压电激振代替机械激振，或把超声与电磁场结合。',
      '用壓電激振代替機械激振，或把超音波與電磁場結合。',
      '機械的な加振を圧電に替える、または超音波と電磁場を組み合わせる。',
    ],
  ],
  [
    [
      'Replace continuous action by periodic action or pulses.',
      '用周期性或脉冲作用代替连续作用。',
      '用週期性或脈衝作用代替連續作用。',
      '連続した作用を周期的またはパルスにする。',
    ],
    [
      'Where it is periodic, change its frequency or amplitude.',
      '若已是周期性的，则改变其频率或幅度。',
      '若已是週期性的，則改變其頻率或幅度。',
      '周期的であれば、周波数や振幅を変える。',
    ],
    [
      'Use the pauses between pulses for another action.',
      '在脉冲间歇中进行另一种作用。',
      '在脈衝間歇中進行另一種作用。',
      '休止の間に別の作用をする。',
    ],
  ],
  [
    [
      'Let all parts work without a break and at full load.',
      '让物体的所有部分不间断地满负荷工作。',
      '讓物體的所有部分不間斷地滿負荷工作。',
      'すべての部分を休みなく全負荷で働かせる。',
    ],
    ['Remove idle strokes and waiting.', '消除空行程和等待。', '消除空行程和等待。', '空運転と待ち時間をなくす。'],
  ],
  [
    [
      'Go through harmful or dangerous steps at great speed.',
      '以很高的速度完成有害或危险的步骤。',
      '以很高的速度完成有害或危險的步驟。',
      '有害・危険な段階を高速で通過する。',
    ],
    [
      'Shorten the harmful state below the time that it needs to take effect.',
      '使有害状态的持续时间短于其起作用所需的时间。',
      '使有害狀態的持續時間短於其起作用所需的時間。',
      '有害な状態を、影響が出るのに要する時間より短くする。',
    ],
  ],
  [
    [
      'Use the harm, above all of the surroundings, for something good.',
      '利用有害因素，尤其是环境中的有害因素，获得有益效果。',
      '利用有害因素，尤其是環境中的有害因素，獲得有益效果。',
      '害、とりわけ周囲の害を役立てる。',
    ],
    [
      'Cancel one harm by another.',
      '用一种有害因素抵消另一种有害因素。',
      '用一種有害因素抵消另一種有害因素。',
      '一つの害を別の害で打ち消す。',
    ],
    [
      'Strengthen the harm until it harms no longer.',
      '增强有害因素，直到它不再有害。',
      '增強有害因素，直到它不再有害。',
      '害でなくなるまで害を強める。',
    ],
  ],
  [
    ['Introduce feedback.', '引入反馈。', '引入回饋。', 'フィードバックを入れる。'],
    [
      'Where there is feedback, change its strength, sign or delay.',
      '若已有反馈，则改变其强度、符号或延迟。',
      '若已有回饋，則改變其強度、符號或延遲。',
      'すでにあれば、強さ、符号、遅れを変える。',
    ],
  ],
  [
    [
      'Let something between carry the action or take it over.',
      '用中介物传递或承担作用。',
      '用中介物傳遞或承擔作用。',
      '間に入る物に作用を伝えさせる。',
    ],
    [
      'Join the object for a time with one that is easily taken off again.',
      '把物体与易于去除的另一物体暂时结合。',
      '把物體與易於去除的另一物體暫時結合。',
      '後で簡単に外せる物と一時的に結ぶ。',
    ],
  ],
  [
    [
      'Let the object serve and repair itself.',
      '让物体自我服务、自我修复。',
      '讓物體自我服務、自我修復。',
      '物が自らの世話と修復をするようにする。',
    ],
    [
      'Use waste material, waste energy and waste information.',
      '利用废弃的材料、能量和信息。',
      '利用廢棄的材料、能量和資訊。',
      '廃棄される材料、エネルギー、情報を使う。',
    ],
  ],
  [
    [
      'Use a simple, cheap copy instead of what is costly or fragile.',
      '用简单便宜的复制品代替昂贵或易碎的物体。',
      '用簡單便宜的複製品代替昂貴或易碎的物體。',
      '高価な物や壊れやすい物の代わりに、簡単で安価な写しを使う。',
    ],
    [
      'Use an image of the object, and change its scale as needed.',
      '用物体的图像代替物体，并按需要改变比例。',
      '用物體的影像代替物體，並按需要改變比例。',
      '物の画像を使い、必要に応じて縮尺を変える。',
    ],
    [
      'Go from visible light to infrared or ultraviolet copies.',
      '由可见光图像改为红外或紫外图像。',
      '由可見光影像改為紅外或紫外影像。',
      '可視光の写しから赤外線や紫外線の写しに替える。',
    ],
  ],
  [
    [
      'Replace a costly object by many cheap ones, and give up some quality such as life.',
      '用多个廉价物体代替昂贵物体，放弃寿命等部分特性。',
      '用多個廉價物體代替昂貴物體，放棄壽命等部分特性。',
      '高価な物を多数の安価な物に替え、寿命などを譲る。',
    ],
    [
      'Use something that is thrown away after one use.',
      '使用一次性物品。',
      '使用一次性物品。',
      '一度使って捨てる物を使う。',
    ],
  ],
  [
    [
      'Replace a mechanical means by an optical, acoustic, thermal or chemical one.',
      '用光、声、热或化学手段代替机械手段。',
      '用光、聲、熱或化學手段代替機械手段。',
      '機械的な手段を、光、音、熱、化学の手段に替える。',
    ],
    [
      'Let electric, magnetic or electromagnetic fields act on the object.',
      '用电场、磁场或电磁场与物体相互作用。',
      '用電場、磁場或電磁場與物體相互作用。',
      '電気、磁気、電磁の場を物に働かせる。',
    ],
    [
      'Replace a fixed field by a moving one, and a uniform one by one with structure.',
      '用运动的场代替静止的场，用有结构的场代替均匀的场。',
      '用運動的場代替靜止的場，用有結構的場代替均勻的場。',
      '静止した場を動く場に、一様な場を構造のある場に替える。',
    ],
    [
      'Use fields together with particles that they move, such as iron powder.',
      '把场与受其驱动的颗粒（如铁粉）配合使用。',
      '把場與受其驅動的顆粒（如鐵粉）配合使用。',
      '鉄粉のように場で動く粒子を場と併用する。',
    ],
  ],
  [
    [
      'Replace solid parts by gas or liquid: inflated, filled, hydrostatic.',
      '用气体或液体代替固体部分：充气、充液或静压。',
      '用氣體或液體代替固體部分：充氣、充液或靜壓。',
      '固体の部分を気体や液体に替え、膨らませる、満たす、静圧で支える。',
    ],
    ['Cushion by air or liquid.', '用气垫或液垫缓冲。', '用氣墊或液墊緩衝。', '空気や液体で衝撃を和らげる。'],
  ],
  [
    [
      'Use flexible shells and thin films instead of thick structures.',
      '用柔性壳体和薄膜代替厚重结构。',
      '用柔性殼體和薄膜代替厚重結構。',
      '厚い構造の代わりに、柔らかい殻や薄膜を使う。',
    ],
    [
      'Part the object from its surroundings by a film.',
      '用薄膜把物体与环境隔开。',
      '用薄膜把物體與環境隔開。',
      '膜で物を周囲から隔てる。',
    ],
  ],
  [
    [
      'Make the object porous, or add porous inserts or coatings.',
      '使物体多孔，或加入多孔的嵌件或涂层。',
      '使物體多孔，或加入多孔的嵌件或塗層。',
      '多孔質にする、または多孔質の挿入物や被覆を加える。',
    ],
    [
      'Where it is porous, fill the pores with something useful.',
      '若已多孔，则在孔中预先填入有用物质。',
      '若已多孔，則在孔中預先填入有用物質。',
      'すでに多孔質なら、孔に役立つ物を入れておく。',
    ],
  ],
  [
    [
      'Change the colour of the object or of its surroundings.',
      '改变物体或环境的颜色。',
      '改變物體或環境的顏色。',
      '物や周囲の色を変える。',
    ],
    ['Change how transparent it is.', '改变物体或环境的透明度。', '改變物體或環境的透明度。', '透明さを変える。'],
    [
      'Add dyes or luminescent marks to see what is hard to see.',
      '加入染料或发光标记，使难以看清的东西可见。',
      '加入染料或發光標記，使難以看清的東西可見。',
      '見えにくい物に染料や発光する印を加える。',
    ],
  ],
  [
    [
      'Make objects that touch out of the same substance, or of one with like properties.',
      '使相互作用的物体由相同或性质相近的材料制成。',
      '使相互作用的物體由相同或性質相近的材料製成。',
      '触れ合う物を、同じ、または性質の近い材料で作る。',
    ],
    [
      'Let what wears or flakes off be of the same substance as the product, so that it is no impurity.',
      '让磨损脱落之物与产品材料相同，从而不成为杂质。',
      '讓磨損脫落之物與產品材料相同，從而不成為雜質。',
      '摩耗して落ちる物を製品と同じ物質にし、不純物にならないようにする。',
    ],
  ],
  [
    [
      'Let parts that have done their work vanish, dissolve or evaporate.',
      '让已完成作用的部分消失、溶解或蒸发。',
      '讓已完成作用的部分消失、溶解或蒸發。',
      '役目を終えた部分を、消す、溶かす、蒸発させる。',
    ],
    [
      'Restore parts that are used up during the work itself.',
      '在工作过程中直接恢复消耗掉的部分。',
      '在工作過程中直接恢復消耗掉的部分。',
      '消耗した部分を作業中に元に戻す。',
    ],
  ],
  [
    ['Change the state of matter.', '改变物体的物态。', '改變物體的物態。', '物質の状態を変える。'],
    ['Change concentration or consistency.', '改变浓度或稠度。', '改變濃度或稠度。', '濃度や粘りを変える。'],
    ['Change flexibility.', '改变柔性程度。', '改變柔性程度。', '柔らかさを変える。'],
    ['Change temperature or pressure.', '改变温度或压力。', '改變溫度或壓力。', '温度や圧力を変える。'],
  ],
  [
    [
      'Use what happens in a change of phase: heat taken up or given off, change of volume.',
      '利用相变时的现象：吸热或放热、体积变化。',
      '利用相變時的現象：吸熱或放熱、體積變化。',
      '吸熱、放熱、体積変化など、相転移に伴う現象を使う。',
    ],
    [
      'Let a substance in transition hold a temperature or pressure steady.',
      '让处于相变中的物质使温度或压力保持恒定。',
      '讓處於相變中的物質使溫度或壓力保持恆定。',
      '転移中の物質に、温度や圧力を一定に保たせる。',
    ],
  ],
  [
    [
      'Use that materials grow or shrink with heat.',
      '利用材料的热胀冷缩。',
      '利用材料的熱脹冷縮。',
      '材料の熱による膨張や収縮を使う。',
    ],
    [
      'Join materials that expand differently.',
      '把热膨胀系数不同的材料组合使用。',
      '把熱膨脹係數不同的材料組合使用。',
      '熱膨張率の異なる材料を組み合わせる。',
    ],
  ],
  [
    [
      'Replace air by air with more oxygen, then by pure oxygen.',
      '用富氧空气代替普通空气，再用纯氧代替富氧空气。',
      '用富氧空氣代替普通空氣，再用純氧代替富氧空氣。',
      '空気を酸素の多い空気に、さらに純酸素に替える。',
    ],
    ['Use ionised oxygen or ozone.', '使用电离氧或臭氧。', '使用電離氧或臭氧。', 'イオン化した酸素やオゾンを使う。'],
  ],
  [
    [
      'Replace the atmosphere by an inert one.',
      '用惰性气氛代替普通气氛。',
      '用惰性氣氛代替普通氣氛。',
      '周囲を不活性な雰囲気に替える。',
    ],
    ['Work in vacuum.', '在真空中进行过程。', '在真空中進行過程。', '真空中で行う。'],
    [
      'Add a neutral substance to what must not react.',
      '向不应反应的物质中加入中性添加物。',
      '向不應反應的物質中加入中性添加物。',
      '反応させたくない物に中性の添加物を加える。',
    ],
  ],
  [
    [
      'Replace a uniform material by a composite of several.',
      '用复合材料代替均质材料。',
      '用複合材料代替均質材料。',
      '均質な材料を複合材料に替える。',
    ],
    [
      'Lay fibres or layers in the direction in which the load acts.',
      '使纤维或铺层沿受力方向布置。',
      '使纖維或鋪層沿受力方向佈置。',
      '荷重の向きに繊維や層を並べる。',
    ],
  ],
];

/** The directions of each principle, in the order of the principles. */
export const subPrinciples: readonly (readonly SubPrinciple[])[] = rows.map((directions) =>
  directions.map(([en, cn, tw, jp], index) => ({
    letter: String.fromCodePoint(97 + index),
    says: { en, cn, tw, jp },
  })),
);
