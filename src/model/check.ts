/**
 * What `assay check` says, as types and as schemas that hold at the edges. The shapes are those of the command line's
 * contract: whatever is here, a script may rely on.
 */
import { z } from 'zod'

export const diagnostic = z.readonly(
  z.strictObject({ code: z.string(), message: z.string(), file: z.string(), line: z.int().min(0), column: z.int().min(0) }),
)

/** What kind of thing a difference was seen in. */
export const observed = z.enum(['return', 'exception', 'output', 'error-output', 'field', 'test'])

/** Where the method is declared in each version, `file:line`: of a witness the one that is called last, of a divergence the one that it is in. */
const places = z.readonly(z.strictObject({ before: z.string(), after: z.string() }))

/**
 * The first place where the two executions go different ways: the method that both were in, and what happened next there, an element
 * (`p.A#k(long)`) that was run or read, or else what is to be said of it (`throws p.Failure`).
 */
const divergence = z.readonly(z.strictObject({ in: z.string(), before: z.string(), after: z.string(), at: z.optional(places) }))

const witness = z.readonly(
  z.strictObject({
    /** Statements as a caller writes them; the last one is the call whose effect differs. Or a test of the project's, `p.OrderTest#total()`. */
    calls: z.readonly(z.array(z.string()).min(1)),
    observed,
    before: z.string(),
    after: z.string(),
    /** Absent where there is none to be found: both ran the same, and only a value differs. */
    divergence: z.optional(divergence),
    at: z.optional(places),
  }),
)

const unknownReason = z.enum([
  'before-does-not-compile',
  'nothing-in-common',
  'nothing-reached',
  'only-threw',
  'refused-io',
  'limit',
  'hung',
  'compilers-disagree',
  'flaky',
])

/** Beside diagnostics: how many errors there are, where these are not all, and what to do. */
const aboutErrors = { errors: z.optional(z.int()), advice: z.optional(z.readonly(z.array(z.string()))) }

export const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('changed'), witness, witnesses: z.optional(z.readonly(z.array(witness))) }),
  z.strictObject({ kind: z.literal('uncompilable'), diagnostics: z.readonly(z.array(diagnostic).min(1)), ...aboutErrors }),
  z.strictObject({
    kind: z.literal('preserved'),
    sameByteCode: z.optional(z.literal(true)),
    /** No source and no build file differs: nothing was compiled. */
    sameSources: z.optional(z.literal(true)),
  }),
  z.strictObject({
    kind: z.literal('unknown'),
    reason: unknownReason,
    diagnostics: z.optional(z.readonly(z.array(diagnostic))),
    ...aboutErrors,
  }),
])

/** What was executed, and how much of what matters that reached. */
const evidence = z.readonly(
  z.strictObject({
    commonClasses: z.int(),
    commonMethods: z.int(),
    /** The package that the calls came from, `(default)` for the unnamed one: the versions have no public method in common. */
    inside: z.optional(z.string()),
    sequences: z.int(),
    /** Sequences that were judged and came to a method that the change can reach. */
    relevant: z.int(),
    differing: z.int(),
    /** Impacted methods that were executed, of all impacted ones. */
    impactedCovered: z.int(),
    grade: z.enum(['full', 'partial']),
    /** Methods that the change itself wrote, and how many of them were executed in each version that has them. */
    changed: z.optional(z.readonly(z.strictObject({ methods: z.int(), entered: z.int() }))),
    /** Impacted methods that were not executed in a call that returned, or not with all of their branches. */
    uncovered: z.optional(z.readonly(z.array(z.string()))),
    /** Branches that were not taken, as `p.A#m(int):37`; of changed code first. */
    untaken: z.optional(z.readonly(z.array(z.string()))),
    /** Types of which no object could be made to call their methods on. */
    unmade: z.optional(z.readonly(z.array(z.string()))),
    /** Classes whose objects are stored by serialisation in another form than before, which no call shows. */
    serialised: z.optional(z.readonly(z.array(z.string()))),
    /** Executed, but never without an exception: whatever they do otherwise was not seen. */
    onlyThrew: z.optional(z.readonly(z.array(z.string()))),
    /** Did not come back, and were left out from then on. */
    hung: z.optional(z.readonly(z.array(z.string()))),
    /** Files of both versions that were not looked at: they do not compile before the change, or need one that does not. */
    leftOut: z.optional(z.readonly(z.array(z.string()))),
    /** What else there is to say of how the versions were compiled and run, a sentence each. */
    notes: z.optional(z.readonly(z.array(z.string()))),
    flaky: z.int(),
    refused: z.int(),
    limited: z.int(),
    /** The project's own, where they were asked for: how many ran on both versions, pass before and fail after, do not repeat. */
    tests: z.optional(z.readonly(z.strictObject({ ran: z.int(), failing: z.int(), flaky: z.int() }))),
    seed: z.int(),
    platform: z.string(),
    truncated: z.boolean(),
  }),
)

const impactCounts = z.readonly(z.strictObject({ changes: z.int(), impacted: z.int(), tested: z.int() }))

/**
 * Classes and members that code outside of the program can use, in one version only. One that is in both lists has another signature: another
 * return type or fewer that may use it, static or not; a class also other supertypes.
 */
const apiChange = z.readonly(
  z.strictObject({
    onlyBefore: z.readonly(z.array(z.string())),
    onlyAfter: z.readonly(z.array(z.string())),
    /** Of these the ones that are the same under another name. */
    renamed: z.optional(z.readonly(z.array(z.readonly(z.strictObject({ before: z.string(), after: z.string() }))))),
  }),
)

export const checkResult = z.readonly(
  z.strictObject({
    verdict,
    impact: z.optional(impactCounts),
    evidence: z.optional(evidence),
    /** Where both versions compile. */
    api: z.optional(apiChange),
    time: z.strictObject({ totalMs: z.number() }),
  }),
)

const elements = z.readonly(z.array(z.string()))

/** What `assay impact` says. */
export const impactResult = z.readonly(
  z.strictObject({
    changes: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({ kind: z.enum(['AM', 'RM', 'CMB', 'CMM', 'AF', 'RF', 'CFM', 'CFI', 'CSFI']), element: z.string() }),
        ),
      ),
    ),
    /** The same as in the evidence of a check. */
    inside: z.optional(z.string()),
    /** Files that were not looked at, as in the evidence of a check. */
    leftOut: z.optional(elements),
    impacted: elements,
    common: elements,
    tested: elements,
  }),
)

/** A line of `--batch`. */
export const batchLine = z.strictObject({
  id: z.union([z.string(), z.number()]),
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
})

export type Diagnostic = z.infer<typeof diagnostic>
export type Divergence = z.infer<typeof divergence>
export type Witness = z.infer<typeof witness>
export type UnknownReason = z.infer<typeof unknownReason>
export type Verdict = z.infer<typeof verdict>
export type Evidence = z.infer<typeof evidence>
export type Strategy = 'impact' | 'all'
export type ImpactCounts = z.infer<typeof impactCounts>
export type ImpactResult = z.infer<typeof impactResult>
export type ApiChange = z.infer<typeof apiChange>
/** Whether a result fails for what of the API is no longer there. */
export type ApiPolicy = 'keep' | 'ignore'
export type CheckResult = z.infer<typeof checkResult>
