/** Programs as JSON. Many files of a program are the same as in the one before, so their text is kept. */
import type { Program } from '../model/index.js'

export class ProgramText {
  readonly #kept = new Map<string, { of: string; text: string }>()

  /** `"files":{…},"marks":{…}`. */
  text({ files, marks }: Program): string {
    let text = ''
    for (const path in files) text += `,${this.#file(path, files[path] ?? '')}`
    return `"files":{${text.slice(1)}},"marks":${JSON.stringify(marks)}`
  }

  #file(path: string, of: string): string {
    const kept = this.#kept.get(path)
    if (kept !== undefined && kept.of === of) return kept.text
    const text = `${JSON.stringify(path)}:${JSON.stringify(of)}`
    this.#kept.set(path, { of, text })
    return text
  }
}
