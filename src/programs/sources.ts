/** Source files as text: UTF-8 unless their project says otherwise, and no more of them than a worker can hold. */
import { TextDecoder } from 'node:util'
import { type Files, InputError } from '../model/index.js'

/** More than this is no small program any more, and would only exhaust a worker. */
export const largestProgram = 64 * 1024 * 1024

export interface SourceBytes {
  /** The path inside the program. */
  readonly name: string
  /** Where it was found, for messages. */
  readonly where: string
  readonly bytes: Uint8Array
}

export function decodeSources(program: string, found: Iterable<SourceBytes>, encoding = 'UTF-8'): Files {
  const decoder = decoderFor(encoding)
  const files: Record<string, string> = {}
  const add = meter(program, 'sources')
  for (const { name, where, bytes } of found) {
    add(bytes.length)
    try {
      files[name] = decoder.decode(bytes)
    } catch {
      throw new InputError(`${where} is not ${encoding}: convert it first (for example with iconv -f latin1 -t utf-8)`)
    }
  }
  return files
}

/** The same for what is of use but not needed: what can't be read is left out. */
export function decodeReadable(found: Iterable<SourceBytes>, encoding = 'UTF-8'): Files {
  const files: Record<string, string> = {}
  for (const source of found) {
    try {
      Object.assign(files, decodeSources('', [source], encoding))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
    }
  }
  return files
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  } catch {
    throw new InputError(`the sources are in the encoding ${encoding}, which Assay does not know: convert them to UTF-8 first`)
  }
}

/** Adds up sizes, and stops where a program gets too large. */
export function meter(program: string, what: string): (bytes: number) => void {
  let size = 0
  return bytes => {
    size += bytes
    if (size > largestProgram)
      throw new InputError(`${program} has more than ${largestProgram >> 20} MiB of ${what}: give a smaller part of it`)
  }
}
