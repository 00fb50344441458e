/** The few things that a class file says of itself before anybody loads it: its name, and the Java that it was made for. */
import { type Classes, InputError } from '../model/index.js'

/** The Java that these class files need: that of the newest among them. */
export function newestClass(classes: Classes): { readonly name: string; readonly java: number } {
  let newest = { name: '', java: 0 }
  for (const [name, bytes] of classes) {
    const java = view(bytes).getUint16(6) - 44
    if (java > newest.java) newest = { name, java }
  }
  return newest
}

/** The binary name (`p.A$B`) that stands in a class file. */
export function classNameOf(bytes: Uint8Array, where: string): string {
  try {
    const name = readName(view(bytes))
    if (name !== undefined) return name
  } catch (error) {
    // It ends too early, or points outside of itself.
    if (!(error instanceof RangeError)) throw error
  }
  throw new InputError(`${where} is no class file: compile again, or leave it out`)
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const magic = 0xcafebabe

/** Entries of the constant pool have the sizes of JVMS, 4.4; those of longs and doubles count twice. */
function readName(file: DataView): string | undefined {
  if (file.getUint32(0) !== magic) return undefined
  const count = file.getUint16(8)
  const places: number[] = []
  let at = 10
  for (let index = 1; index < count; index++) {
    places[index] = at
    const tag = file.getUint8(at)
    if (tag === 1) {
      at += 3 + file.getUint16(at + 1)
      continue
    }
    const size = sizes.get(tag)
    if (size === undefined) return undefined
    at += size
    if (tag === 5 || tag === 6) index++
  }
  const text = places[file.getUint16((places[file.getUint16(at + 2)] ?? Number.NaN) + 1)] ?? Number.NaN
  const bytes = new Uint8Array(file.buffer, file.byteOffset + text + 3, file.getUint16(text + 1))
  return Buffer.from(bytes).toString('utf8').replaceAll('/', '.')
}

const sizes: ReadonlyMap<number, number> = new Map([
  ...[3, 4, 9, 10, 11, 12, 17, 18].map(tag => [tag, 5] as const),
  ...[5, 6].map(tag => [tag, 9] as const),
  ...[7, 8, 16, 19, 20].map(tag => [tag, 3] as const),
  [15, 4],
])
