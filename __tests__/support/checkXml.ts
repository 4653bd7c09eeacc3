const TAG = /<(\/?)([\w:]+)[^<>]*>/g;
/** What XML has neither as text nor as a character. */
const NO_TEXT = /[<>]|&(?!amp;|lt;|gt;|quot;|apos;|#39;)|[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Makes up for a lenient parser. @throws Error for what is no XML, as far as a generator gets it wrong */
export function checkXml(xml: string): void {
  const open: string[] = [];
  for (const [, slash = '', name = ''] of xml.matchAll(TAG)) {
    if (slash === '') open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes another element.`);
  }
  const bad = NO_TEXT.exec(xml.replace(/^<\?xml [^>]*\?>/, '').replaceAll(TAG, ''));
  if (open.length > 0 || bad)
    throw new Error(`${open.join(' ')} is open, or ${bad?.[0]} is no text.`);
}
