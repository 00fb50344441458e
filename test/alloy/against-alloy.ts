/** What our Alloy and the Alloy tool say of the same command, laid side by side. */
import type { AlloyAnswer, AlloyInstance, AlloyTool } from '../../bench/shared/alloy-tool.js'
import { type Instance, openSpace } from '../../src/alloy/space.js'
import { canonicalForm } from './isomorphic.js'

export interface Comparison {
  /** Instances up to isomorphism. */
  readonly classes: number
  /** What is wrong, in words; empty if both agree and our space is one. */
  readonly differences: readonly string[]
  readonly commands: readonly string[]
  readonly warnings: AlloyAnswer['warnings']
}

/** `command` is its place. */
export async function against(alloy: AlloyTool, file: string, command: number): Promise<Comparison> {
  const answer = await ask(alloy, file, command, {})
  const space = openSpace(file, { run: answer.commands[command] ?? '' })
  const ours = [...space.instances()]
  const forms = ours.map(canonicalForm)
  const known = new Set(forms)
  const formOf = (instance: AlloyInstance) => canonicalForm(relabelled(instance, ours[0]))
  let theirs = new Map(answer.instances.map(instance => [formOf(instance), instance]))
  // Alloy holds atoms to be alike that only a relation tells apart which the formulas do not mention, an order for example. Without
  // breaking symmetries it forgets none.
  if (theirs.size < known.size)
    theirs = new Map((await ask(alloy, file, command, { symmetry: 0 })).instances.map(instance => [formOf(instance), instance]))
  return {
    classes: known.size,
    differences: [
      ...ours.filter((_, n) => forms.indexOf(forms[n] ?? '') !== n).map(told('twice')),
      ...ours.filter((_, n) => !theirs.has(forms[n] ?? '')).map(told('only ours')),
      ...[...theirs].filter(([form]) => !known.has(form)).map(([, instance]) => told("only Alloy's")(instance)),
      ...(space.count() === BigInt(ours.length) ? [] : [`counted ${space.count()}, streamed ${ours.length}`]),
      ...ours.flatMap((instance, k) => (sameAt(space.at(BigInt(k)), instance) ? [] : [told(`another one at ${k}`)(instance)])),
    ],
    commands: answer.commands,
    warnings: answer.warnings,
  }
}

async function ask(
  alloy: AlloyTool,
  file: string,
  command: number,
  options: { readonly symmetry?: number },
): Promise<AlloyAnswer> {
  const answer = await alloy.ask({ file, command: `${command}`, limit: most, ms: 30_000, ...options })
  if (answer.problem !== undefined) throw new Error(`Alloy refuses ${file}: ${answer.problem.message}`)
  if (answer.truncated) throw new Error(`${file} has too many instances`)
  return answer
}

const most = 50_000

const told = (what: string) => (instance: AlloyInstance) => `${what}: ${JSON.stringify(instance)}`

function sameAt(one: Instance, other: Instance): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Alloy says of every signature in which module it is, we only where it is needed. */
function relabelled({ sigs, fields }: AlloyInstance, ours: Instance | undefined): Instance {
  const shown = (label: string) => (ours !== undefined && label in ours.sigs ? label : label.slice(label.lastIndexOf('/') + 1))
  const field = (label: string) => shown(label.slice(0, label.lastIndexOf('.'))) + label.slice(label.lastIndexOf('.'))
  return {
    sigs: Object.fromEntries(Object.entries(sigs).map(([label, atoms]) => [shown(label), atoms])),
    fields: Object.fromEntries(Object.entries(fields).map(([label, tuples]) => [field(label), tuples])),
  }
}
