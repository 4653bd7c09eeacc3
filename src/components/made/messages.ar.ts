import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { lineMessages, madeMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(madeMessages, {
    lines: {
      cloth: 'القماش',
      lining: 'البطانة',
      making: 'التفصيل',
      seams: 'الدرزات',
      handFinish: 'ثنيات مخيطة باليد',
      track: 'السكة أو الماسورة',
      joints: 'قطع ربط السكة',
      brackets: 'الحوامل',
      blind: 'الستارة',
      tube: 'أسطوانة أقوى',
      cordless: 'من دون سلسلة',
      cassette: 'علبة علوية',
      fascia: 'واجهة علوية',
      sideChannels: 'مجارٍ جانبية',
      wrappedBar: 'قضيب سفلي مغلّف',
      motor: 'المحرك',
      controls: 'أدوات التحكم',
      minimum: 'تكملة إلى أقل سعر',
      hemOnSite: 'ثنية تُخاط في الموقع',
      delivery: 'التوصيل',
      fitting: 'التركيب',
      rounding: 'التقريب',
      other: 'أخرى',
    },
    quantities: {
      metre: '{quantity} م',
      width:
        '{quantity, plural, zero {{quantity} قطعة} one {قطعة واحدة} two {قطعتان} few {{quantity} قطع} many {{quantity} قطعة} other {{quantity} قطعة}}',
      piece: '× {quantity}',
    },
    breakdown: 'تفاصيل السعر',
    total: 'الإجمالي شامل الضريبة',
    vatOf: 'منها ضريبة القيمة المضافة: {amount}',
    drawing: {
      window: 'نافذة عرضها {width} سم وطولها {drop} سم.',
      pair: 'العرض بعد التفصيل {width} سم والطول {drop} سم، ستارتان تُفتحان إلى الجانبين.',
      left: 'العرض بعد التفصيل {width} سم والطول {drop} سم، ستارة واحدة تُفتح إلى اليسار.',
      right: 'العرض بعد التفصيل {width} سم والطول {drop} سم، ستارة واحدة تُفتح إلى اليمين.',
      blind:
        '{parts, plural, zero {{parts} ستارة، عرض كل منها {width} سم وطولها {drop} سم.} one {ستارة واحدة، عرضها بعد التفصيل {width} سم وطولها {drop} سم.} two {ستارتان، عرض كل منهما {width} سم وطولها {drop} سم.} few {{parts} ستائر، عرض كل منها {width} سم وطولها {drop} سم.} many {{parts} ستارة، عرض كل منها {width} سم وطولها {drop} سم.} other {{parts} ستارة، عرض كل منها {width} سم وطولها {drop} سم.}}',
    },
    cm: '{value} سم',
    size: '{width} × {drop} سم',
  }),
  ...translateMessages(lineMessages, {
    validUntil: 'السعر ثابت حتى {day}',
    previousPrice: 'كان {price}.',
    edit: 'تعديل',
    editLine: 'تعديل {label}',
    copy: 'انسخها لنافذة أخرى',
    copyLine: 'انسخها لنافذة أخرى: {label}',
    unavailable: 'لم نعد نفصّل هذا الاختيار. احذفه، أو اختر من جديد في صفحة المنتج.',
  }),
};
