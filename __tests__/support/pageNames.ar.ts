import type { PageNames } from './pageNames.ts';

/** Heading and named landmarks of each page in Arabic, besides the main navigation. */
export const arabicPages: PageNames = {
  home: {
    title: 'ستائر ومفروشات منزلية في دبي',
    landmarks: [
      'region: المختارات',
      'region: العروض',
      'region: تسوّق حسب القسم',
      'region: ما يميزنا',
      'region: أبسط ما يكسو النافذة',
      'region: مساء الخير، أغلق الستائر',
      'region: تخفيضات الصيف',
      'region: ماذا يقول عملاؤنا',
      'region: أحدث المقالات',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'region: احجز استشارتك المجانية في اليوم نفسه',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  account: {
    title: 'حسابي',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: بياناتك',
      'region: نوافذي',
      'region: طلباتي',
      'region: العناوين المحفوظة',
      'region: الأجهزة المسجّل دخولها',
      'region: بياناتك المحفوظة',
      'region: إغلاق الحساب',
    ],
  },
  categories: {
    title: 'الأقسام',
    landmarks: ['navigation: مسار الصفحة', 'region: ستائر الرول والشرائح'],
  },
  curtains: {
    title: 'ستائر',
    landmarks: ['navigation: مسار الصفحة', 'navigation: المزيد من صالة العرض'],
  },
  curtainDetail: {
    title: 'ستائر كتان',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: أقمشة تناسبها',
      'region: كيف نعتني بها',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  rollers: {
    title: 'ستائر الرول والشرائح',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: ما الذي يميز ستائرنا',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  rollersDetail: {
    title: 'مزايا ستائر الرول والشرائح',
    landmarks: ['navigation: مسار الصفحة', 'region: اعثر على ستارة نافذتك'],
  },
  about: { title: 'من نحن', landmarks: ['navigation: مسار الصفحة', 'region: شاهد ما علّقناه'] },
  faq: {
    title: 'الأسئلة الشائعة',
    landmarks: ['navigation: مسار الصفحة', 'navigation: صفحات الأسئلة'],
  },
  ourWorks: {
    title: 'أعمالنا',
    landmarks: ['navigation: مسار الصفحة', 'navigation: صفحات أعمالنا'],
  },
  ourWorkDetails: {
    title: 'صالة فيلا، تلال الإمارات',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: ما عُلّق في هذه الغرفة',
      'region: هل تريد غرفة كهذه؟',
    ],
  },
  products: {
    title: 'الأقمشة',
    landmarks: ['navigation: مسار الصفحة', 'navigation: صفحات الأقمشة'],
  },
  productDetail: {
    title: 'كتان ألماس العاجي',
    landmarks: [
      'navigation: مسار الصفحة',
      'navigation: صفحات التقييمات',
      'region: القماش بالأرقام',
      'region: على نافذة',
      'region: التقييمات',
      'region: يليق معه',
    ],
  },
  cart: {
    title: 'سلتك',
    landmarks: ['navigation: مسار الصفحة', 'region: ملخص السلة', 'region: قبل أن تدفع'],
  },
  checkout: {
    title: 'إتمام الطلب',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: بيانات الفاتورة',
      'region: ملخص طلبك',
      'region: قبل أن تدفع',
      'region: معلومات إضافية',
      'form: إتمام الطلب',
    ],
  },
  guide: {
    title: 'دليل الضوء والخصوصية',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: ما يناسبها',
      'region: شيفون بملمس الكتان',
      'region: ستارة تمرّر الضوء أو معتمة جزئيًا',
      'region: الشمس على هذه النافذة',
      'region: غرب: الشمس المباشرة في يوم 21 من كل شهر، وسماء صافية، وبلا شرفة.',
      'form: نافذتك',
    ],
  },
  compare: {
    title: 'قارن الأقمشة',
    landmarks: ['navigation: مسار الصفحة', 'region: مقارنة قماشين', 'region: قارنها في غرفة'],
  },
  feature: {
    title: 'خامات استثنائية الجودة',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'region: المزيد مما يميزنا',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  article: {
    title: 'كيف تختار قماش ستارة تحبه بعد عشر سنوات',
    landmarks: ['navigation: مسار الصفحة', 'region: اقرأ أيضًا'],
  },
  orders: { title: 'طلباتي', landmarks: ['navigation: مسار الصفحة', 'navigation: تصفية الطلبات'] },
  orderDetail: { title: 'الطلب رقم {number}', landmarks: ['navigation: مسار الصفحة'] },
  invoice: { title: 'إيصال Receipt', landmarks: ['region: مشترياتك'] },
  login: { title: 'أنشئ حسابًا أو سجّل الدخول', landmarks: [] },
  verifyOtp: { title: 'أدخل رمز التحقق', landmarks: [] },
  windows: { title: 'نوافذي', landmarks: ['navigation: مسار الصفحة'] },
  privacy: { title: 'سياسة الخصوصية', landmarks: ['navigation: في هذه الصفحة'] },
  terms: { title: 'الشروط والأحكام', landmarks: ['navigation: في هذه الصفحة'] },
  customTailoring: {
    title: 'تفصيل حسب الطلب',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'region: خدماتنا الأخرى',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  hemming: {
    title: 'تقصير وثني الأطراف',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'region: خدماتنا الأخرى',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  curtainFabrics: {
    title: 'أقمشة الستائر',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'region: خدماتنا الأخرى',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  repair: {
    title: 'إصلاح وصيانة',
    landmarks: [
      'navigation: مسار الصفحة',
      'region: احجز موعدًا مجانيًا في اليوم نفسه',
      'region: خدماتنا الأخرى',
      'form: احجز موعدًا مجانيًا في اليوم نفسه',
    ],
  },
  notFound: { title: 'لا شيء خلف هذه الستارة', landmarks: [] },
};
