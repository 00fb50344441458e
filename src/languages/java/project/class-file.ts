/** The few things that a class file says of itself before anybody loads it: its name, and the Java that it was made for. */

import { type Classes, InputError } from '../../../model/index.js'
import { readName } from '../impact/class-file.js'

/** The Java that these class files need: that of the newest among them. */
export function newestClass(classes: Classes): { readonly name: string; readonly java: number } {
  let newest = { name: '', java: 0 }
  for (const [name, bytes] of classes) {
    const java = new DataView(bytes.buffer, bytes.byteOffset).getUint16(6) - 44
    if (java > newest.java) newest = { name, java }
  }
  return newest
}

/** The binary name (`p.A$B`) that stands in a class file. */
export function classNameOf(bytes: Uint8Array, where: string): string {
  try {
    return readName(bytes).replaceAll('/', '.')
  } catch {
    throw new InputError(`${where} is not a valid class file: recompile it, or leave it out`)
  }
}
