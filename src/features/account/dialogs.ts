// One chunk for both dialogs, which few customers open.
export { CloseAccountDialog } from './closing/CloseAccountDialog';
export { SignOutEverywhereDialog } from './devices/SignOutEverywhereDialog';
