/** The requests of one refactoring, as the plan names them: any of them can be made again from its place alone. */
import type { PlannedInput, Request } from '../model/index.js'

export interface Input {
  readonly planned: PlannedInput
  /** In order, from a place on. */
  requests(from: number): Iterable<Request>
  at(n: number): Request
}
