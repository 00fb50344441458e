/**
 * When two printed instances are the same but for the names of their atoms. This judges our own canonical form, so it shares
 * nothing with it: atoms get colours by what they take part in; where colours leave a choice, every atom is tried, and the least text
 * wins. Integers and strings keep their names.
 */
export interface Printed {
  readonly sigs: Readonly<Record<string, readonly string[]>>
  readonly fields: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** A text that is the same for two instances exactly if a renaming of atoms leads from one to the other. */
export function canonicalForm(instance: Printed): string {
  const relations = relationsOf(instance)
  const atoms = new Set(relations.flatMap(({ tuples }) => tuples.flat()).filter(atom => !isFixed(atom)))
  return leastText(relations, new Map([...atoms].map(atom => [atom, 0])))
}

interface Relation {
  readonly label: string
  readonly tuples: readonly (readonly string[])[]
}

/** Atoms of one colour can't be told apart so far. An atom without one is fixed. */
type Colours = ReadonlyMap<string, number>

function relationsOf({ sigs, fields }: Printed): readonly Relation[] {
  const sets = Object.entries(sigs).map(([label, atoms]) => ({ label, tuples: atoms.map(atom => [atom]) }))
  const others = Object.entries(fields).map(([label, tuples]) => ({ label, tuples }))
  return [...sets, ...others].sort((one, other) => (one.label < other.label ? -1 : 1))
}

function isFixed(atom: string): boolean {
  return /^-?\d+$|^"/.test(atom)
}

function leastText(relations: readonly Relation[], coarse: Colours): string {
  const colours = refined(relations, coarse)
  const choice = firstChoice(colours)
  if (choice === undefined) return textOf(relations, colours)
  const tried: string[] = []
  let least: string | undefined
  for (const atom of choice) {
    // Where exchanging two atoms changes nothing, both lead to the same text.
    if (tried.some(other => exchangeable(relations, atom, other))) continue
    tried.push(atom)
    const text = leastText(relations, new Map(colours).set(atom, colours.size))
    if (least === undefined || text < least) least = text
  }
  return least ?? ''
}

/** Tells atoms apart by the colours of those with which they stand in a tuple, until nothing changes. */
function refined(relations: readonly Relation[], colours: Colours): Colours {
  const before = new Set(colours.values()).size
  const seen = new Map([...colours].map(([atom, colour]) => [atom, [`${colour}`]]))
  for (const [n, { tuples }] of relations.entries()) {
    for (const tuple of tuples) {
      const shown = tuple.map(atom => colours.get(atom) ?? `=${atom}`).join(',')
      for (const [column, atom] of tuple.entries()) seen.get(atom)?.push(`${n}.${column}:${shown}`)
    }
  }
  const texts = new Map([...seen].map(([atom, [own, ...others]]) => [atom, [own, ...others.sort()].join(';')]))
  const ranks = new Map([...new Set(texts.values())].sort().map((text, rank) => [text, rank]))
  const finer = new Map([...texts].map(([atom, text]) => [atom, ranks.get(text) ?? 0]))
  return ranks.size === before ? finer : refined(relations, finer)
}

/** The atoms of the first colour that several have. */
function firstChoice(colours: Colours): readonly string[] | undefined {
  const classes = new Map<number, string[]>()
  for (const [atom, colour] of colours) classes.set(colour, [...(classes.get(colour) ?? []), atom])
  return [...classes].sort(([one], [other]) => one - other).find(([, atoms]) => atoms.length > 1)?.[1]
}

function exchangeable(relations: readonly Relation[], one: string, other: string): boolean {
  return relations.every(({ tuples }) => {
    const texts = new Set(tuples.map(tuple => tuple.join(' ')))
    const exchanged = (atom: string) => (atom === one ? other : atom === other ? one : atom)
    return tuples.every(tuple => texts.has(tuple.map(exchanged).join(' ')))
  })
}

function textOf(relations: readonly Relation[], colours: Colours): string {
  const shown = ({ label, tuples }: Relation) => {
    const texts = tuples.map(tuple => tuple.map(atom => colours.get(atom) ?? `=${atom}`).join(' '))
    return `${label}{${texts.sort().join(',')}}`
  }
  return relations.map(shown).join('')
}
