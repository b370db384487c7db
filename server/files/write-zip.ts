import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<Buffer> }

const LOCAL_HEADER = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const VERSION = 20
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first of January 1980, which is the earliest there is: a file tells nothing by it. */
const NO_DATE = 0x0021
/** Above it another format begins, which not every spreadsheet reads. */
const MOST_BYTES = 0xffff_ffff

/** Little-endian: two bytes of each number, or four where it stands in a list of its own. */
const bytesOf = (...parts: (number | [number])[]): Buffer => {
  const size = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 2 : 4), 0)
  const buffer = Buffer.alloc(size)
  parts.reduce<number>(
    (at, part) => (typeof part === 'number' ? buffer.writeUInt16LE(part, at) : buffer.writeUInt32LE(part[0], at)),
    0,
  )
  return buffer
}

type Sizes = { checksum: number; plain: number; packed: number }

/** `content` compressed beside the event loop, as fast as it is taken; what it comes to is in `sizes` once it has ended. */
async function* deflated(content: AsyncIterable<Buffer>, sizes: Sizes): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const piece of content) {
      sizes.checksum = crc32(piece, sizes.checksum)
      sizes.plain += piece.length
      yield piece
    }
  }
  const packed = pipeline(Readable.from(measured()), createDeflateRaw(), () => {})
  for await (const piece of packed) {
    sizes.packed += piece.length
    yield piece
  }
}

/** A ZIP archive in the order of its entries; nothing of an entry is kept but where it is. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  const counted = (piece: Buffer) => {
    offset += piece.length
    if (offset > MOST_BYTES) throw new Error('an archive would be larger than its format can tell')
    return piece
  }
  for await (const { name, content } of entries) {
    const start = offset
    const named = Buffer.from(name)
    const sizes: Sizes = { checksum: 0, plain: 0, packed: 0 }
    yield counted(bytesOf([LOCAL_HEADER], VERSION, FLAGS, DEFLATED, 0, NO_DATE, [0], [0], [0], named.length, 0))
    yield counted(named)
    for await (const piece of deflated(content, sizes)) yield counted(piece)
    const { checksum, plain, packed } = sizes
    if (plain > MOST_BYTES) throw new Error('a part of an archive would be larger than its format can tell')
    yield counted(bytesOf([DESCRIPTOR], [checksum], [packed], [plain]))
    const known = [FLAGS, DEFLATED, 0, NO_DATE, [checksum], [packed], [plain]] satisfies (number | [number])[]
    directory.push(bytesOf([CENTRAL_HEADER], VERSION, VERSION, ...known, named.length, 0, 0, 0, 0, [0], [start]), named)
  }
  const listed = Buffer.concat(directory)
  const count = directory.length / 2
  yield Buffer.concat([listed, bytesOf([END_OF_DIRECTORY], 0, 0, count, count, [listed.length], [offset], 0)])
}
