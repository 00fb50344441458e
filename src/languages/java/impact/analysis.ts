/** The impact analysis as the rest of Assay uses it. */
export { coverageOf, marksOf } from './coverage.js'
export { Hierarchy } from './hierarchy.js'
export { impactOf, impactResult } from './impact.js'
