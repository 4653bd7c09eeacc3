import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { accountMessages, footerMessages, menuMessages, messages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(messages, {
    skip: 'انتقل إلى المحتوى',
    wordmark: 'سديل، الصفحة الرئيسية',
    mainNavigation: 'القائمة الرئيسية',
    search: 'بحث',
    openMenu: 'افتح القائمة',
    links: {
      home: 'الرئيسية',
      about: 'من نحن',
      aboutUs: 'من نحن',
      categories: 'الأقسام',
      ourWorks: 'أعمالنا',
      faq: 'الأسئلة الشائعة',
      orders: 'طلباتي',
      cart: 'السلة',
      fabrics: 'الأقمشة',
      guide: 'دليل الضوء',
      windows: 'نوافذي',
    },
    pageFailed: {
      title: 'تعذّر فتح هذه الصفحة.',
      help: 'ربما انقطع الاتصال، أو صدرت نسخة جديدة من المتجر. تكفي عادةً إعادة التحميل.',
      reload: 'أعد التحميل',
    },
    pageNotSaved: {
      title: 'هذه الصفحة غير محفوظة على جهازك.',
      help: 'ستُفتح تلقائيًا فور عودة الاتصال.',
      reload: 'حاول مرة أخرى',
    },
    offline: 'أنت غير متصل بالإنترنت. الصفحات التي فتحتها ما زالت متاحة هنا.',
  }),

  ...translateMessages(accountMessages, {
    logIn: 'تسجيل الدخول',
    logOut: 'تسجيل الخروج',
    orders: 'طلباتي',
    myAccount: 'حسابي',
    signedInAs: 'مسجّل الدخول باسم',
  }),

  ...translateMessages(menuMessages, {
    menu: 'القائمة',
    closeMenu: 'أغلق القائمة',
  }),

  ...translateMessages(footerMessages, {
    visitUs: 'تفضّل بزيارتنا',
    contact: 'تواصل معنا',
    information: 'معلومات',
    blog: 'المدونة',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
    rights: '© {year} {name}. جميع الحقوق محفوظة.',
  }),
};
