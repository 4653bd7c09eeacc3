import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { messages, notFoundMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(messages, {
    detail: 'هذا القماش',
    detailTitle: 'قماش',
    loadingDetail: 'جارٍ تحميل هذا القماش',
    pictures: 'الصور',
    showPicture: 'اعرض الصورة {number} من {count}',
    enlargePicture: '{alt}. تكبير الصورة {number} من {count}',
    from: 'من',
    ways: {
      question: 'ماذا تودّ أن تشتري؟',
      made: 'مفصّلة لنافذتك',
      cloth: 'قماش بالمتر',
      ready: 'جاهزة بمقاسات ثابتة',
      yourPrice: 'أدخل مقاساتك ليظهر السعر',
      madeHint: 'تُفصَّل على مقاسك ونركّبها لك. شامل الضريبة.',
    },
    size: 'المقاس',
    sizeIs: 'المقاس:',
    oneSize: 'مقاس واحد',
    sizesAndPrices: 'المقاسات والأسعار',
    buy: 'اشترِ هذا القماش',
    addToCart: 'أضف إلى السلة',
    adding: 'جارٍ الإضافة',
    viewCart: 'عرض السلة',
    priceOnRequest: 'سعر هذا المقاس غير معروف حاليًا. يُرجى سؤالنا عنه.',
    noSizes: 'لا مقاس متاح للبيع من هذا القماش حاليًا. يُرجى سؤالنا عنه.',
    related: 'يليق معه',
    unitGroups: {
      metre: 'بالمتر',
      panel: 'ستائر جاهزة',
      blind: 'ستائر رول ورومانية جاهزة',
    },
    unitHints: {
      metre: 'قماش للتفصيل، وليس ستارة جاهزة.',
      panel: 'تكفي ستارتان لسكة طولها حتى 140 سم.',
    },
  }),

  ...translateMessages(notFoundMessages, {
    missingMetaTitle: 'القماش غير موجود',
    missingTitle: 'لم نجد هذا القماش.',
    missingHelp: 'قد يكون الرابط ناقصًا، أو لم يعد القماش ضمن مجموعتنا. تعرض القائمة كل ما لدينا.',
  }),
};
