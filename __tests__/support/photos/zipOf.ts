import { crc32 } from 'node:zlib';

/** A ZIP archive of uncompressed files, with names in UTF-8 without the flag that says so, as macOS writes it. */
export function zipOf(files: readonly (readonly [name: string, content: Uint8Array])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [text, content] of files) {
    const name = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(10, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x0a\0', 'latin1'), common, place, name);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, Buffer.from(content));
    offset += 30 + name.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
