import { translateMessages } from '@/i18n/translateMessages';
import { unitMessages } from './unitMessages';

export const arabic = translateMessages(unitMessages, {
  metre: {
    per: 'للمتر',
    each: 'للمتر',
    unit: '{quantity, plural, zero {متر} one {متر} two {متر} few {أمتار} many {مترًا} other {متر}}',
    spoken:
      '{quantity, plural, zero {{quantity} متر} one {متر واحد} two {متران} few {{quantity} أمتار} many {{quantity} مترًا} other {{quantity} متر}}',
  },
  panel: {
    per: 'للستارة',
    each: 'للستارة',
    unit: '{quantity, plural, zero {ستارة} one {ستارة} two {ستارة} few {ستائر} many {ستارة} other {ستارة}}',
    spoken:
      '{quantity, plural, zero {{quantity} ستارة} one {ستارة واحدة} two {ستارتان} few {{quantity} ستائر} many {{quantity} ستارة} other {{quantity} ستارة}}',
  },
  blind: {
    per: 'للقطعة',
    each: 'للقطعة',
    unit: '{quantity, plural, zero {قطعة} one {قطعة} two {قطعة} few {قطع} many {قطعة} other {قطعة}}',
    spoken:
      '{quantity, plural, zero {{quantity} قطعة} one {قطعة واحدة} two {قطعتان} few {{quantity} قطع} many {{quantity} قطعة} other {{quantity} قطعة}}',
  },
});
