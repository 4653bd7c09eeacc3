import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the pagination. */
export const paginationMessages = defineMessages('components.pagination', {
  page: 'page {page}',
  goToPage: 'Go to page {page}',
  goToPreviousPage: 'Go to previous page',
  goToNextPage: 'Go to next page',
});
