import type { Language } from '@/contract/common';
import type { PageId } from '@/contract/pages';

export type PageName = PageId | 'notFound';

/** A text in both languages. */
type Bilingual = Readonly<Record<Language, string>>;

interface Names {
  title: Bilingual;
  landmarks: readonly Bilingual[];
}

const landmark = (role: string) => (en: string, ar: string) => ({
  en: `${role}: ${en}`,
  ar: `${role}: ${ar}`,
});
const region = landmark('region');
const form = landmark('form');
const navigation = landmark('navigation');

const page = (en: string, ar: string, landmarks: readonly Bilingual[]): Names => ({
  title: { en, ar },
  landmarks,
});

const breadcrumb = navigation('Breadcrumb', 'مسار الصفحة');
const booking = [region, form].map((named) =>
  named('Book a Free same day appointment', 'احجز موعدًا مجانيًا في اليوم نفسه'),
);

/**
 * Heading of each page and its named landmarks besides the main navigation. They are written out, because texts taken
 * from the messages would not show that two are swapped.
 */
export const pageNames: Readonly<Record<PageName, Names>> = {
  home: page('Curtains, blinds and home furnishing in Dubai', 'ستائر ورول وتنجيد في دبي', [
    region('Featured', 'المختارات'),
    region('Offers', 'العروض'),
    region('Shop by category', 'تسوّق حسب القسم'),
    region('What makes us unique', 'ما يميزنا'),
    region('The neatest way to dress a window', 'أبسط ما يكسو النافذة'),
    region('Good evening, close the curtains', 'مساء الخير، أغلق الستائر'),
    region('Summer sale', 'تخفيضات الصيف'),
    region('What our customers say', 'ماذا يقول عملاؤنا'),
    region('Latest articles', 'أحدث المقالات'),
    ...booking,
    region(
      'Schedule Your Complimentary Same-Day Consultation',
      'احجز استشارتك المجانية في اليوم نفسه',
    ),
  ]),
  categories: page('Categories', 'الأقسام', [
    breadcrumb,
    region('Rollers and Blinds', 'ستائر الرول والشرائح'),
  ]),
  curtains: page('Curtains', 'ستائر', [
    breadcrumb,
    navigation('More of the showroom', 'المزيد من صالة العرض'),
  ]),
  curtainDetail: page('Linen curtains', 'ستائر كتان', [
    breadcrumb,
    region('Fabrics for this', 'أقمشة تناسبها'),
    region('How we look after it', 'كيف نعتني بها'),
    ...booking,
  ]),
  rollers: page('Rollers and Blinds', 'ستائر الرول والشرائح', [
    breadcrumb,
    region('What sets ours apart', 'ما الذي يميز ستائرنا'),
    ...booking,
  ]),
  rollersDetail: page('Features Of Rollers & Blinds', 'مزايا ستائر الرول والشرائح', [
    breadcrumb,
    region('Find the blind for your window', 'اعثر على ستارة نافذتك'),
  ]),
  about: page('About us', 'من نحن', [
    breadcrumb,
    region('See what we have hung', 'شاهد ما علّقناه'),
  ]),
  faq: page('Frequently asked questions', 'الأسئلة الشائعة', [
    breadcrumb,
    navigation('Pages of questions', 'صفحات الأسئلة'),
  ]),
  ourWorks: page('Our Works', 'أعمالنا', [
    breadcrumb,
    navigation('Pages of our works', 'صفحات أعمالنا'),
  ]),
  ourWorkDetails: page('Villa sitting room, Emirates Hills', 'صالة فيلا، تلال الإمارات', [
    breadcrumb,
    region('Hung in this room', 'ما عُلّق في هذه الغرفة'),
    region('A room like this one?', 'هل تريد غرفة كهذه؟'),
  ]),
  products: page('Fabrics', 'الأقمشة', [
    breadcrumb,
    navigation('Pages of fabrics', 'صفحات الأقمشة'),
  ]),
  productDetail: page('Almas Ivory Linen', 'كتان ألماس العاجي', [
    breadcrumb,
    navigation('Pages of reviews', 'صفحات التقييمات'),
    region('The cloth in figures', 'مواصفات القماش'),
    region('Reviews', 'التقييمات'),
    region('Goes well with it', 'يليق معه'),
  ]),
  guide: page('Light and privacy guide', 'دليل الضوء والخصوصية', [
    breadcrumb,
    region('What suits it', 'ما يناسبها'),
    region('A linen-look sheer', 'شيفون بملمس الكتان'),
    region('A light-filtering or dim-out drape', 'ستارة تمرّر الضوء أو معتمة جزئيًا'),
    region('The sun on this window', 'الشمس على هذه النافذة'),
    region(
      'West: direct sun on the 21st of each month, clear sky, no balcony.',
      'غرب: الشمس المباشرة في يوم 21 من كل شهر، وسماء صافية، وبلا شرفة.',
    ),
    form('Your window', 'نافذتك'),
  ]),
  compare: page('Compare fabrics', 'قارن الأقمشة', [
    breadcrumb,
    region('Comparison of 2 fabrics', 'مقارنة قماشين'),
    region('Compare them in a room', 'قارنها في غرفة'),
  ]),
  feature: page('Exceptional quality materials', 'خامات استثنائية الجودة', [
    breadcrumb,
    ...booking,
    region('More that makes us unique', 'المزيد مما يميزنا'),
  ]),
  article: page(
    'How to choose a curtain fabric you will still like in ten years',
    'كيف تختار قماش ستارة تحبه بعد عشر سنوات',
    [breadcrumb, region('Read on', 'اقرأ أيضًا')],
  ),
  quote: page('Quote', 'عرض السعر', []),
  samples: page('Free samples', 'عينات مجانية', [breadcrumb]),
  windows: page('My windows', 'نوافذي', [breadcrumb]),
  customTailoring: page('Custom tailoring', 'تفصيل حسب الطلب', [
    breadcrumb,
    ...booking,
    region('Our other services', 'خدماتنا الأخرى'),
  ]),
  hemming: page('Hemming and shortening', 'تقصير وثني الأطراف', [
    breadcrumb,
    ...booking,
    region('Our other services', 'خدماتنا الأخرى'),
  ]),
  curtainFabrics: page('Curtain fabrics', 'أقمشة الستائر', [
    breadcrumb,
    ...booking,
    region('Our other services', 'خدماتنا الأخرى'),
  ]),
  repair: page('Repair and maintenance', 'إصلاح وصيانة', [
    breadcrumb,
    ...booking,
    region('Our other services', 'خدماتنا الأخرى'),
  ]),
  cart: page('Your cart', 'سلتك', [
    breadcrumb,
    region('Cart totals', 'ملخص السلة'),
    region('Before you pay', 'قبل أن تدفع'),
  ]),
  checkout: page('Checkout', 'إتمام الطلب', [
    breadcrumb,
    region('Billing details', 'بيانات الفاتورة'),
    region('Your order summary', 'ملخص طلبك'),
    region('Before you pay', 'قبل أن تدفع'),
    region('Additional information', 'معلومات إضافية'),
    form('Checkout', 'إتمام الطلب'),
  ]),
  orders: page('My Orders', 'طلباتي', [breadcrumb, navigation('Filter orders', 'تصفية الطلبات')]),
  orderDetail: page('Order #{number}', 'الطلب رقم {number}', [breadcrumb]),
  invoice: page('Receipt إيصال', 'إيصال Receipt', [region('What you bought', 'مشترياتك')]),
  account: page('My account', 'حسابي', [
    breadcrumb,
    region('Your details', 'بياناتك'),
    region('My quotes', 'عروض أسعاري'),
    region('Your shortlist', 'قائمتك'),
    region('Samples', 'العينات'),
    region('My windows', 'نوافذي'),
    region('Orders', 'طلباتي'),
    region('Saved addresses', 'العناوين المحفوظة'),
    region('Signed-in devices', 'الأجهزة المسجّل دخولها'),
    region('Your data', 'بياناتك المحفوظة'),
    region('Close account', 'إغلاق الحساب'),
  ]),
  login: page('Create an account or sign in', 'أنشئ حسابًا أو سجّل الدخول', []),
  verifyOtp: page('Enter OTP to Verify', 'أدخل رمز التحقق', []),
  privacy: page('Privacy Policy', 'سياسة الخصوصية', [navigation('On this page', 'في هذه الصفحة')]),
  terms: page('Terms & Conditions', 'الشروط والأحكام', [
    navigation('On this page', 'في هذه الصفحة'),
  ]),
  notFound: page('Nothing behind this curtain', 'لا شيء خلف هذه الستارة', []),
};
