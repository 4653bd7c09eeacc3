import { defineMessages } from '@/i18n/defineMessages';

/** Texts of exporting and importing windows. */
export const transferMessages = defineMessages('windows.transfer', {
  title: 'Take your windows with you',
  help: 'To another phone or computer, or to the person who sews.',
  save: 'Save as a file',
  copy: 'Copy a link',
  copied: 'Link copied. Anyone with the link can see these measurements.',
  copyFailed: 'The link could not be copied. Save a file instead.',
  send: 'Send to us on WhatsApp',
  open: 'Open a file',
  unreadable: 'No windows were found in this file. Choose a file that was saved here.',
  previewTitle: '{count, plural, one {1 window to add} other {{count} windows to add}}',
  previewHelp: 'Check them before they are added. Newer changes of a window win.',
  add: 'Add to my windows',
  cancel: 'Do not add',
  added: '{count, plural, one {1 window added.} other {{count} windows added.}}',
});
