import { translateMessages } from '@/i18n/translateMessages';
import { replaceMessages } from './replaceMessages';

export const arabic = translateMessages(replaceMessages, {
  title: 'تقارن الآن {count} أقمشة. أيها تستبدل؟',
  replace: 'استبدل {name}',
  replaceUnknown: 'استبدل قماشًا لم يعد معروضًا',
  keep: 'أبقِ الـ{count} كلها',
});
