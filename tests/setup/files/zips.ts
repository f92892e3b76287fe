import { crc32, deflateRawSync } from "node:zlib";
import type { Random } from "./random";

type Part = { name: string; content: Buffer };

/** A ZIP archive whose headers are sometimes wrong: sizes, flags, methods, offsets, counts, or a duplicate part. */
export function oddZip(parts: readonly Part[], random: Random, lies = 0.05): Buffer {
  const lie = (value: number, ...others: number[]) =>
    random.chance(lies) ? random.of([0, 1, value + 1, 0xffff, 0x7fffffff, 0xffffffff, ...others]) : value;
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const isPacked = random.chance(0.8);
    const data = isPacked ? deflateRawSync(content) : content;
    const nameBytes = Buffer.from(name, random.chance(0.05) ? "latin1" : "utf8");
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(
      random.of([0, 0, 0, 0x800, 0x800, random.chance(lies) ? 1 : 0, random.chance(lies) ? 8 : 0]),
      2,
    );
    fields.writeUInt16LE(lie(isPacked ? 8 : 0, 12, 14, 99) & 0xffff, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(lie(data.length), 14);
    fields.writeUInt32LE(lie(content.length), 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const extra = random.chance(lies) ? Buffer.from("0100040000000000", "hex") : Buffer.alloc(0);
    fields.writeUInt16LE(extra.length, 24);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(lie(offset, 0), 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, place, nameBytes, extra);
    if (random.chance(lies))
      directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, place, nameBytes, extra);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), fields, nameBytes, extra, data]);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(lie(parts.length) & 0xffff, 8);
  end.writeUInt16LE(lie(parts.length) & 0xffff, 10);
  end.writeUInt32LE(lie(central.length), 12);
  end.writeUInt32LE(lie(offset), 16);
  return Buffer.concat([...locals, central, end]);
}
