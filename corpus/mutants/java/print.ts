/**
 * The text of a tree. As people read it, or `metered` for the run that establishes the truth: then every version lies below a
 * package of its own, and every loop and every body burns fuel, so that none runs for ever.
 */
import type {
  Block,
  Case,
  EnumConstant,
  Expression,
  Member,
  Method,
  Param,
  Program,
  Statement,
  Switch,
  TypeDeclaration,
  Unit,
} from './tree.js'

export type Files = Readonly<Record<string, string>>

export function print(program: Program): Files {
  return Object.fromEntries(program.map(unit => [pathOf(unit), new Printer(null, []).unit(unit)]))
}

/** The same program below the package `root`, with fuel from `fuel.Fuel`. */
export function printMetered(program: Program, root: string): Files {
  const packages = program.map(unit => unit.package)
  return Object.fromEntries(program.map(unit => [`${root}/${pathOf(unit)}`, new Printer(root, packages).unit(unit)]))
}

export function pathOf(unit: Unit): string {
  const main = unit.types.find(type => type.modifiers.includes('public')) ?? unit.types[0]
  return `${unit.package.replaceAll('.', '/')}/${main?.name}.java`
}

/** Weakest first. */
const operators: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '>', '<=', '>=', 'instanceof'],
  ['<<', '>>', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
]

const strongest = operators.length + 2

class Printer {
  constructor(
    private readonly root: string | null,
    private readonly packages: readonly string[],
  ) {}

  unit(unit: Unit): string {
    const prefix = this.root === null ? '' : `${this.root}.`
    const imports = unit.imports.map(text => (this.packages.some(name => text.startsWith(`${name}.`)) ? prefix + text : text))
    const head = [`package ${prefix}${unit.package};`, '', ...imports.map(text => `import ${text};`)]
    const types = unit.types.map(type => `\n${this.type(type, '')}\n`)
    return `${head.join('\n')}\n${types.join('')}`
  }

  private type(type: TypeDeclaration, indent: string): string {
    const list = (word: string, names: readonly string[]) => (names.length === 0 ? '' : ` ${word} ${names.join(', ')}`)
    const components = type.sort === 'record' ? this.params(type.components) : ''
    const parents = list('extends', type.extends) + list('implements', type.implements) + list('permits', type.permits)
    const head = `${modifiers(type.modifiers)}${type.sort} ${type.name}${type.typeParams}${components}${parents} {`
    const inner = `${indent}  `
    const constants = type.constants.map(constant => this.constant(constant, inner)).join(', ')
    const enumHead = type.sort === 'enum' ? `${inner}${constants}${type.members.length === 0 ? '' : ';'}\n` : ''
    return `${indent}${head}\n${enumHead}${this.members(type.members, inner)}${indent}}`
  }

  private constant({ name, args, body }: EnumConstant, indent: string): string {
    const given = args.length === 0 ? '' : `(${this.expressions(args)})`
    return `${name}${given}${body === null ? '' : ` {\n${this.members(body, `${indent}  `)}${indent}}`}`
  }

  private members(members: readonly Member[], indent: string): string {
    return members.map(member => `${this.member(member, indent)}\n`).join('')
  }

  private member(member: Member, indent: string): string {
    switch (member.kind) {
      case 'type':
        return this.type(member, indent)
      case 'initializer':
        return `${indent}${member.static ? 'static ' : ''}${this.block(member.body, indent)}`
      case 'field': {
        const init = member.init === null ? '' : ` = ${this.expression(member.init)}`
        return `${indent}${modifiers(member.modifiers)}${member.type} ${member.name}${init};`
      }
      case 'method':
        return this.method(member, indent)
    }
  }

  private method(method: Method, indent: string): string {
    const generic = method.typeParams === '' ? '' : `${method.typeParams} `
    const type = method.type === null ? '' : `${method.type} `
    const throws = method.throws.length === 0 ? '' : ` throws ${method.throws.join(', ')}`
    const params = method.compact ? '' : this.params(method.params)
    // A constructor may have to begin with a call of another.
    const burns = method.type !== null || method.compact
    const body = method.body === null ? ';' : ` ${this.block(method.body, indent, burns)}`
    return `${indent}${modifiers(method.modifiers)}${generic}${type}${method.name}${params}${throws}${body}`
  }

  private params(params: readonly Param[]): string {
    return `(${params.map(p => `${p.final ? 'final ' : ''}${p.type}${p.varargs ? '...' : ''} ${p.name}`).join(', ')})`
  }

  private block({ body }: Block, indent: string, burns = false): string {
    const burning = burns && this.root !== null ? [`${indent}  fuel.Fuel.burn();`] : []
    const lines = [...burning, ...body.map(statement => this.statement(statement, `${indent}  `))]
    return `{\n${lines.map(line => `${line}\n`).join('')}${indent}}`
  }

  statement(statement: Statement, indent: string): string {
    switch (statement.kind) {
      case 'block':
        return indent + this.block(statement, indent)
      case 'local': {
        const vars = statement.vars.map(({ name, init }) => (init === null ? name : `${name} = ${this.expression(init)}`))
        return `${indent}${statement.final ? 'final ' : ''}${statement.type} ${vars.join(', ')};`
      }
      case 'expression':
        return `${indent}${this.expression(statement.expression)};`
      case 'if': {
        const { test, yes, otherwise } = statement
        const head = `${indent}if (${this.expression(test)})`
        // An else must not be taken by an if further in.
        const open = otherwise !== null && ['if', 'for', 'for-each', 'while'].includes(yes.kind)
        const first = this.nested(open ? asBlock(yes) : yes, indent)
        if (otherwise === null) return head + first
        const second =
          otherwise.kind === 'if' ? ` ${this.statement(otherwise, indent).trimStart()}` : this.nested(otherwise, indent)
        return `${head}${first}${first.startsWith(' ') ? ' ' : `\n${indent}`}else${second}`
      }
      case 'for': {
        const init = statement.init.map(part => this.statement(part, '').replace(/;$/, '')).join(', ')
        const test = statement.test === null ? '' : ` ${this.expression(statement.test)}`
        const update = statement.update.length === 0 ? '' : ` ${this.expressions(statement.update)}`
        return `${indent}for (${init};${test};${update})${this.nested(statement.body, indent, true)}`
      }
      case 'for-each':
        return `${indent}for (${statement.type} ${statement.name} : ${this.expression(statement.over)})${this.nested(statement.body, indent, true)}`
      case 'while':
        return `${indent}while (${this.expression(statement.test)})${this.nested(statement.body, indent, true)}`
      case 'do-while':
        return `${indent}do${this.nested(asBlock(statement.body), indent, true)} while (${this.expression(statement.test)});`
      case 'switch':
        return indent + this.switch(statement, indent)
      case 'return':
        return `${indent}return${statement.value === null ? '' : ` ${this.expression(statement.value)}`};`
      case 'throw':
        return `${indent}throw ${this.expression(statement.value)};`
      case 'yield':
        return `${indent}yield ${this.expression(statement.value)};`
      case 'jump':
        return `${indent}${statement.to};`
      case 'try': {
        const catches = statement.catches.map(c => ` catch (${c.type} ${c.name}) ${this.block(c.body, indent)}`).join('')
        const last = statement.finally === null ? '' : ` finally ${this.block(statement.finally, indent)}`
        return `${indent}try ${this.block(statement.body, indent)}${catches}${last}`
      }
    }
  }

  private nested(statement: Statement, indent: string, burns = false): string {
    if (statement.kind === 'block' || (burns && this.root !== null)) return ` ${this.block(asBlock(statement), indent, burns)}`
    return `\n${this.statement(statement, `${indent}  `)}`
  }

  private switch({ subject, arrows, cases }: Switch, indent: string): string {
    const inner = `${indent}  `
    const lines = cases.map(one => this.case(one, arrows, inner))
    return `switch (${this.expression(subject)}) {\n${lines.join('')}${indent}}`
  }

  private case({ labels, body }: Case, arrows: boolean, indent: string): string {
    const head = `${indent}${labels.length === 0 ? 'default' : `case ${this.expressions(labels)}`}`
    if (arrows) return `${head} -> ${body.map(statement => this.statement(statement, indent).trimStart()).join('')}\n`
    return `${head}:\n${body.map(statement => `${this.statement(statement, `${indent}  `)}\n`).join('')}`
  }

  private expressions(list: readonly Expression[]): string {
    return list.map(item => this.expression(item)).join(', ')
  }

  /** In parentheses if it binds weaker than what is around it. */
  expression(e: Expression, around = -3): string {
    const text = this.bare(e)
    return strength(e) < around ? `(${text})` : text
  }

  private bare(e: Expression): string {
    switch (e.kind) {
      case 'literal':
        return e.text
      case 'name':
        return e.name
      case 'paren':
        return `(${this.expression(e.inner)})`
      case 'field-access':
        return `${this.expression(e.on, strongest)}.${e.name}`
      case 'call':
        return `${e.on === null ? '' : `${this.expression(e.on, strongest)}.`}${e.name}(${this.expressions(e.args)})`
      case 'new':
        return `new ${e.type}(${this.expressions(e.args)})${e.body === null ? '' : ` {\n${this.members(e.body, '      ')}    }`}`
      case 'new-array': {
        const sizes = e.sizes.map(size => `[${this.expression(size)}]`).join('')
        return `new ${e.element}${sizes}${'[]'.repeat(e.more)}${e.init === null ? '' : ` ${this.expression(e.init)}`}`
      }
      case 'array-init':
        return `{${this.expressions(e.elements)}}`
      case 'index':
        return `${this.expression(e.on, strongest)}[${this.expression(e.at)}]`
      case 'unary': {
        const operand = this.expression(e.operand, strongest - 1)
        return e.op + (operand.startsWith(e.op.slice(-1)) ? ` ${operand}` : operand)
      }
      case 'postfix':
        return this.expression(e.operand, strongest) + e.op
      case 'binary': {
        const mine = strength(e)
        return `${this.expression(e.left, mine)} ${e.op} ${this.expression(e.right, mine + 1)}`
      }
      case 'instanceof':
        return `${this.expression(e.value, strength(e))} instanceof ${e.type}${e.binding === null ? '' : ` ${e.binding}`}`
      case 'assign':
        return `${this.expression(e.target, strongest)} ${e.op} ${this.expression(e.value, -2)}`
      case 'conditional':
        return `${this.expression(e.test, 0)} ? ${this.expression(e.yes, -1)} : ${this.expression(e.no, -1)}`
      case 'cast':
        return `(${e.type}) ${this.expression(e.value, e.value.kind === 'lambda' ? -3 : strongest - 1)}`
      case 'lambda': {
        const [only] = e.params
        const params =
          only !== undefined && e.params.length === 1 && only.type === ''
            ? only.name
            : `(${e.params.map(p => `${p.type} ${p.name}`.trim()).join(', ')})`
        return `${params} -> ${e.body.kind === 'block' ? this.block(e.body, '    ') : this.expression(e.body)}`
      }
      case 'reference':
        return `${this.expression(e.on, strongest)}::${e.name}`
      case 'switch':
        return this.switch(e, '    ')
    }
  }
}

function strength(e: Expression): number {
  switch (e.kind) {
    case 'lambda':
      return -3
    case 'assign':
      return -2
    case 'conditional':
      return -1
    case 'binary':
      return operators.findIndex(level => level.includes(e.op))
    case 'instanceof':
      return operators.findIndex(level => level.includes('instanceof'))
    case 'unary':
    case 'cast':
      return strongest - 1
    case 'switch':
      return -1
    case 'literal':
      return e.text.startsWith('-') ? strongest - 1 : strongest
    case 'new-array':
      return strongest - 1
    default:
      return strongest
  }
}

function asBlock(statement: Statement): Block {
  return statement.kind === 'block' ? statement : { kind: 'block', body: [statement] }
}

function modifiers(words: readonly string[]): string {
  return words.map(word => `${word} `).join('')
}
