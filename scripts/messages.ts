import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readMessageSources } from './messages/messageSources.ts';
import { readPo, toPo, type PoChanges } from './messages/po.ts';

/** Messages of the storefront as a PO file for translators: `npm run messages -- export ar.po`, then `import ar.po`. */
const [command, file] = process.argv.slice(2);

/** Writes the new texts into their sources, from the last to the first, so that positions stay valid. */
async function write(changed: PoChanges['changed']): Promise<void> {
  for (const source of new Set(changed.map(({ message }) => message.arabic.file))) {
    const code = changed
      .filter(({ message }) => message.arabic.file === source)
      .toSorted((a, b) => b.message.arabic.start - a.message.arabic.start)
      .reduce(
        (text, { message: { arabic }, arabic: replacement }) =>
          text.slice(0, arabic.start) + JSON.stringify(replacement) + text.slice(arabic.end),
        readFileSync(source, 'utf8'),
      );
    const config = await resolveConfig(source);
    writeFileSync(source, await format(code, { ...config, filepath: source }));
  }
}

const messages = readMessageSources();
if (command === 'export' && file !== undefined) {
  writeFileSync(file, toPo(messages));
  console.log(`${messages.length} messages written to ${file}.`);
} else if (command === 'import' && file !== undefined) {
  const { changed, errors } = readPo(readFileSync(file, 'utf8'), messages);
  for (const error of errors) console.error(error);
  if (errors.length > 0) {
    console.error(`${errors.length} errors: nothing was imported.`);
    process.exitCode = 1;
  } else {
    await write(changed);
    console.log(`${changed.length} of ${messages.length} texts changed.`);
  }
} else {
  console.error('Usage: npm run messages -- export|import <file.po>');
  process.exitCode = 2;
}
