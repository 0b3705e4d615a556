import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a ZIP, including false statements by its writer. */
export interface Packed {
  readonly name: string;
  readonly content: Uint8Array;
  /** 0: stored, 8: deflated. */
  readonly method?: number;
  /** The stream itself; by default the content processed by the method. */
  readonly stream?: Uint8Array;
  /** As in the directory. */
  readonly size?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  /** Bytes that programs add to an entry in the directory, and to the file's own header. */
  readonly extra?: Uint8Array;
  readonly localExtra?: Uint8Array;
  readonly remark?: string;
}

/** Writes a ZIP field by field, where the library has one way only. `remark` is the archive's own. */
export function archiveOf(files: readonly Packed[], remark = ''): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, stream, extra = [], localExtra = [], remark: note = '' } = file;
    const packed = stream ?? (file.method === 0 ? file.content : deflateRawSync(file.content));
    const local = Buffer.concat([
      head(0x04034b50, 4, fieldsOf(file, packed), [Buffer.byteLength(name), localExtra.length]),
      Buffer.from(name),
      Buffer.from(localExtra),
      packed,
    ]);
    const lengths = [Buffer.byteLength(name), extra.length, Buffer.byteLength(note)];
    const tail = Buffer.alloc(12);
    tail.writeUInt32LE(offset, 8);
    const entry = head(0x02014b50, 6, fieldsOf(file, packed), lengths);
    entries.push(Buffer.concat([entry, tail, Buffer.from(name), Buffer.from(extra), Buffer.from(note)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(remark), 20);
  return new Uint8Array(Buffer.concat([...locals, directory, end, Buffer.from(remark)]));
}

interface Fields {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

function fieldsOf({ method = 8, crc, packedSize, size, content }: Packed, packed: Uint8Array): Fields {
  return { method, crc: crc ?? crc32(content), packed: packedSize ?? packed.length, size: size ?? content.length };
}

/** The common part of the file's header and its entry, after 4 and 6 bytes. */
function head(signature: number, from: number, fields: Fields, lengths: readonly number[]): Buffer {
  const bytes = Buffer.alloc(from + 22 + lengths.length * 2);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(fields.method, from + 4);
  bytes.writeUInt32LE(fields.crc, from + 10);
  bytes.writeUInt32LE(fields.packed, from + 14);
  bytes.writeUInt32LE(fields.size, from + 18);
  for (const [i, length] of lengths.entries()) bytes.writeUInt16LE(length, from + 22 + i * 2);
  return bytes;
}
