import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  title: 'الأسئلة الشائعة',
  pageTitle: '{page, plural, =1 {الأسئلة الشائعة} other {الأسئلة الشائعة، صفحة {page}}}',
  what: 'الأسئلة',
  crumb: 'الأسئلة الشائعة',
  intro:
    'ما يسأل عنه الناس قبل الطلب وأثناءه وبعده. إن لم تجد سؤالك هنا فاسألنا مباشرة: نرد على الهاتف من داخل الورشة.',
  pages: 'صفحات الأسئلة',
  none: 'لم نجمع أي أسئلة بعد.',
  noneHelp: 'اسألنا مباشرة، ونرد في يوم العمل نفسه.',
  noneOnPage: 'لا توجد أسئلة في هذه الصفحة.',
  noneOnPageHelp: 'عدد صفحات القائمة أقل مما في الرابط.',
  firstPage: 'إلى الصفحة الأولى',
  search: 'ابحث في الأسئلة',
  found:
    '{count, plural, =0 {لم نجد أي سؤال} zero {لم نجد أي سؤال} one {وجدنا سؤالًا واحدًا} two {وجدنا سؤالين} few {وجدنا {count} أسئلة} many {وجدنا {count} سؤالًا} other {وجدنا {count} سؤال}}',
  noneFound: 'لا يوجد سؤال أو جواب فيه «{search}».',
  noneFoundHelp: 'جرّب كلمة أقصر أو كلمة أخرى، أو اسألنا مباشرة، ونرد في يوم العمل نفسه.',
  allQuestions: 'عرض كل الأسئلة',
  stillAsking: 'ما زال لديك سؤال؟',
  stillAskingText: 'اتصل أو اكتب إلينا، أو دع أحد مستشارينا يجيبك عند نافذتك.',
});
