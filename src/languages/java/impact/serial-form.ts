/**
 * The form in which objects of a class are stored by Java's serialisation. No call shows it: who stored an object before the
 * change and reads it after it does.
 */
import type { ClassFile } from './class-file.js'
import { flags } from './class-file.js'
import type { Hierarchy } from './hierarchy.js'

const transient = 0x80
const notStored = flags.static | flags.synthetic | transient

/** Serialisable classes of both versions whose objects are stored in another form. */
export function otherSerialForms(before: Hierarchy, after: Hierarchy): readonly string[] {
  const other: string[] = []
  for (const [name, old] of before.classes) {
    const now = after.classes.get(name)
    if (now === undefined || !isSerialisable(before, name) || !isSerialisable(after, name)) continue
    if (formOf(old) !== formOf(now)) other.push(name.replaceAll('/', '.'))
  }
  return other.sort()
}

/** An enum's constants are stored by their names. */
function isSerialisable(hierarchy: Hierarchy, name: string): boolean {
  const above = hierarchy.above(name)
  return above.has('java/io/Serializable') && !above.has('java/lang/Enum')
}

/** Its stored fields, and its version: by itself a hash of all that is not private. */
function formOf({ access, interfaces, fields, methods }: ClassFile): string {
  const stored = fields.filter(field => (field.access & notStored) === 0).map(field => `${field.name} ${field.descriptor}`)
  const version = fields.find(({ name }) => name === 'serialVersionUID')?.constant
  const shown = [...fields, ...methods]
    .filter(member => (member.access & (flags.private | flags.synthetic)) === 0)
    .map(member => `${member.access} ${member.name} ${member.descriptor}`)
  return JSON.stringify([stored.sort(), version ?? [access, [...interfaces].sort(), shown.sort()]])
}
