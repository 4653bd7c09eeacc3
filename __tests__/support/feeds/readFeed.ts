import { XMLParser } from 'fast-xml-parser';
import papaparse from 'papaparse';
import type { GoogleItem } from './googleRules.ts';

interface Rss {
  rss: { channel: { title: string; item: Record<string, (string | object)[]>[] } };
}

const TAG = /<(\/?)([\w:]+)[^<>]*>/g;
/** What XML has neither as text nor as a character. */
const NO_TEXT = /[<>]|&(?!amp;|lt;|gt;|quot;|apos;)|[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** The parser is lenient. @throws Error for what is no XML, as far as a generator gets it wrong */
function checkXml(xml: string): void {
  const open: string[] = [];
  for (const [, slash = '', name = ''] of xml.matchAll(TAG)) {
    if (slash === '') open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes another element.`);
  }
  const bad = NO_TEXT.exec(xml.replace(/^<\?xml [^>]*\?>/, '').replaceAll(TAG, ''));
  if (open.length > 0 || bad)
    throw new Error(`${open.join(' ')} is open, or ${bad?.[0]} is no text.`);
}

/** Items of a Google feed. @throws Error for what is no XML */
export function readGoogleFeed(xml: string): GoogleItem[] {
  checkXml(xml);
  const parser = new XMLParser({
    parseTagValue: false,
    removeNSPrefix: true,
    trimValues: false,
    processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e9 },
    isArray: (_name, path) => String(path).startsWith('rss.channel.item'),
  });
  const { channel } = (parser.parse(xml) as Rss).rss;
  return channel.item.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, values]) => [
        name,
        values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
      ]),
    ),
  );
}

/** Rows of a CSV feed, by column. @throws Error for what is no CSV */
export function readCsvFeed(csv: string): Record<string, string>[] {
  const { data, errors } = papaparse.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3)));
  return data;
}
