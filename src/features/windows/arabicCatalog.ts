import { arabic as windows } from './messages.ar';
import { arabic as editor } from './editor/editorMessages.ar';
import { arabic as hints } from './editor/hintMessages.ar';
import { arabic as account } from './account/accountMessages.ar';
import { arabic as advice } from './advice/adviceMessages.ar';
import { arabic as adviceToggle } from './advice/toggleMessages.ar';
import { arabic as budget } from './budget/budgetMessages.ar';
import { arabic as note } from './note/noteMessages.ar';
import { arabic as quote } from './quote/quoteMessages.ar';
import { arabic as transfer } from './transfer/transferMessages.ar';
import type { Catalog } from '@/i18n/translateMessages';

/** Arabic texts of the windows. */
export const windowsArabic: Catalog = {
  ...windows,
  ...account,
  ...editor,
  ...hints,
  ...transfer,
  ...advice,
  ...adviceToggle,
  ...budget,
  ...note,
  ...quote,
};
