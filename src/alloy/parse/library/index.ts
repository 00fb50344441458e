/** The modules that come with Assay: Alloy's names and meanings, in our own words. */
import { boolean } from './boolean.js'
import { graph } from './graph.js'
import { integer } from './integer.js'
import { natural } from './natural.js'
import { ordering } from './ordering.js'
import { relation } from './relation.js'
import { seqrel } from './seqrel.js'
import { sequence } from './sequence.js'
import { sequniv } from './sequniv.js'
import { ternary } from './ternary.js'

/** By name. */
export const library: Readonly<Record<string, string>> = {
  'util/boolean': boolean,
  'util/graph': graph,
  'util/integer': integer,
  'util/natural': natural,
  'util/ordering': ordering,
  'util/relation': relation,
  'util/seqrel': seqrel,
  'util/sequence': sequence,
  'util/sequniv': sequniv,
  'util/ternary': ternary,
}
