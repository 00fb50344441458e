/** Whether an engine says the same when it is asked again, by workers that have seen other programs since. */
import type { Tried } from './attempts.js'

export interface Unsteady {
  readonly first: Tried
  readonly second: Tried
}

/** Both lists have the same attempts; their order does not matter. */
export function unsteadyIn(first: readonly Tried[], second: readonly Tried[]): readonly Unsteady[] {
  const again = new Map(second.map(tried => [keyOf(tried), tried]))
  return first.flatMap(tried => {
    const other = again.get(keyOf(tried))
    if (other === undefined) throw new Error(`${tried.asked.id} was not tried again`)
    return JSON.stringify(tried.came) === JSON.stringify(other.came) ? [] : [{ first: tried, second: other }]
  })
}

/** The same program stands in several lists of attempts. */
function keyOf({ asked: { id, attempt } }: Tried): string {
  return `${attempt.refactoring} ${id}`
}
