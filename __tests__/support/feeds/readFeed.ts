import { XMLParser } from 'fast-xml-parser';
import papaparse from 'papaparse';
import { checkXml } from '../checkXml.ts';
import type { GoogleItem } from './googleRules.ts';

interface Rss {
  rss: { channel: { title: string; item: Record<string, (string | object)[]>[] } };
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
