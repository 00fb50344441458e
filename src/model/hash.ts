/** The name that a thing has by what it is: the same for equal JSON, wherever and whenever it is made. */
import { createHash } from 'node:crypto'

/** 64 bits, in hexadecimal. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
