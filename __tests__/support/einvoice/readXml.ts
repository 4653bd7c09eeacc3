import { XMLParser } from 'fast-xml-parser';
import { checkXml } from '../checkXml.ts';

/** An element of a parsed document; names have no prefix. */
export interface XmlNode {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}

type Parsed = Record<string, unknown> & { ':@'?: Record<string, string>; '#text'?: string };

function nodeOf(parsed: Parsed): XmlNode[] {
  const name = Object.keys(parsed).find((key) => !key.startsWith('#') && key !== ':@');
  if (name === undefined || name.startsWith('?')) return [];
  const content = parsed[name] as Parsed[];
  return [
    {
      name,
      text: content.map((part) => part['#text'] ?? '').join(''),
      attributes: parsed[':@'] ?? {},
      children: content.flatMap(nodeOf),
    },
  ];
}

/** The root of an XML document. @throws Error for what is no XML */
export function readXml(xml: string): XmlNode {
  checkXml(xml);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: true,
    htmlEntities: true,
    processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e9 },
  });
  const [root] = (parser.parse(xml) as Parsed[]).flatMap(nodeOf);
  if (!root) throw new Error('There is no element.');
  return root;
}

/** Elements at a path of names. */
export function allAt(node: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, name) =>
        nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    );
}

/** Text of the first element at a path; empty without one. */
export const textAt = (node: XmlNode, path: string): string => allAt(node, path)[0]?.text ?? '';

/** An element and all below it. */
export const within = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(within)];
