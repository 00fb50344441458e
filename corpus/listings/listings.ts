/**
 * The bugs that the papers print as listings: where, in which engine of that time, of which kind. The folder of each has a program of
 * our own in the same situation; nothing of a paper's text is in it.
 */
export interface Listing {
  /** The folder of its program. */
  readonly id: string
  readonly where: Where
  readonly situation: string
  readonly reported: Reported
  readonly refactoring: string
  readonly parameters: Readonly<Record<string, string>>
  /** Whether the bug was seen in Eclipse and all that it needs is there, so that today's outcome says if it is fixed. */
  readonly asks: 'the bug' | 'the situation'
  /** What one has to know to read the outcome. */
  readonly note?: string
}

/** One that Eclipse can't be asked for, and why. */
export interface Unasked {
  readonly where: Where
  readonly situation: string
  readonly reported: Reported
  readonly why: string
}

/** Section, and listings or figure. */
export interface Where {
  readonly paper: 'S0' | 'S1' | 'S2' | 'S3' | 'S4'
  readonly section: string
  readonly place: string
}

export interface Reported {
  readonly of: string
  readonly kind: Kind
}

export type Kind = 'uncompilable' | 'behaviour' | 'needless refusal' | 'crash'

export const listings: readonly Listing[] = [
  {
    id: 's2-rename-field',
    where: { paper: 'S2', section: '2', place: 'listings 1, 2' },
    situation: 'a private field gets the name of one that a subclass reads through `super`',
    reported: { of: 'Eclipse 3.7', kind: 'uncompilable' },
    refactoring: 'rename-field',
    parameters: { newName: 'level' },
    asks: 'the bug',
  },
  {
    id: 's2-pull-up-method',
    where: { paper: 'S2', section: '2', place: 'listings 3, 4' },
    situation: 'the method calls `super.fee()`, and its own class overrides `fee`',
    reported: { of: 'Eclipse 3.7, JRRTv1', kind: 'behaviour' },
    refactoring: 'pull-up-method',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's2-pull-up-field',
    where: { paper: 'S2', section: '5.4.1', place: 'listings 5, 6' },
    situation: 'a private field comes between `super.weight` and the field that it means',
    reported: { of: 'Eclipse 3.7', kind: 'uncompilable' },
    refactoring: 'pull-up-field',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's1-pull-up-field',
    where: { paper: 'S1', section: '5.4', place: 'listings 8, 9' },
    situation: 'a public field comes between `super.price` and the field that it means',
    reported: { of: 'Eclipse 4.3', kind: 'behaviour' },
    refactoring: 'pull-up-field',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's1-pull-up-field-of-other-type',
    where: { paper: 'S1', section: '5.4', place: 'listings 8, 9, varied by us' },
    situation: 'the same, and one of the two fields is `long`',
    reported: { of: 'as listings 8, 9', kind: 'behaviour' },
    refactoring: 'pull-up-field',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's0-pull-up-beside-abstract',
    where: { paper: 'S0', section: '2', place: 'listings 1, 2' },
    situation: 'the method calls one that is abstract in the superclass',
    reported: { of: 'Eclipse 2.1, fixed by 4.5', kind: 'needless refusal' },
    refactoring: 'pull-up-method',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's0-pull-up-new-subclass',
    where: { paper: 'S0', section: '3.2', place: 'listings 3, 4' },
    situation: 'the method calls a public method of a new object of its own class',
    reported: { of: 'Eclipse 4.5', kind: 'needless refusal' },
    refactoring: 'pull-up-method',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's0-push-down-field',
    where: { paper: 'S0', section: '5.4.5', place: 'listings 9, 10' },
    situation: 'one of two subclasses has a field of that name; the other one is the target',
    reported: { of: 'JRRT, and Eclipse 4.5 refuses too', kind: 'needless refusal' },
    refactoring: 'push-down-field',
    parameters: {},
    asks: 'the bug',
    note: 'Eclipse pushes down to all subclasses',
  },
  {
    id: 's0-rename-field',
    where: { paper: 'S0', section: '5.4.5', place: 'listings 11, 12' },
    situation: 'a private field gets the name of an inherited one that its class reads',
    reported: { of: 'Eclipse 4.5', kind: 'needless refusal' },
    refactoring: 'rename-field',
    parameters: { newName: 'pages' },
    asks: 'the bug',
    note: 'another engine puts in a cast; that is why it is needless',
  },
  {
    id: 's0-pull-up-field',
    where: { paper: 'S0', section: '5.4.8', place: 'listing 13' },
    situation: 'the superclass’s superclass has a field of that name, in another package',
    reported: { of: 'NetBeans 8.2', kind: 'needless refusal' },
    refactoring: 'pull-up-field',
    parameters: {},
    asks: 'the situation',
  },
  {
    id: 's3-rename-field',
    where: { paper: 'S3', section: '2', place: 'listings 1, 2' },
    situation: 'a static field gets the name of a statically imported constant in use',
    reported: { of: 'NetBeans 6.0, JDeveloper 11g, and Eclipse 3.4.2 refuses', kind: 'behaviour' },
    refactoring: 'rename-field',
    parameters: { newName: 'E' },
    asks: 'the situation',
  },
  {
    id: 's3-push-down-method',
    where: { paper: 'S3', section: '4.2', place: 'listings 4, 5' },
    situation: 'the method calls `super.speed()`, and its own class overrides `speed`',
    reported: { of: 'Eclipse 3.4.2, NetBeans 6.0 and others', kind: 'behaviour' },
    refactoring: 'push-down-method',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's3-rename-method',
    where: { paper: 'S3', section: '4.3', place: 'listings 7, 8' },
    situation: 'a static method gets the name of a statically imported one in use',
    reported: { of: 'Eclipse 3.4.2, NetBeans 6.0 and others', kind: 'behaviour' },
    refactoring: 'rename-method',
    parameters: { newName: 'signum' },
    asks: 'the bug',
  },
  {
    id: 's3-encapsulate-field',
    where: { paper: 'S3', section: '4.4', place: 'listings 9, 10' },
    situation: 'a subclass has a method with the getter’s name',
    reported: { of: 'Eclipse 3.4.2, NetBeans 6.0 and others', kind: 'behaviour' },
    refactoring: 'encapsulate-field',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's3-push-down-method-object',
    where: { paper: 'S3', section: '4.5', place: 'listing 11' },
    situation: 'as listing 4, and the difference shows in an object that is returned',
    reported: { of: 'as listing 4', kind: 'behaviour' },
    refactoring: 'push-down-method',
    parameters: {},
    asks: 'the bug',
  },
  {
    id: 's4-reorder-parameters',
    where: { paper: 'S4', section: '2', place: 'figure 1a' },
    situation: 'the parameters of a method of an anonymous class in a constructor’s argument change places',
    reported: { of: 'Eclipse of 2013', kind: 'crash' },
    refactoring: 'change-method-signature',
    parameters: { parameters: 'depth, left' },
    asks: 'the bug',
  },
  {
    id: 's4-remove-parameter',
    where: { paper: 'S4', section: '2', place: 'figure 1b' },
    situation: 'the parameter of a method `add` goes',
    reported: { of: 'Eclipse of 2013', kind: 'crash' },
    refactoring: 'change-method-signature',
    parameters: { parameters: '' },
    asks: 'the situation',
    note: 'it needs source level 1.4, and Assay asks with the newest',
  },
]

export const unasked: readonly Unasked[] = [
  {
    where: { paper: 'S1', section: '2', place: 'listings 1, 2' },
    situation: 'an intertype declaration of an aspect gets the name of an inherited method in use',
    reported: { of: 'Eclipse 4.2 with AJDT 2.2.3', kind: 'behaviour' },
    why: 'it is AspectJ',
  },
]
