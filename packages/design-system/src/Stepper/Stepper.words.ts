import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { StepperWords } from './Stepper.types.ts';

export const stepperWords: WordsByScript<StepperWords> = {
  latin: {
    done: 'done',
    current: 'current',
    upcoming: 'not begun',
    failed: 'needs attention',
  },
  'zh-Hans': {
    done: '已完成',
    current: '进行中',
    upcoming: '未开始',
    failed: '需处理',
  },
  'zh-Hant': {
    done: '已完成',
    current: '進行中',
    upcoming: '未開始',
    failed: '需處理',
  },
  ja: {
    done: '完了',
    current: '進行中',
    upcoming: '未着手',
    failed: '要確認',
  },
};
