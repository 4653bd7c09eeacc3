import { translateMessages } from '@/i18n/translateMessages';
import { paginationMessages } from './paginationMessages';

export const arabic = translateMessages(paginationMessages, {
  page: 'الصفحة {page}',
  goToPage: 'انتقل إلى الصفحة {page}',
  goToPreviousPage: 'انتقل إلى الصفحة السابقة',
  goToNextPage: 'انتقل إلى الصفحة التالية',
});
