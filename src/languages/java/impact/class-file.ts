/**
 * Reads a class file as far as the impact of a change needs it: supertypes, members, what each method's code uses, and the
 * code itself as text that does not depend on the constant pool, so that two versions of a method can be compared.
 */

export interface ClassFile {
  /** As the class file has it: `p/A$B`. */
  readonly name: string
  readonly superclass: string | undefined
  readonly interfaces: readonly string[]
  /** Of a nested class those that it was declared with, which stand elsewhere than those of other classes. */
  readonly access: number
  /** Public, and so is every class around it; neither anonymous nor local. */
  readonly isOpen: boolean
  /** The same for a caller in its package: neither it is private nor a class around it. */
  readonly isOpenInside: boolean
  /** The class that it is declared in, if it is a member of one. */
  readonly around: string | undefined
  /** Names all the classes that may be directly below it. */
  readonly isSealed: boolean
  readonly fields: readonly Field[]
  readonly methods: readonly Method[]
  /** The file itself: equal bytes need no closer look. */
  readonly bytes: Uint8Array
}

export interface Field {
  readonly name: string
  readonly descriptor: string
  readonly access: number
  /** The value that the compiler puts in wherever the field is read. */
  readonly constant: string | undefined
}

export interface Method {
  readonly name: string
  readonly descriptor: string
  readonly access: number
  readonly uses: readonly Use[]
  /** Its instructions; none if it is abstract or native. Made when it is asked for: most methods are never compared. */
  readonly code: (() => readonly Instruction[]) | undefined
  /** That of its first instruction, if it has one and the class file has lines. */
  readonly line: () => number | undefined
}

export type Use =
  | {
      readonly kind: 'call'
      readonly owner: string
      readonly name: string
      readonly descriptor: string
      readonly binding: Binding
    }
  | { readonly kind: 'read' | 'write'; readonly owner: string; readonly name: string; readonly descriptor: string }
  /** An object that is made, a type that is tested for, cast to, caught or named. */
  | { readonly kind: 'new' | 'type'; readonly owner: string }
  /** A string, which may be the name of something that is looked up. */
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'array-store' }
  /** An object of an interface made of a method, as a lambda or a reference: the interface's method, and the key of the other. */
  | { readonly kind: 'lambda'; readonly owner: string; readonly name: string; readonly body: string }

/** Whether the object's class decides at run time which method it is, or whether that stands fast. */
export type Binding = 'dynamic' | 'fixed'

export interface Instruction {
  /** With its operands by value: names instead of indices, jumps as numbers of instructions. */
  readonly text: string
  /** The field that it writes. */
  readonly field?: string
  /** The local variable that it uses. */
  readonly local?: number
  /** The methods that it refers to. */
  readonly calls?: readonly string[]
}

export const flags = {
  public: 0x1,
  private: 0x2,
  protected: 0x4,
  static: 0x8,
  final: 0x10,
  bridge: 0x40,
  interface: 0x200,
  abstract: 0x400,
  synthetic: 0x1000,
  annotation: 0x2000,
  enum: 0x4000,
} as const

const magic = 0xcafebabe

export function readClass(bytes: Uint8Array): ClassFile {
  return new Reader(bytes).read()
}

/** Only the name, as the class file has it. */
export function readName(bytes: Uint8Array): string {
  return new Reader(bytes).readName()
}

/** Tags of the constant pool (JVMS 4.4). */
const tags = {
  utf8: 1,
  integer: 3,
  float: 4,
  long: 5,
  double: 6,
  class: 7,
  string: 8,
  handle: 15,
  methodType: 16,
  dynamic: 17,
} as const

interface MemberRef {
  readonly owner: string
  readonly name: string
  readonly descriptor: string
}

class Reader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #offsets: Uint32Array
  readonly #texts: (string | undefined)[]
  readonly #body: number
  /** Where each bootstrap method's entry stands. */
  #bootstraps: readonly number[] = []

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (this.#view.getUint32(0) !== magic) throw new Error('not a class file')
    const count = this.#u2(8)
    this.#offsets = new Uint32Array(count)
    this.#texts = new Array(count)
    let at = 10
    for (let index = 1; index < count; index++) {
      const tag = this.#u1(at)
      this.#offsets[index] = at
      at += 1 + this.#sizeOf(tag, at)
      if (tag === tags.long || tag === tags.double) index++
    }
    this.#body = at
  }

  readName(): string {
    return this.#class(this.#u2(this.#body + 2))
  }

  read(): ClassFile {
    const start = this.#body
    const [access, name, above] = [this.#u2(start), this.readName(), this.#u2(start + 4)]
    let at = start + 8
    const interfaces: string[] = []
    for (let left = this.#u2(start + 6); left > 0; left--, at += 2) interfaces.push(this.#class(this.#u2(at)))
    const fieldsAt = at
    const methodsAt = this.#skipMembers(fieldsAt)
    const attributesAt = this.#skipMembers(methodsAt)
    let nesting = notNested(access)
    let isSealed = false
    this.#attributes(attributesAt, (attribute, from) => {
      if (attribute === 'BootstrapMethods') this.#bootstraps = this.#readBootstraps(from)
      else if (attribute === 'InnerClasses') nesting = this.#readNesting(from, name, access)
      else if (attribute === 'PermittedSubclasses') isSealed = true
    })
    const canBeNamed = (access & (flags.synthetic | flags.annotation)) === 0 && !isUnnamed(name)
    return {
      name,
      superclass: above === 0 ? undefined : this.#class(above),
      interfaces,
      access: nesting.access,
      isOpen: nesting.isOpen && canBeNamed,
      isOpenInside: nesting.isOpenInside && canBeNamed,
      around: nesting.around,
      isSealed,
      fields: this.#readFields(fieldsAt),
      methods: this.#readMethods(methodsAt),
      bytes: this.#bytes,
    }
  }

  /** A class is open if every class around it is public, to its package if none is private. */
  #readNesting(at: number, name: string, access: number): Nesting {
    const declared = new Map<string, { outer: string | undefined; access: number }>()
    for (let left = this.#u2(at), entry = at + 2; left > 0; left--, entry += 8) {
      const outer = this.#u2(entry + 2)
      declared.set(this.#class(this.#u2(entry)), {
        outer: outer === 0 ? undefined : this.#class(outer),
        access: this.#u2(entry + 6),
      })
    }
    const own = declared.get(name)
    if (own === undefined) return notNested(access)
    let [isOpen, isOpenInside] = [true, true]
    let around: string | undefined = name
    let isOutermost = false
    while (isOpenInside && around !== undefined && !isOutermost) {
      const entry = declared.get(around)
      isOutermost = entry === undefined
      if (entry === undefined) break
      isOpenInside = (entry.access & flags.private) === 0 && entry.outer !== undefined
      isOpen &&= isOpenInside && (entry.access & flags.public) !== 0
      around = entry.outer
    }
    return { access: own.access | (access & (flags.abstract | flags.interface)), isOpen, isOpenInside, around: own.outer }
  }

  #readFields(at: number): readonly Field[] {
    const fields: Field[] = []
    this.#members(at, (access, name, descriptor, attributes) => {
      let constant: string | undefined
      this.#attributes(attributes, (attribute, from) => {
        if (attribute === 'ConstantValue') constant = this.#constant(this.#u2(from))
      })
      fields.push({ name, descriptor, access, constant })
    })
    return fields
  }

  #readMethods(at: number): readonly Method[] {
    const methods: Method[] = []
    this.#members(at, (access, name, descriptor, attributes) => {
      let code: number | undefined
      this.#attributes(attributes, (attribute, from) => {
        if (attribute === 'Code') code = from
      })
      const from = code
      methods.push({
        name,
        descriptor,
        access,
        uses: from === undefined ? [] : this.#uses(from),
        code: from === undefined ? undefined : () => this.#instructions(from),
        line: () => (from === undefined ? undefined : this.#firstLine(from)),
      })
    })
    return methods
  }

  /** Its attributes stand behind the instructions and the table of exception handlers. */
  #firstLine(at: number): number | undefined {
    const end = at + 8 + this.#view.getUint32(at + 4)
    let line: number | undefined
    this.#attributes(end + 2 + 8 * this.#u2(end), (attribute, from) => {
      if (attribute !== 'LineNumberTable') return
      for (let left = this.#u2(from), entry = from + 2; left > 0; left--, entry += 4)
        if (this.#u2(entry) === 0) line ??= this.#u2(entry + 2)
    })
    return line
  }

  #members(at: number, see: (access: number, name: string, descriptor: string, attributes: number) => void): void {
    let member = at + 2
    for (let left = this.#u2(at); left > 0; left--) {
      see(this.#u2(member), this.#utf8(this.#u2(member + 2)), this.#utf8(this.#u2(member + 4)), member + 6)
      member = this.#skipAttributes(member + 6)
    }
  }

  #skipMembers(at: number): number {
    let member = at + 2
    for (let left = this.#u2(at); left > 0; left--) member = this.#skipAttributes(member + 6)
    return member
  }

  #skipAttributes(at: number): number {
    let attribute = at + 2
    for (let left = this.#u2(at); left > 0; left--) attribute += 6 + this.#view.getUint32(attribute + 2)
    return attribute
  }

  #attributes(at: number, see: (name: string, from: number) => void): void {
    let attribute = at + 2
    for (let left = this.#u2(at); left > 0; left--) {
      see(this.#utf8(this.#u2(attribute)), attribute + 6)
      attribute += 6 + this.#view.getUint32(attribute + 2)
    }
  }

  #readBootstraps(at: number): readonly number[] {
    const entries: number[] = []
    let entry = at + 2
    for (let left = this.#u2(at); left > 0; left--) {
      entries.push(entry)
      entry += 4 + 2 * this.#u2(entry + 2)
    }
    return entries
  }

  #uses(at: number): readonly Use[] {
    const uses: Use[] = []
    const start = at + 8
    const end = start + this.#view.getUint32(at + 4)
    for (let pc = start; pc < end; pc += this.#length(pc, start)) {
      const opcode = this.#u1(pc)
      if (opcode >= op.getstatic && opcode <= op.invokeinterface) uses.push(this.#memberUse(opcode, this.#u2(pc + 1)))
      else if (opcode === op.invokedynamic) this.#dynamicUses(this.#u2(pc + 1), uses)
      else if (opcode === op.new) uses.push({ kind: 'new', owner: this.#class(this.#u2(pc + 1)) })
      else if (isTypeOperation(opcode)) uses.push({ kind: 'type', owner: elementOf(this.#class(this.#u2(pc + 1))) })
      else if (opcode === op.ldc) this.#constantUse(this.#u1(pc + 1), uses)
      else if (opcode === op.ldcWide) this.#constantUse(this.#u2(pc + 1), uses)
      else if (opcode >= op.iastore && opcode <= op.sastore) uses.push({ kind: 'array-store' })
    }
    for (let left = this.#u2(end), entry = end + 2; left > 0; left--, entry += 8) {
      const caught = this.#u2(entry + 6)
      if (caught !== 0) uses.push({ kind: 'type', owner: this.#class(caught) })
    }
    return uses
  }

  #memberUse(opcode: number, index: number): Use {
    const ref = this.#member(index)
    if (opcode <= op.putfield) return { kind: opcode === op.getstatic || opcode === op.getfield ? 'read' : 'write', ...ref }
    return { kind: 'call', ...ref, binding: opcode === op.invokevirtual || opcode === op.invokeinterface ? 'dynamic' : 'fixed' }
  }

  /** A lambda or a method reference: what its bootstrap method is given counts as used here, and so do strings to be joined. */
  #dynamicUses(index: number, uses: Use[]): void {
    const entry = this.#bootstraps[this.#u2(this.#at(index) + 1)]
    if (entry === undefined) return
    const bootstrap = this.#member(this.#u2(this.#at(this.#u2(entry)) + 2))
    // Strings are joined from what the instruction is given; of others the bootstrap method is told.
    const isJoin = bootstrap.owner === 'java/lang/invoke/StringConcatFactory'
    const descriptor = isJoin ? this.#nameAndType(this.#u2(this.#at(index) + 3))[1] : bootstrap.descriptor
    uses.push({ kind: 'call', ...bootstrap, descriptor, binding: 'fixed' })
    if (bootstrap.owner === 'java/lang/invoke/LambdaMetafactory') uses.push(...this.#lambdaUse(index, entry))
    for (let left = this.#u2(entry + 2), argument = entry + 4; left > 0; left--, argument += 2)
      this.#constantUse(this.#u2(argument), uses)
  }

  /** The second of the bootstrap method's arguments is what is called; the type that is made is what the instruction returns. */
  #lambdaUse(index: number, entry: number): readonly Use[] {
    const [name, descriptor] = this.#nameAndType(this.#u2(this.#at(index) + 3))
    const made = /\)L([^;]+);$/.exec(descriptor)?.[1]
    const handle = this.#u2(entry + 2) > 1 ? this.#at(this.#u2(entry + 6)) : 0
    if (made === undefined || handle === 0 || this.#u1(handle) !== tags.handle) return []
    const body = this.#member(this.#u2(handle + 2))
    return [{ kind: 'lambda', owner: made, name, body: `${body.owner}.${body.name}${body.descriptor}` }]
  }

  #constantUse(index: number, uses: Use[]): void {
    const at = this.#at(index)
    const tag = this.#u1(at)
    if (tag === tags.class) uses.push({ kind: 'type', owner: elementOf(this.#class(index)) })
    else if (tag === tags.string) uses.push({ kind: 'string', value: this.#utf8(this.#u2(at + 1)) })
    else if (tag === tags.handle) uses.push(...this.#handleUses(at))
    else if (tag === tags.dynamic) this.#dynamicUses(index, uses)
  }

  /** Kinds of handles: 1 to 4 get and put fields, 5 virtual, 6 static, 7 special, 8 new, 9 interface (JVMS 4.4.8). */
  #handleUses(at: number): readonly Use[] {
    const kind = this.#u1(at + 1)
    const ref = this.#member(this.#u2(at + 2))
    if (kind <= 2) return [{ kind: 'read', ...ref }]
    if (kind <= 4) return [{ kind: 'write', ...ref }]
    const call: Use = { kind: 'call', ...ref, binding: kind === 5 || kind === 9 ? 'dynamic' : 'fixed' }
    return kind === 8 ? [{ kind: 'new', owner: ref.owner }, call] : [call]
  }

  /** Jumps are told in instructions, not in bytes, since the same instruction may be longer where the constant pool is larger. */
  #instructions(at: number): readonly Instruction[] {
    const start = at + 8
    const end = start + this.#view.getUint32(at + 4)
    const indices = new Map<number, number>()
    for (let pc = start; pc < end; pc += this.#length(pc, start)) indices.set(pc - start, indices.size)
    indices.set(end - start, indices.size)
    const indexOf = (pc: number) => indices.get(pc) ?? -1
    const instructions: Instruction[] = []
    for (let pc = start; pc < end; pc += this.#length(pc, start)) instructions.push(this.#instruction(pc, start, indexOf))
    const handlers = this.#handlers(end, indexOf)
    return handlers === '' ? instructions : [...instructions, { text: handlers }]
  }

  #handlers(at: number, indexOf: (pc: number) => number): string {
    let text = ''
    for (let left = this.#u2(at), entry = at + 2; left > 0; left--, entry += 8) {
      const [from, to, handler] = [entry, entry + 2, entry + 4].map(place => indexOf(this.#u2(place)))
      const caught = this.#u2(entry + 6)
      text += `catch ${from} ${to} ${handler} ${caught === 0 ? 'all' : this.#class(caught)};`
    }
    return text
  }

  #instruction(pc: number, start: number, indexOf: (pc: number) => number): Instruction {
    const opcode = this.#u1(pc)
    const here = indexOf(pc - start)
    const relative = (offset: number) => indexOf(pc - start + offset) - here
    if (opcode >= op.getstatic && opcode <= op.invokeinterface) return this.#memberInstruction(opcode, this.#u2(pc + 1))
    if (opcode === op.invokedynamic) return this.#dynamicInstruction(this.#u2(pc + 1))
    if (opcode === op.new || isTypeOperation(opcode)) {
      const dimensions = opcode === op.multianewarray ? ` ${this.#u1(pc + 3)}` : ''
      return { text: `${opcode} ${this.#class(this.#u2(pc + 1))}${dimensions}` }
    }
    if (opcode === op.ldc) return { text: `${op.ldc} ${this.#constant(this.#u1(pc + 1))}` }
    // Which of the two it is hangs on the size of the constant pool.
    if (opcode === op.ldcWide) return { text: `${op.ldc} ${this.#constant(this.#u2(pc + 1))}` }
    if (opcode === op.ldc2) return { text: `${opcode} ${this.#constant(this.#u2(pc + 1))}` }
    if (opcode === op.gotoWide || opcode === op.jsrWide) return { text: `${opcode} ${relative(this.#view.getInt32(pc + 1))}` }
    if (isJump(opcode)) return { text: `${opcode} ${relative(this.#view.getInt16(pc + 1))}` }
    if (opcode === op.tableswitch || opcode === op.lookupswitch)
      return { text: `${opcode} ${this.#switchText(pc, start, relative)}` }
    const text = `${opcode} ${this.#raw(pc + 1, this.#length(pc, start) - 1)}`
    const local = opcode === op.wide ? this.#u2(pc + 2) : localOf(opcode, this.#u1(pc + 1))
    return local === undefined ? { text } : { text, local }
  }

  #memberInstruction(opcode: number, index: number): Instruction {
    const { owner, name, descriptor } = this.#member(index)
    const member = `${owner}.${name}${descriptor}`
    const text = `${opcode} ${member}`
    if (opcode > op.putfield) return { text, calls: [member] }
    return opcode === op.putstatic || opcode === op.putfield ? { text, field: member } : { text }
  }

  #dynamicInstruction(index: number): Instruction {
    const at = this.#at(index)
    const [name, descriptor] = this.#nameAndType(this.#u2(at + 3))
    const entry = this.#bootstraps[this.#u2(at + 1)]
    const parts: string[] = []
    const calls: string[] = []
    if (entry !== undefined) {
      parts.push(this.#constant(this.#u2(entry)))
      for (let left = this.#u2(entry + 2), argument = entry + 4; left > 0; left--, argument += 2) {
        const constant = this.#u2(argument)
        parts.push(this.#constant(constant))
        const place = this.#at(constant)
        if (this.#u1(place) === tags.handle) {
          const { owner, name, descriptor } = this.#member(this.#u2(place + 2))
          calls.push(`${owner}.${name}${descriptor}`)
        }
      }
    }
    return { text: `${op.invokedynamic} ${name}${descriptor} ${parts.join(' ')}`, calls }
  }

  #switchText(pc: number, start: number, relative: (offset: number) => number): string {
    const at = start + ((pc - start + 4) & ~3)
    const [otherwise, second] = [this.#view.getInt32(at), this.#view.getInt32(at + 4)]
    const parts = [`else ${relative(otherwise)}`]
    if (this.#u1(pc) === op.tableswitch) {
      const last = this.#view.getInt32(at + 8)
      for (let key = second, place = at + 12; key <= last; key++, place += 4)
        parts.push(`${key} ${relative(this.#view.getInt32(place))}`)
    } else {
      for (let left = second, place = at + 8; left > 0; left--, place += 8)
        parts.push(`${this.#view.getInt32(place)} ${relative(this.#view.getInt32(place + 4))}`)
    }
    return parts.join(',')
  }

  #raw(from: number, length: number): string {
    let text = ''
    for (let i = 0; i < length; i++) text += `${i === 0 ? '' : ' '}${this.#u1(from + i)}`
    return text
  }

  /** Of the instruction at `pc`, with its operands. */
  #length(pc: number, start: number): number {
    const opcode = this.#u1(pc)
    if (opcode === op.tableswitch) {
      const at = start + ((pc - start + 4) & ~3)
      return at + 12 + 4 * (this.#view.getInt32(at + 8) - this.#view.getInt32(at + 4) + 1) - pc
    }
    if (opcode === op.lookupswitch) {
      const at = start + ((pc - start + 4) & ~3)
      return at + 8 + 8 * this.#view.getInt32(at + 4) - pc
    }
    if (opcode === op.wide) return this.#u1(pc + 1) === op.iinc ? 6 : 4
    return 1 + (operands[opcode] ?? 0)
  }

  #u1(at: number): number {
    return this.#bytes[at] ?? 0
  }

  #u2(at: number): number {
    return this.#view.getUint16(at)
  }

  #at(index: number): number {
    const at = this.#offsets[index] ?? 0
    if (at === 0) throw new RangeError(`there is no constant ${index}`)
    return at
  }

  #sizeOf(tag: number, at: number): number {
    switch (tag) {
      case tags.utf8:
        return 2 + this.#u2(at + 1)
      case tags.class:
      case tags.string:
      case tags.methodType:
      case 19:
      case 20:
        return 2
      case tags.handle:
        return 3
      case tags.long:
      case tags.double:
        return 8
      case tags.integer:
      case tags.float:
      case 9:
      case 10:
      case 11:
      case 12:
      case tags.dynamic:
      case 18:
        return 4
      default:
        throw new Error(`a class file with a constant of an unknown kind, ${tag}`)
    }
  }

  #utf8(index: number): string {
    const known = this.#texts[index]
    if (known !== undefined) return known
    const at = this.#at(index)
    const text = decoder.decode(this.#bytes.subarray(at + 3, at + 3 + this.#u2(at + 1)))
    this.#texts[index] = text
    return text
  }

  #class(index: number): string {
    return this.#utf8(this.#u2(this.#at(index) + 1))
  }

  #nameAndType(index: number): readonly [string, string] {
    const at = this.#at(index)
    return [this.#utf8(this.#u2(at + 1)), this.#utf8(this.#u2(at + 3))]
  }

  #member(index: number): MemberRef {
    const at = this.#at(index)
    const [name, descriptor] = this.#nameAndType(this.#u2(at + 3))
    return { owner: this.#class(this.#u2(at + 1)), name, descriptor }
  }

  #constant(index: number): string {
    const at = this.#at(index)
    const tag = this.#u1(at)
    switch (tag) {
      case tags.integer:
        return `int ${this.#view.getInt32(at + 1)}`
      case tags.float:
        return `float ${this.#view.getUint32(at + 1)}`
      case tags.long:
        return `long ${this.#view.getBigInt64(at + 1)}`
      case tags.double:
        return `double ${this.#view.getBigUint64(at + 1)}`
      case tags.class:
        return `class ${this.#class(index)}`
      case tags.string:
        return `string ${JSON.stringify(this.#utf8(this.#u2(at + 1)))}`
      case tags.methodType:
        return `type ${this.#utf8(this.#u2(at + 1))}`
      case tags.handle: {
        const { owner, name, descriptor } = this.#member(this.#u2(at + 2))
        return `handle ${this.#u1(at + 1)} ${owner}.${name}${descriptor}`
      }
      case tags.dynamic: {
        const [name, descriptor] = this.#nameAndType(this.#u2(at + 3))
        return `dynamic ${name}${descriptor}`
      }
      default:
        throw new Error(`a class file with a constant of kind ${tag} where a value should be`)
    }
  }
}

type Nesting = Pick<ClassFile, 'access' | 'isOpen' | 'isOpenInside' | 'around'>

function notNested(access: number): Nesting {
  return { access, isOpen: (access & flags.public) !== 0, isOpenInside: true, around: undefined }
}

/** Compilers name anonymous and local classes with a digit after the dollar. */
export function isUnnamed(name: string): boolean {
  return /\$\d/.test(name)
}

const decoder = new TextDecoder()

const op = {
  ldc: 18,
  ldcWide: 19,
  ldc2: 20,
  iastore: 79,
  sastore: 86,
  iinc: 132,
  tableswitch: 170,
  lookupswitch: 171,
  getstatic: 178,
  putstatic: 179,
  getfield: 180,
  putfield: 181,
  invokevirtual: 182,
  invokeinterface: 185,
  invokedynamic: 186,
  new: 187,
  anewarray: 189,
  checkcast: 192,
  instanceof: 193,
  wide: 196,
  multianewarray: 197,
  gotoWide: 200,
  jsrWide: 201,
} as const

/** anewarray, checkcast, instanceof, multianewarray: a type and little else. */
function isTypeOperation(opcode: number): boolean {
  return opcode === op.anewarray || opcode === op.checkcast || opcode === op.instanceof || opcode === op.multianewarray
}

function isJump(opcode: number): boolean {
  return (opcode >= 153 && opcode <= 168) || opcode === 198 || opcode === 199
}

/** `[[Lp/A;` as `p/A`; other names are returned as they are. */
function elementOf(type: string): string {
  return type.startsWith('[') ? type.replace(/^\[+L?/, '').replace(/;$/, '') : type
}

/** Bytes of operands for each opcode; the three that vary are reckoned above. */
const operands = operandLengths()

function operandLengths(): Uint8Array {
  const lengths = new Uint8Array(256)
  const set = (length: number, opcodes: readonly number[]) => {
    for (const opcode of opcodes) lengths[opcode] = length
  }
  set(1, [16, 18, 21, 22, 23, 24, 25, 54, 55, 56, 57, 58, 169, 188])
  set(2, [17, 19, 20, 132, 187, 189, 192, 193, 198, 199])
  for (let opcode = 153; opcode <= 168; opcode++) lengths[opcode] = 2
  for (let opcode = 178; opcode <= 184; opcode++) lengths[opcode] = 2
  set(3, [197])
  set(4, [185, 186, 200, 201])
  return lengths
}

/** The local variable that a load, store, iinc or ret is about. */
function localOf(opcode: number, operand: number): number | undefined {
  if ((opcode >= 21 && opcode <= 25) || (opcode >= 54 && opcode <= 58) || opcode === op.iinc || opcode === 169) return operand
  if (opcode >= 26 && opcode <= 45) return (opcode - 26) % 4
  if (opcode >= 59 && opcode <= 78) return (opcode - 59) % 4
  return undefined
}

/** The descriptors of a method's parameters. */
export function parametersOf(descriptor: string): readonly string[] {
  return descriptor.slice(1, descriptor.indexOf(')')).match(/\[*(?:L[^;]+;|[A-Z])/g) ?? []
}
