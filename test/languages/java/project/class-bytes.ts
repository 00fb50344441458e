/** Class files that are just enough of one to be read: a name, and the Java that they are for. */

export function classBytes(name: string, java = 17): Uint8Array {
  const text = Buffer.from(name.replaceAll('.', '/'))
  const file = Buffer.alloc(10 + 3 + text.length + 3 + 9 + 6)
  file.writeUInt32BE(0xcafebabe, 0)
  file.writeUInt16BE(java + 44, 6)
  // A long, which counts twice, then the name and the class.
  file.writeUInt16BE(5, 8)
  let at = 10
  file.writeUInt8(5, at)
  at += 9
  file.writeUInt8(1, at)
  file.writeUInt16BE(text.length, at + 1)
  text.copy(file, at + 3)
  at += 3 + text.length
  file.writeUInt8(7, at)
  file.writeUInt16BE(3, at + 1)
  at += 3
  file.writeUInt16BE(4, at + 2)
  return file
}
