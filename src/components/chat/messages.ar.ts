import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { askMessages, chatMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(askMessages, {
    ask: 'اسأل عن هذا',
  }),

  ...translateMessages(chatMessages, {
    title: 'رسالتك إلينا',
    help: 'عدّلها كما تشاء. لا يُرسل شيء قبل أن ترسلها من واتساب.',
    helpOther: 'عدّلها كما تشاء، ثم انسخها والصقها في المحادثة.',
    helpNone: 'تعذّر تحميل رابط المحادثة. انسخ رسالتك وحاول لاحقًا.',
    text: 'الرسالة',
    tooLong: 'أطول مما يقبله واتساب. اختصرها أو انسخ النص.',
    open: 'اسأل عن هذا على واتساب',
    opensWhatsApp: '، يفتح واتساب',
    openOther: 'افتح المحادثة',
    newWindow: '، في نافذة جديدة',
    copy: 'انسخ النص',
    copied: 'نُسخ النص.',
    copyFailed: 'تعذّر نسخ النص. حدّده أعلاه وانسخه.',
    close: 'إغلاق',
    greeting: 'مرحبًا سديل،',
    product: 'لدي سؤال عن {product}.',
    cart: 'لدي سؤال عن سلتي، وإجماليها {total}:',
    line: '{product}: {quantity} × {price}',
    lineCount:
      '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {{count} منتجات} many {{count} منتجًا} other {{count} منتج}}',
    windows: 'هذه نوافذي:',
    windowCount:
      '{count, plural, zero {لا نوافذ مقيسة} one {نافذة مقيسة واحدة} two {نافذتان مقيستان} few {{count} نوافذ مقيسة} many {{count} نافذة مقيسة} other {{count} نافذة مقيسة}}',
    order: 'لدي سؤال عن طلبي {number}. حالته: {status}.',
    search: 'أبحث عن «{search}» ولم أجده في المتجر.',
    filters: 'لم أجد قماشًا بهذه الفلاتر:',
    question: 'هل يمكنكم مساعدتي؟',
  }),
};
