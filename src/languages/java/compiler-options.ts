/**
 * What a build tells javac, sorted by whom it is for. Options that change what the code means or whether it compiles go to
 * the compilers, and what must hold when it runs goes to the JVM too; all that is about warnings, plugins and debugging
 * is left out. Everything is one unnamed module, so whatever is opened to a module is opened to that.
 */
export interface CompilerOptions {
  /** Each one word, `--add-exports=java.base/sun.nio.ch=ALL-UNNAMED`. */
  readonly compiler: readonly string[]
  readonly jvm: readonly string[]
  /** For annotation processors: `-Akey=value`. */
  readonly processor: readonly string[]
}

/** `isOfJdk`: whether the JDK has a module of this name; the others are the program's own or its libraries'. */
export function readCompilerOptions(given: readonly string[], isOfJdk: (module: string) => boolean): CompilerOptions {
  const exported = valuesOf(given, '--add-exports').flatMap(value => toUnnamed('--add-exports', value, isOfJdk))
  const opened = valuesOf(given, '--add-opens').flatMap(value => toUnnamed('--add-opens', value, isOfJdk))
  const added = modules('--add-modules', given, name => name === 'ALL-SYSTEM' || isOfJdk(name))
  const preview = given.filter(option => option === '--enable-preview').slice(0, 1)
  return {
    compiler: [
      ...preview,
      ...given.filter(option => option === '-parameters').slice(0, 1),
      ...exported,
      ...added,
      ...modules('--limit-modules', given, isOfJdk),
    ],
    jvm: [...preview, ...exported, ...opened, ...added],
    processor: given.filter(option => /^-A./.test(option)),
  }
}

/** Given as `--name value` or `--name=value`. */
function valuesOf(given: readonly string[], name: string): readonly string[] {
  return given.flatMap((option, at) => {
    if (option.startsWith(`${name}=`)) return [option.slice(name.length + 1)]
    const next = given[at + 1]
    return option === name && next !== undefined ? [next] : []
  })
}

function toUnnamed(name: string, value: string, isOfJdk: (module: string) => boolean): readonly string[] {
  const [, module = '', pack = ''] = /^([\w.]+)\/([\w.]+)=/.exec(value) ?? []
  return isOfJdk(module) ? [`${name}=${module}/${pack}=ALL-UNNAMED`] : []
}

function modules(name: string, given: readonly string[], isWanted: (module: string) => boolean): readonly string[] {
  const named = valuesOf(given, name).flatMap(value => value.split(',').map(module => module.trim()))
  const wanted = [...new Set(named.filter(isWanted))]
  return wanted.length === 0 ? [] : [`${name}=${wanted.join(',')}`]
}
