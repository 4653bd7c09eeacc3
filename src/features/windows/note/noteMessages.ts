import { defineMessages } from '@/i18n/defineMessages';

/** Texts of taking measured windows into a text (product 15.9). */
export const noteMessages = defineMessages('windows.note', {
  title: 'Measurements for the workroom',
  help: 'Choose the windows of this order. The text goes into your notes, where you can change it.',
  empty: 'No windows are measured on this device yet.',
  measure: 'Measure a window',
  add: 'Add to my notes',
  cancel: 'Cancel',
  line: '{name}: W {width} × D {drop} cm',
});
