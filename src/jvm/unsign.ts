/**
 * Takes the signature off a jar. The JVM checks a signed jar's classes one by one as they are loaded and keeps them out of
 * class-data archives (and JDK 17 crashes making one), which costs a start 150 ms. Maven has checked what it fetched.
 * Only names are touched: the signature's files get one that Java does not take for a signature.
 */
export function unsign(jar: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jar)
  const end = bytes.lastIndexOf(endOfDirectory)
  if (end < 0) return bytes
  let at = bytes.readUInt32LE(end + 16)
  for (let entries = bytes.readUInt16LE(end + 10); entries > 0; entries--) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('latin1', at + 46, at + 46 + nameLength)
    if (/^META-INF\/[^/]+\.(SF|RSA|DSA|EC)$/i.test(name)) {
      const inFile = bytes.readUInt32LE(at + 42)
      bytes.write('_', at + 46 + nameLength - 1)
      bytes.write('_', inFile + 30 + nameLength - 1)
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return bytes
}

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1')
