/** Bugs that share a place in the engine's code: where it throws, or where a message comes from. Maintainers may mend them together. */
import type { Bug, SharedPlace } from '../model/bug.js'

/** By bug: the others of its engine, place by place. */
export function samePlaceIn(bugs: readonly Bug[]): ReadonlyMap<string, readonly SharedPlace[]> {
  const sharing = new Map<string, string[]>()
  for (const bug of bugs) {
    for (const place of placesOf(bug)) {
      const key = JSON.stringify([bug.engine, place])
      sharing.set(key, [...(sharing.get(key) ?? []), bug.id])
    }
  }
  const linked = (bug: Bug) =>
    placesOf(bug).flatMap(place => {
      const others = (sharing.get(JSON.stringify([bug.engine, place])) ?? []).filter(id => id !== bug.id)
      return others.length === 0 ? [] : [{ place, bugs: others }]
    })
  return new Map(bugs.map(bug => [bug.id, linked(bug)]))
}

function placesOf({ smallest, symptoms = [] }: Bug): readonly string[] {
  const shown = [smallest, ...symptoms.map(symptom => symptom.smallest)]
  const places = shown.flatMap(({ cause, messages }) => [
    ...(cause.kind === 'crashed' ? cause.error.frames.slice(0, 1) : []),
    ...messages.map(({ site }) => site),
  ])
  return [...new Set(places)].filter(place => place !== '').sort()
}
