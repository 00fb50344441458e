/** Source files as text: UTF-8 unless their project or a person says otherwise, and no more of them than a worker can hold. */
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

export interface Decoding {
  /** Of all of them; UTF-8 where nobody says it. */
  readonly encoding?: string | undefined
  /** Hears what a person should know. */
  readonly onNote?: (note: string) => void
}

/** A file that is in no encoding that it could be in is read as Latin-1, in which every byte is a character; that is said. */
export function decodeSources(
  program: string,
  found: Iterable<SourceBytes>,
  { encoding = 'UTF-8', onNote }: Decoding = {},
): Files {
  const decoder = decoderFor(encoding)
  const files: Record<string, string> = {}
  const add = meter(program, 'sources')
  const odd: string[] = []
  for (const { name, where, bytes } of found) {
    add(bytes.length)
    try {
      files[name] = decoder.decode(bytes)
    } catch {
      files[name] = latin1.decode(bytes)
      odd.push(where)
    }
  }
  const [first] = odd
  const more = odd.length > 1 ? ` and ${odd.length - 1} more` : ''
  if (first !== undefined) onNote?.(`${first}${more}: not ${encoding}, read as Latin-1 (--encoding says otherwise)`)
  return files
}

const latin1 = new TextDecoder('latin1')

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  } catch {
    throw new InputError(`unsupported encoding ${encoding} of the sources: give another one with --encoding`)
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
