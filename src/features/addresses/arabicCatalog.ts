import type { Catalog } from '@/i18n/translateMessages';
import { arabic, arabicForm } from './messages.ar';

/** Arabic texts of the saved addresses. */
export const addressesArabic: Catalog = { ...arabic, ...arabicForm };
