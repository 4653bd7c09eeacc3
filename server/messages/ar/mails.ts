import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  code: {
    subject: (shop, code) => `${code} هو رمز دخولك إلى ${shop}`,
    title: 'رمز الدخول',
    advice: 'الرمز صالح لمرة واحدة ولمدة 3 دقائق. لن يطلبه منك أحد من فريقنا أبدًا.',
    notYou: 'إن لم تحاول تسجيل الدخول، فتجاهل هذه الرسالة.',
  },
  closingCode: {
    subject: (shop, code) => `${code} هو رمز إغلاق حسابك في ${shop}`,
    title: 'رمز إغلاق حسابك',
    advice: 'الرمز صالح لمرة واحدة ولمدة 3 دقائق. لن يطلبه منك أحد من فريقنا أبدًا.',
    notYou:
      'إن كنت لا تريد إغلاق حسابك، فلا تُدخل الرمز. وإن لم تطلبه، فهناك من سجّل الدخول إلى حسابك: اختر «تسجيل الخروج من جميع الأجهزة» في صفحة حسابك.',
  },
  order: {
    overline: 'الطلب',
    subject: (shop, number) => `طلبك من ${shop} رقم ${number}`,
    title: 'شكرًا على طلبك',
    next: 'وصلنا طلبك وهو في أيدٍ أمينة. من صفحته يمكنك متابعته ودفع قيمته أو إلغاؤه.',
    item: (size, quantity) => `${size}، ${quantity}`,
    fittedFrom: (ready, day) =>
      `إذا دفعت اليوم نفصّل النوافذ المفصّلة على مقاسك حتى ${ready} ونبدأ تركيبها من ${day}.`,
    arrivesBy: (ready, day) =>
      `إذا دفعت اليوم نفصّل النوافذ المفصّلة على مقاسك حتى ${ready} وتصلك بحلول ${day}.`,
    subTotal: 'المجموع الفرعي',
    shipping: 'الشحن',
    free: 'مجاني',
    total: 'الإجمالي',
    deliveryTo: 'التوصيل إلى',
    seeOrder: 'عرض طلبك',
    refund: 'المبلغ في طريقه إليك، ويصلك خلال 3 إلى 4 أيام عمل.',
  },
  statuses: {
    Confirmed: {
      step: 'تم تأكيد الطلب',
      title: 'تم تأكيد طلبك',
      subject: (shop, number) => `تم تأكيد طلبك من ${shop} رقم ${number}`,
      next: 'نبدأ العمل عليه الآن.',
    },
    Packed: {
      step: 'تم التغليف',
      title: 'تم تغليف طلبك',
      subject: (shop, number) => `تم تغليف طلبك من ${shop} رقم ${number}`,
      next: 'كل قطعة خيطت وفُحصت وغُلّفت، ويغادر طلبك ورشتنا قريبًا.',
    },
    Shipped: {
      step: 'تم الشحن',
      title: 'غادر طلبك ورشتنا',
      subject: (shop, number) => `تم شحن طلبك من ${shop} رقم ${number}`,
      next: 'سلّمناه إلى فريق الشحن.',
    },
    InTransit: {
      step: 'في الطريق',
      title: 'طلبك في الطريق',
      subject: (shop, number) => `طلبك من ${shop} رقم ${number} في الطريق`,
      next: 'هو في طريقه إلى أقرب فريق توصيل إليك.',
    },
    OutForDelivery: {
      step: 'خرج للتوصيل',
      title: 'خرج طلبك للتوصيل',
      subject: (shop, number) => `خرج طلبك من ${shop} رقم ${number} للتوصيل`,
      next: 'طلبك مع فريق التوصيل. يُرجى إبقاء هاتفك قريبًا منك.',
    },
    Delivered: {
      step: 'تم التوصيل',
      title: 'تم توصيل طلبك',
      subject: (shop, number) => `تم توصيل طلبك من ${shop} رقم ${number}`,
      next: 'نتمنى أن يكون كما تخيلته. وإن لم يعجبك شيء، فردّ على هذه الرسالة.',
    },
    Cancelled: {
      step: 'أُلغي الطلب',
      title: 'تم إلغاء طلبك',
      subject: (shop, number) => `تم إلغاء طلبك من ${shop} رقم ${number}`,
      next: 'لم يُخصم أي مبلغ.',
    },
  },
  invoices: {
    receipt: {
      subject: (shop, number) => `إيصالك من ${shop} رقم ${number}`,
      title: 'تم دفع قيمة طلبك',
      text: 'شكرًا لك. إيصالك جاهز للطباعة أو الحفظ.',
      link: 'عرض الإيصال',
    },
    refundReceipt: {
      subject: (shop, number) => `إيصال استرداد المبلغ من ${shop} رقم ${number}`,
      title: 'إيصال استرداد المبلغ',
      text: 'أعدنا إليك المبلغ المدفوع، وإيصال الاسترداد جاهز للطباعة أو الحفظ.',
      link: 'عرض إيصال الاسترداد',
    },
    taxInvoice: {
      subject: (shop, number) => `فاتورتك الضريبية من ${shop} رقم ${number}`,
      title: 'تم دفع قيمة طلبك',
      text: 'شكرًا لك. فاتورتك الضريبية جاهزة للطباعة أو الحفظ.',
      link: 'عرض الفاتورة الضريبية',
    },
    taxCreditNote: {
      subject: (shop, number) => `إشعار دائن ضريبي من ${shop} رقم ${number}`,
      title: 'إشعار دائن ضريبي',
      text: 'أعدنا إليك المبلغ المدفوع، وهذا الإشعار يلغي فاتورتك الضريبية.',
      link: 'عرض الإشعار الدائن',
    },
  },
  cancels: (number, cancelled) => `المستند \u2068${number}\u2069 يلغي \u2068${cancelled}\u2069.`,
  remake: {
    subject: (shop, number) => `طلبك من ${shop} رقم ${number}: نفصّلها من جديد`,
    title: 'نفصّل نافذتك من جديد',
    text: (original) => `نفصّل النافذة من طلبك رقم ${original} من جديد كما طلبتها، ولا تدفع شيئًا.`,
  },
  refund: {
    subject: (shop, number) => `استرداد مبلغ طلبك من ${shop} رقم ${number}`,
    title: 'أعدنا إليك المبلغ',
    text: (amount) =>
      `أعدنا ${amount} إلى البطاقة أو الحساب الذي دفعت منه. وقد يحتاج بنكك إلى بضعة أيام لإظهاره.`,
  },
  enquiry: {
    subject: (shop) => `وصلنا طلب موعدك في ${shop}`,
    title: 'شكرًا على دعوتنا لزيارتك',
    next: 'سيتصل بك فريقنا لتأكيد اليوم والساعة.',
    booked: { subject: (shop) => `تم حجز زيارة ${shop}`, title: 'تم حجز زيارتك' },
    nextByMail: 'سيراسلك فريقنا للاتفاق على اليوم والساعة.',
    offer:
      'القياس والاستشارة وعرض السعر المكتوب مجانًا. ونُحضر معنا عينات من الأقمشة لتراها في ضوء بيتك.',
    notYou: 'إن لم تطلب هذا الموعد، فيُرجى إبلاغنا.',
  },
};
