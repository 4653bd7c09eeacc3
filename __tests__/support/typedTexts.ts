/** Typed texts with what browser and server make of them on a line and in prose. */
export const typedTexts: readonly [typed: string, line: string, prose: string][] = [
  [' Layla ', 'Layla', 'Layla'],
  ['\u202alayla@sadeel.example\u202c', 'layla@sadeel.example', 'layla@sadeel.example'],
  ['\u200elayla@sadeel.example', 'layla@sadeel.example', '\u200elayla@sadeel.example'],
  ['\u2068050 123 4567\u2069', '050 123 4567', '050 123 4567'],
  ['\ufeff٠٥٠', '٠٥٠', '٠٥٠'],
  ['وصل في 5\u200f/3', 'وصل في 5/3', 'وصل في 5\u200f/3'],
  ['fi\u200bne', 'fine', 'fi\u200bne'],
  [' \u200f\u202e\u2066 ', '', '\u200f'],
  // Tags repeat a text of letters that nobody sees.
  ['Layla\u{e0001}\u{e0041}\u{e007f}', 'Layla', 'Layla'],
  // Joiners shape the letters of Persian and emoji.
  ['می\u200cخواهم', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🎨', '👩\u200d🎨', '👩\u200d🎨'],
  ['\u200e Omar \u200e', 'Omar', '\u200e Omar \u200e'],
];
