/** What class files say, the impact analysis before all, as the rest of Assay uses it. */
export { compareApi } from '../api/api.js'
export { changedMarks, coverageOf, marksOf } from './coverage.js'
export { Hierarchy } from './hierarchy.js'
export { impactOf, impactResult, shownPackage } from './impact.js'
export { scopeOf } from './scope.js'
export { otherSerialForms } from './serial-form.js'
export { structureOf } from './structure.js'
