/**
 * Deadlines laid around a worker's events: one for its start, then one for each task, whose clock runs from the moment
 * when it is that task's turn. Time spent waiting behind others is never held against a task.
 */
import { Deadline } from './deadline.js'
import type { End, Events } from './worker.js'

export function timed<A, Task extends { readonly deadlineMs: number }>(
  startMs: number,
  kill: (end: End) => void,
  events: Events<A, Task>,
): Events<A, Task> {
  let allowed = startMs
  let doing = 'hello'
  const clock = new Deadline(() => kill({ kind: 'late', detail: `no ${doing} within ${allowed} ms` }))
  clock.set(startMs)
  return {
    ...events,
    hello() {
      clock.clear()
      doing = 'answer'
      events.hello()
    },
    turn(task) {
      if (task === undefined) {
        clock.clear()
      } else {
        allowed = task.deadlineMs
        clock.set(allowed)
      }
      events.turn(task)
    },
    ended(end) {
      clock.stop()
      events.ended(end)
    },
  }
}
