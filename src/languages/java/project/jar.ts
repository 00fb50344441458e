/**
 * The source and class files in a jar. Whatever lies under META-INF stays out, so of a multi-release jar the classes that
 * every Java can read are taken.
 */
import { unzipSync } from 'fflate'
import { InputError } from '../../../model/index.js'
import { readBytes, statsOf } from '../../../programs/folder.js'
import { meter } from '../../../programs/sources.js'
import { isZip } from './zip.js'

/** Far more than any library has, with all its pictures. */
const largestJar = 512 * 1024 * 1024

export function unpack(path: string): ReadonlyMap<string, Uint8Array> {
  if ((statsOf(path)?.size ?? 0) > largestJar)
    throw new InputError(`${path} has more than ${largestJar >> 20} MiB: give a jar without resources`)
  const bytes = readBytes(path)
  if (!isZip(bytes)) throw new InputError(`${path} is not a jar: it is not a zip archive`)
  const add = meter(path, 'code')
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const wanted = /\.(java|class)$/.test(name) && !/^META-INF\//i.test(name)
        if (wanted && /(^|[/\\])\.\.[/\\]|^[/\\]/.test(name))
          throw new InputError(`${path} has an entry outside the archive: ${name}`)
        // By what it says of itself; no more than that is ever unpacked.
        if (wanted) add(originalSize)
        return wanted
      },
    })
    return new Map(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  } catch (error) {
    if (error instanceof InputError) throw error
    const reason = error instanceof Error ? error.message : error
    throw new InputError(`${path} can't be unpacked (${reason}): it is damaged or encrypted`)
  }
}
