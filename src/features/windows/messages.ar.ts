import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import {
  adviceMessages,
  budgetMessages,
  messages,
  noteMessages,
  quoteMessages,
  toggleMessages,
  transferMessages,
  visitMessages,
} from './messages';

export const arabic: Catalog = {
  ...translateMessages(messages, {
    title: 'نوافذي',
    intro:
      'قس كل نافذة مرة واحدة، فيعرض لك المتجر المقاسات المناسبة وعدد الأمتار والسعر. لا حاجة إلى تسجيل الدخول، ولا إلى اتصال بالإنترنت أثناء القياس.',
    add: 'أضف نافذة',
    full: 'القائمة ممتلئة: {max} نافذة. امسح نافذة لتضيف أخرى.',
    emptyTitle: 'لا نوافذ بعد.',
    emptyHelp: 'خذ شريط قياس معدنيًا، وقس بالسنتيمتر.',
    loading: 'جارٍ تحميل نوافذك',
    noRoom: 'بلا غرفة',
    unnamed: 'نافذة {number}',
    size: 'العرض {width} × الطول {drop}',
    notMeasured: 'لم تُقس بعد',
    toCheck:
      '{count, plural, zero {لا شيء للمراجعة} one {ملاحظة واحدة للمراجعة} two {ملاحظتان للمراجعة} few {{count} ملاحظات للمراجعة} many {{count} ملاحظة للمراجعة} other {{count} ملاحظة للمراجعة}}',
    change: 'عدّل {name}',
    pricesOf: 'اعرض ما يناسبها والسعر: {name}',
    inCart: 'في سلتك: {name}، {price}',
    ordered: 'طُلبت في {day}: {name}',
    from: {
      curtain: 'ستائر مفصّلة شاملة التركيب من {price}',
      blind: 'ستارة مفصّلة شاملة التركيب من {price}',
    },
    moreExact: 'تفاصيل أدق',
    done: 'تم: العودة إلى كل النوافذ',
    notFoundTitle: 'هذه النافذة ليست على هذا الجهاز.',
    notFoundHelp: 'ربما مُسحت في علامة تبويب أخرى.',
    saved: 'يُحفظ كل تعديل على هذا الجهاز فورًا.',
    erase: 'امسح هذه النافذة',
    eraseAll: 'امسح كل النوافذ',
    eraseOneTitle: 'مسح {name}؟',
    eraseAllTitle:
      '{count, plural, zero {مسح النوافذ؟} one {مسح النافذة؟} two {مسح النافذتين؟} few {مسح النوافذ كلها، وعددها {count}؟} many {مسح النوافذ كلها، وعددها {count}؟} other {مسح النوافذ كلها، وعددها {count}؟}}',
    eraseText: 'ستُزال القياسات من هذا الجهاز، ولا يمكن التراجع عن ذلك.',
    eraseInAccount: 'ستُزال القياسات من هذا الجهاز ومن حسابك، ولا يمكن التراجع عن ذلك.',
    eraseConfirm: 'امسح',
    keep: 'احتفظ بها',
    drawing: {
      title: 'رسم بمقياس صحيح',
      empty: 'يظهر الرسم مع أول عرض وطول.',
      curtain:
        'نافذة عرضها {width} سم، وستائر طولها {drop} سم، وسكة طولها {track} سم؛ تتجمع الستائر المفتوحة في {stack} سم {sides, select, both {على كل جانب} left {يسارًا} other {يمينًا}}.',
      blind: 'فتحة عرضها {width} سم وارتفاعها {drop} سم.',
      width: 'العرض',
      drop: 'الطول',
      track: 'السكة',
      stackEach: 'الستائر المفتوحة، كل جانب',
      stack: 'الستائر المفتوحة، جانب واحد',
      covered: 'زجاج يبقى مغطى',
      cm: '{value} سم',
    },
  }),

  ...translateMessages(toggleMessages, {
    toggle: 'أي مقاس لنافذتي؟',
  }),

  ...translateMessages(adviceMessages, {
    window: 'النافذة',
    measure: 'قس نافذة',
    none: 'قس نافذة أولًا، ثم يظهر هنا كيف يناسبها كل مقاس وكم يكلف.',
    noAdvice:
      'لا يمكن مقارنة مقاسات هذا المنتج بهذه النافذة. راجع قياساتها، أو احجز الزيارة المجانية.',
    widths:
      '{widths, plural, zero {بلا قطع} one {قطعة واحدة بعرض القماش} two {قطعتان بعرض القماش} few {{widths} قطع بعرض القماش} many {{widths} قطعة بعرض القماش} other {{widths} قطعة بعرض القماش}}، {seams, plural, zero {بلا درزات} one {درزة واحدة} two {درزتان} few {{seams} درزات} many {{seams} درزة} other {{seams} درزة}}',
    sideways: 'يُعلّق على جانبه، بلا درزات',
    metres:
      '{metres, plural, zero {{metres} متر} one {متر واحد} two {متران} few {{metres} أمتار} many {{metres} مترًا} other {{metres} متر}}، ويُباع بالمتر الكامل: {quantity}',
    forWindow: '{price} لهذه النافذة',
    panels:
      '{count, plural, zero {بلا ستائر} one {ستارة واحدة} two {ستارتان} few {{count} ستائر} many {{count} ستارة} other {{count} ستارة}}',
    shorten: 'نقصّرها بمقدار {by} سم',
    lowerRod: 'أنزل الماسورة {by} سم',
    tooShortPanel: 'أقصر بمقدار {by} سم',
    inside: 'تناسب داخل الإطار',
    outside: 'تناسب أمام الإطار، وتزيد {by} سم على كل جانب',
    best: 'أصغر مقاس مناسب',
    reasons: {
      unknown: 'قس العرض والطول أولًا',
      tooNarrow: 'ضيقة',
      tooWide: 'عريضة',
      tooShort: 'قصيرة',
      tooLong: 'طويلة',
      shallow: 'الفتحة غير عميقة بما يكفي',
    },
    add: {
      metre:
        'أضف {quantity, plural, zero {{quantity} متر} one {مترًا واحدًا} two {مترين} few {{quantity} أمتار} many {{quantity} مترًا} other {{quantity} متر}} لـ «{window}»',
      panel:
        'أضف {quantity, plural, zero {{quantity} ستارة} one {ستارة واحدة} two {ستارتين} few {{quantity} ستائر} many {{quantity} ستارة} other {{quantity} ستارة}} لـ «{window}»',
      blind:
        'أضف {quantity, plural, zero {{quantity} قطعة} one {قطعة واحدة} two {قطعتين} few {{quantity} قطع} many {{quantity} قطعة} other {{quantity} قطعة}} لـ «{window}»',
    },
    adding: 'جارٍ الإضافة…',
    added: 'في سلتك لـ «{window}».',
    addedFewer: 'في سلتك {added} من {quantity}. عدّل الكمية هناك.',
    viewCart: 'عرض السلة',
    cheapest: 'المقاس الأقل تكلفة',
    finished: 'مفصّلة لهذه النافذة: شاهد السعر',
    clothOnly:
      'سعر القماش فقط من دون التفصيل والبطانة والسكة: اختر «مفصّلة لنافذتك» حيث تتوفر، أو اسأل في الزيارة المجانية.',
  }),

  ...translateMessages(budgetMessages, {
    title: 'ما يناسبها وكم يكلف',
    help: 'ثلاثة من منتجاتنا لهذه النافذة، من الأقل سعرًا إلى الأعلى: القماش وحده، ومفصّلة شاملة التركيب بالاختيارات الأولى.',
    show: 'اعرض ما يناسبها والسعر',
    hide: 'أخفِ الأسعار',
    what: 'الأسعار',
    loading: 'جارٍ تحميل الأسعار',
    none: 'لا يتوفر الآن ما يناسب هذه النافذة.',
    ranks: { low: 'الأقل سعرًا', middle: 'بينهما', high: 'الأعلى سعرًا' },
    cost: 'القماش وحده: {price} {metres, plural, zero {لـ {metres} متر} one {لمتر واحد} two {لمترين} few {لـ {metres} أمتار} many {لـ {metres} مترًا} other {لـ {metres} متر}}',
    finished: 'مفصّلة شاملة التركيب من {price}',
    noPrice: 'لا يمكن حساب هذا القماش لهذه النافذة.',
  }),

  ...translateMessages(noteMessages, {
    title: 'القياسات للورشة',
    help: 'اختر نوافذ هذا الطلب. يُضاف النص إلى ملاحظاتك، ويمكنك تعديله هناك.',
    empty: 'لا توجد نوافذ مقيسة على هذا الجهاز بعد.',
    measure: 'قس نافذة',
    add: 'أضف إلى ملاحظاتي',
    cancel: 'إلغاء',
    line: '{name}: العرض {width} × الطول {drop} سم',
    widths: 'العرض: أعلى {top}، الوسط {middle}، أسفل {bottom} سم',
    drops: 'الطول: يسار {left}، الوسط {middle}، يمين {right} سم',
  }),

  ...translateMessages(quoteMessages, {
    table: 'سعر كل قماش لكل نافذة',
    total: 'المجموع',
    partial:
      '{count, plural, zero {كل النوافذ} one {من دون نافذة واحدة} two {من دون نافذتين} few {من دون {count} نوافذ} many {من دون {count} نافذة} other {من دون {count} نافذة}}',
    noPrice: 'لا سعر',
    fitterTitle: 'ورقة التركيب: {window}',
    none: 'قس نافذة بعرضها وارتفاعها أولًا: الورقة لنوافذك.',
    print: 'اطبع',
    back: 'العودة إلى المقارنة',
    cartTitle: 'عرض السعر',
    printCart: 'اطبع عرض السعر',
    backToCart: 'العودة إلى السلة',
    notMeasured: 'لم يُقَس',
    freeWall: 'جدار خالٍ',
    notes: 'للانتباه',
    hints: 'ما يُتحقَّق منه عند النافذة',
  }),

  ...translateMessages(transferMessages, {
    title: 'انقل نوافذك معك',
    help: 'إلى هاتف أو حاسوب آخر، أو إلى الخياط.',
    save: 'احفظها في ملف',
    copy: 'انسخ رابطًا',
    copied: 'نُسخ الرابط. من يملكه يرى هذه القياسات.',
    copyFailed: 'تعذّر نسخ الرابط. احفظ ملفًا بدلًا منه.',
    send: 'أرسلها إلينا عبر واتساب',
    open: 'افتح ملفًا',
    unreadable: 'لا نوافذ في هذا الملف. اختر ملفًا محفوظًا من هنا.',
    previewTitle:
      '{count, plural, zero {لا نوافذ للإضافة} one {نافذة واحدة للإضافة} two {نافذتان للإضافة} few {{count} نوافذ للإضافة} many {{count} نافذة للإضافة} other {{count} نافذة للإضافة}}',
    previewHelp: 'راجعها قبل إضافتها. يُعتمد أحدث تعديل لكل نافذة.',
    add: 'أضفها إلى نوافذي',
    cancel: 'لا تضفها',
    added:
      '{count, plural, zero {لم تُضف نوافذ.} one {أُضيفت نافذة واحدة.} two {أُضيفت نافذتان.} few {أُضيفت {count} نوافذ.} many {أُضيفت {count} نافذة.} other {أُضيفت {count} نافذة.}}',
  }),

  ...translateMessages(visitMessages, {
    title: 'مسعّرة لزيارتك',
    help: 'نقيس هذه النوافذ ونؤكد أسعارها.',
    price: '{price} حتى {day}.',
    visit: 'الزيارة: {day}، {time}.',
  }),
};
