import { toPlainBlocks, type PlainBlock } from './plainBlocks';

function Block({ block }: { block: PlainBlock }) {
  if (block.tag === 'ul') {
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.tag === 'table') {
    return (
      <table>
        <tbody>
          {block.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const { tag: Tag, text } = block;
  return <Tag>{text}</Tag>;
}

/** Article text without its HTML, in the same block structure. */
export function PlainArticle({ html }: { html: string }) {
  return toPlainBlocks(html).map((block, index) => <Block key={index} block={block} />);
}
