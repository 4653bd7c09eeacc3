import { translateMessages } from '@/i18n/translateMessages';
import { listMessages } from './listMessages';

export const arabic = translateMessages(listMessages, {
  listIntro:
    'كتان ومخمل وحرير وشيفون وبلاك أوت من مشغلنا في دبي، بالمتر أو جاهزة للتعليق في اليوم التالي.',
  listDescription:
    'أقمشة ستائر من سديل في دبي: كتان ومخمل وحرير وفوال وبلاك أوت بالمتر أو ستائر جاهزة، مع الأسعار والمقاسات.',
  searchTitle: 'أقمشة «{search}»',
  // Phrases in which the name of a value does not have to agree with the plural.
  facetTitles: {
    colour: 'أقمشة لونها {name}',
    opacity: 'أقمشة نوعها {name}',
    material: 'أقمشة {name}',
    pattern: 'أقمشة نقشتها {name}',
    room: 'أقمشة {name}',
    soldAs: 'أقمشة: {name}',
    width: 'أقمشة عرضها {name}',
    care: 'أقمشة: {name}',
  },
  facetDescription:
    '{title} للستائر والرولات من سديل في دبي، مع الأسعار والمقاسات وعينات تصل إلى نوافذك.',
  pageTitle: '{title}، صفحة {page}',
  list: 'الأقمشة',
  pages: 'صفحات الأقمشة',
  count:
    '{count, plural, zero {لا أقمشة} one {قماش واحد} two {قماشان} few {{count} أقمشة} many {{count} قماشًا} other {{count} قماش}}',
  moreThan: 'أكثر من {count} قماش',
  countFor: '{count} لـ «{search}»',
  place: '{count}، صفحة {page} من {totalPages}',
  invitation: 'شاهدها في ضوء بيتك',
  invitationText: 'يحضر المستشار العينات إلى نوافذك مجانًا، وغالبًا في اليوم نفسه.',
  book: 'احجز زيارة مجانية',
  openSearch: 'ابحث في الأقمشة',
  clear: 'مسح',
  clearSearch: 'مسح البحث',
  clearSearchFor: 'مسح البحث «{search}»',
  closeSearch: 'أغلق البحث',
  searchHelp: 'الاسم أو النسيج أو اللون أو الصانع',
  searching: 'جارٍ البحث…',
  searchDropsFilters: 'البحث الجديد يشمل كل الأقمشة، دون الفلاتر التي اخترتها.',
  searchFailed: 'تعذّر البحث. {reason}',
  showList: 'عرض القائمة',
  firstResults: 'النتائج الأولى',
  popular: 'الأكثر بحثًا',
  correctedTo: 'نعرض نتائج «{term}». {found}',
  searchExactly: 'ابحث عن «{search}» كما كتبتها',
  namedCategories: 'الأقسام',
  noMatch: 'لا أقمشة تطابق «{search}».',
  clearSubCategory: 'اعرض كل الأقمشة، لا «{name}» وحدها',
  checkConnection: 'تحقّق من الاتصال.',
  popularSearches: {
    linen: 'كتان',
    velvet: 'مخمل',
    silk: 'حرير',
    voile: 'شيفون',
    blackout: 'بلاك أوت',
    jacquard: 'جاكار',
  },
});
