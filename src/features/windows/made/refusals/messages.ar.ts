import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { refusalMessages } from './messages';

export const arabic: Catalog = translateMessages(refusalMessages, {
  codes: {
    unmeasured: 'أدخل العرض والطول ليظهر السعر.',
    mount: 'لا يمكن تثبيتها هناك. اختر مكانًا آخر.',
    cloth: 'هذا القماش غير معروض للبيع حاليًا.',
    heading: 'لا نفصّل هذا الشكل من هذا القماش.',
    lining: 'هذه البطانة لا تناسب هذا الشكل.',
    size: 'نفصّلها من {min} إلى {max} سم. مقاسك {value} سم.',
    sizeAtMost: 'نفصّلها حتى {max} سم. مقاسك {value} سم.',
    left: 'أحد الجانبين ضيق جدًا. جانبان متساويان مناسبان.',
    needsPole: 'هذا الشكل يُعلَّق على ماسورة لا على سكة.',
    needsTrack: 'الويفي يحتاج إلى سكة خاصة، ولا يُعلَّق على ماسورة.',
    motorPole: 'المحرك يحتاج إلى سكة، ولا يحرّك ستارة على ماسورة.',
    motorHeading: 'المحرك يناسب الويفي والكسرات الثنائية والثلاثية فقط.',
    motorSystem: 'لا يتوفر محرك لهذه الستارة.',
    battery: 'محرك البطارية أضعف مما تحتاجه هذه النافذة.',
    tooHeavyForMotor: 'الوزن {value} كجم وأقوى محرك يسحب {max} كجم.',
    tooHeavyForTrack: 'الوزن أكبر مما تحمله سككنا.',
    depth: 'هذه الستارة تحتاج إلى عمق {min} سم وعمق الفتحة {value} سم.',
    tooWide: 'أقصى عرض لستارة واحدة {max} سم. مقاسك {value} سم.',
    area: 'ستارة واحدة بهذا المقاس ثقيلة جدًا.',
    control: 'لا تتحرك هذه الستارة بهذه الطريقة.',
    cordless: 'الستائر من دون سلسلة أصغر من هذه.',
    tooNarrowForMotor: 'المحرك يحتاج إلى ستارة أعرض من هذه.',
    extras: 'إحدى الإضافات لا تناسب هذه الستارة.',
    child: 'في بيت فيه طفل صغير لا نركّب سلسلة.',
    chain: 'السلسلة الآمنة هنا قصيرة جدًا.',
  },
  changes: {
    outside: 'ركّبها أمام الفتحة',
    parts: {
      curtain:
        '{parts, plural, zero {استخدم {parts} سكة طول كل منها {each} سم} one {استخدم {parts} سكة طول كل منها {each} سم} two {استخدم سكتين طول كل منهما {each} سم} few {استخدم {parts} سكك طول كل منها {each} سم} many {استخدم {parts} سكة طول كل منها {each} سم} other {استخدم {parts} سكة طول كل منها {each} سم}}',
      blind:
        '{parts, plural, zero {استخدم {parts} ستارة عرض كل منها {each} سم} one {استخدم {parts} ستارة عرض كل منها {each} سم} two {استخدم ستارتين عرض كل منهما {each} سم} few {استخدم {parts} ستائر عرض كل منها {each} سم} many {استخدم {parts} ستارة عرض كل منها {each} سم} other {استخدم {parts} ستارة عرض كل منها {each} سم}}',
    },
    noMotor: 'حرّكها باليد',
    bothSides: 'اجعل الجانبين متساويين',
    withoutExtras: 'احذفها',
    choose: 'اختر {what}',
    measure: 'أدخل المقاس',
    otherSize: 'أدخل مقاسًا آخر',
    otherCloths: 'شاهد أقمشة أخرى',
  },
});
