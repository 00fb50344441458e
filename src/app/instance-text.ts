/** Instances as JSON. Most of an instance is the same as in the one before, the very same objects, so their text is kept. */
import type { Instance } from '../alloy/space.js'

export class InstanceText {
  readonly #kept = new Map<string, { of: unknown; text: string }>()

  /** `"sigs":{…},"fields":{…}`. */
  text({ sigs, fields }: Instance): string {
    let text = ''
    for (const label in fields) text += `,${this.#once(label, fields[label])}`
    return `${this.#once('sigs', sigs)},"fields":{${text.slice(1)}}`
  }

  #once(name: string, of: unknown): string {
    const kept = this.#kept.get(name)
    if (kept !== undefined && kept.of === of) return kept.text
    const text = `${JSON.stringify(name)}:${JSON.stringify(of)}`
    this.#kept.set(name, { of, text })
    return text
  }
}
