import { translateMessages } from '@/i18n/translateMessages';
import { accountMessages } from './accountMessages';

export const arabic = translateMessages(accountMessages, {
  account: 'محفوظة في حسابك.',
  device: 'محفوظة على هذا الجهاز.',
  waiting: 'محفوظة على هذا الجهاز، وتُحفظ في حسابك عند توفر الاتصال.',
  signIn: 'سجّل الدخول لتجدها على حاسوبك.',
  others:
    '{count, plural, zero {لا نوافذ لحسابات أخرى على هذا الجهاز.} one {نافذة واحدة على هذا الجهاز لحساب آخر، وليست محفوظة في حسابك.} two {نافذتان على هذا الجهاز لحسابات أخرى، وليستا محفوظتين في حسابك.} few {{count} نوافذ على هذا الجهاز لحسابات أخرى، وليست محفوظة في حسابك.} many {{count} نافذة على هذا الجهاز لحسابات أخرى، وليست محفوظة في حسابك.} other {{count} نافذة على هذا الجهاز لحسابات أخرى، وليست محفوظة في حسابك.}}',
  claim:
    '{count, plural, zero {أضفها إلى حسابي} one {أضفها إلى حسابي} two {أضفهما إلى حسابي} few {أضفها إلى حسابي} many {أضفها إلى حسابي} other {أضفها إلى حسابي}}',
  earlier: 'النسخة السابقة من {name}',
  earlierHelp: 'عُدّلت هذه النافذة على جهازين. يُعتمد أحدث تعديل، ويبقى الآخر محفوظًا هنا.',
  current: 'الآن، عُدّلت في {day}',
  other: 'قبل ذلك، عُدّلت في {day}',
  restore: 'استخدم السابقة',
  close: 'أبقها',
});
