import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { StepperWords } from './Stepper.types.ts';

export const stepperWords: WordsByScript<StepperWords> = {
  latin: {
    done: 'done',
    current: 'current',
    upcoming: 'not begun',
    failed: 'needs attention',
    position: (step, of) => `Step ${step} of ${of}`,
  },
  'zh-Hans': {
    done: '已完成',
    current: '进行中',
    upcoming: '未开始',
    failed: '需处理',
    position: (step, of) => `第 ${step} 步，共 ${of} 步`,
  },
  'zh-Hant': {
    done: '已完成',
    current: '進行中',
    upcoming: '未開始',
    failed: '需處理',
    position: (step, of) => `第 ${step} 步，共 ${of} 步`,
  },
  ja: {
    done: '完了',
    current: '進行中',
    upcoming: '未着手',
    failed: '要確認',
    position: (step, of) => `ステップ ${step} / ${of}`,
  },
};
