/**
 * Inheritance graphs up to isomorphism, by brute force and without Alloy: the shape of a graph is the least of the texts that it has
 * under all numberings of its classes and interfaces.
 */
import type { Instance } from '../../src/alloy/space.js'

/** Pairs of types, below and above. */
type Edges = readonly (readonly [number, number])[]

/** Classes come first in the numbering. */
interface Graph {
  readonly classes: number
  readonly interfaces: number
  readonly edges: Edges
}

/** The shapes of all graphs with one type or more, and so many at most. */
export function allShapes(scope: number): ReadonlySet<string> {
  const shapes = new Set<string>()
  for (let classes = 0; classes <= scope; classes++)
    for (let interfaces = classes === 0 ? 1 : 0; classes + interfaces <= scope; interfaces++)
      for (const graph of allGraphs(classes, interfaces)) shapes.add(least(graph))
  return shapes
}

/** The shape of an instance of the theory. */
export function shapeOf({ sigs, fields }: Instance): string {
  const [classes, interfaces] = [sigs.Class ?? [], sigs.Interface ?? []]
  const types = [...classes, ...interfaces]
  const edges = ['Class.extend', 'Class.implement', 'Interface.extend'].flatMap(field =>
    (fields[field] ?? []).map(tuple => tuple.map(atom => types.indexOf(atom)) as [number, number]),
  )
  return least({ classes: classes.length, interfaces: interfaces.length, edges })
}

/** A class is below one class at most, an interface below interfaces only, and nothing is below itself. */
function* allGraphs(classes: number, interfaces: number): Generator<Graph, void> {
  const types = Array.from({ length: classes + interfaces }, (_, n) => n)
  const isClass = (type: number) => type < classes
  const possible = types.flatMap(lower =>
    types.filter(upper => upper !== lower && (isClass(lower) || !isClass(upper))).map(upper => [lower, upper] as const),
  )
  for (let subset = 0; subset < 2 ** possible.length; subset++) {
    const edges = possible.filter((_, n) => (subset >> n) & 1)
    const superclasses = types.map(type => edges.filter(([lower, upper]) => lower === type && isClass(upper)).length)
    if (Math.max(...superclasses) <= 1 && isAcyclic(types, edges)) yield { classes, interfaces, edges }
  }
}

/** Takes away what has nothing above it, again and again. */
function isAcyclic(types: readonly number[], edges: Edges): boolean {
  if (types.length === 0) return true
  const left = types.filter(type => edges.some(([lower, upper]) => lower === type && types.includes(upper)))
  return left.length < types.length && isAcyclic(left, edges)
}

function least({ classes, interfaces, edges }: Graph): string {
  const texts = permutations(classes).flatMap(first =>
    permutations(interfaces).map(second => {
      const numbers = [...first, ...second.map(n => n + classes)]
      return edges
        .map(pair => pair.map(type => numbers[type]).join('<'))
        .sort()
        .join(' ')
    }),
  )
  return `${classes} ${interfaces} ${texts.sort()[0]}`
}

function permutations(size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  return permutations(size - 1).flatMap(shorter =>
    Array.from({ length: size }, (_, at) => [...shorter.slice(0, at), size - 1, ...shorter.slice(at)]),
  )
}
