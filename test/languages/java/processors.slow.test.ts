/** Programs part of which is written by annotation processors. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classesJar } from '../../../corpus/releases.js'
import { pickJdk } from '../../../src/jvm/jdk.js'
import { openJava } from '../../../src/languages/java/java.js'
import { asVersions, type Files, type Pair } from '../../../src/model/index.js'
import { byDefault, check } from '../../../src/oracle/check.js'
import { folder } from '../../support/assay.js'

const processor = `package tool;
import java.io.*;
import java.util.*;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.*;
@SupportedAnnotationTypes("tool.Valued")
@SupportedOptions("prefix")
public class ValueProcessor extends AbstractProcessor {
  @Override public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
  @Override public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) for (Element type : round.getElementsAnnotatedWith(annotation)) {
      String name = "AutoValue_" + type.getSimpleName();
      String value = processingEnv.getOptions().getOrDefault("prefix", "") + type.getAnnotation(Valued.class).value();
      try (Writer out = processingEnv.getFiler().createSourceFile("p." + name, type).openWriter()) {
        out.write("package p; class " + name + " { String value() { return \\"" + value + "\\"; } }");
      } catch (IOException e) { throw new UncheckedIOException(e); }
    }
    return true;
  }
}`

/** A folder of class files with a processor that writes a class, and its annotation. */
function valueProcessor(): string {
  const root = folder({
    'tool/Valued.java': 'package tool; public @interface Valued { String value(); }',
    'tool/ValueProcessor.java': processor,
    'META-INF/services/javax.annotation.processing.Processor': 'tool.ValueProcessor',
  })
  const sources = ['tool/Valued.java', 'tool/ValueProcessor.java'].map(file => join(root, file))
  execFileSync(join(pickJdk({ min: 17 }).home, 'bin/javac'), ['-proc:none', '-d', root, ...sources])
  return root
}

async function judge(pair: Pair, path: readonly string[], processors: readonly string[]) {
  await using java = openJava({ load: 'one', classpath: path, processors, compilerOptions: ['-Aprefix=the '] })
  return (await check(asVersions(pair), java, { ...byDefault, sequences: 500 })).result
}

const valued = (value: string): Files => ({
  'p/Foo.java': `package p; @tool.Valued("${value}") public class Foo { public String shown() { return new AutoValue_Foo().value(); } }`,
})

test('what an annotation processor writes is part of the program, in each version its own', async () => {
  const tool = valueProcessor()
  const pair = { before: valued('first'), after: valued('second') }
  expect((await judge(pair, [tool], [])).verdict).toMatchObject({
    reason: 'before-does-not-compile',
    advice: expect.arrayContaining([expect.stringMatching(/^missing types AutoValue_Foo look generated/)]),
  })
  expect((await judge(pair, [tool], [tool])).verdict).toMatchObject({
    kind: 'changed',
    witness: { before: '"the first"', after: '"the second"' },
  })
})

test('processors that fail are named in the evidence, and the program is judged without them', async () => {
  const tool = valueProcessor()
  writeFileSync(join(tool, 'META-INF/services/javax.annotation.processing.Processor'), 'tool.Gone')
  const plain = (n: number) => ({ 'p/A.java': `package p; public class A { public int m() { return ${n}; } }` })
  const { verdict, evidence } = await judge({ before: plain(1), after: plain(2) }, [tool], [tool])
  expect(verdict).toMatchObject({ kind: 'changed' })
  expect(evidence?.notes).toEqual([expect.stringMatching(/^the annotation processors failed: .*tool\.Gone/)])
})

test('a program with Lombok is run as javac compiles it with Lombok at work', { timeout: 180_000 }, async () => {
  const lombok = await classesJar({ group: 'org.projectlombok', artifact: 'lombok' }, '1.18.42')
  const program = (result: string): Files => ({
    'p/Point.java': `package p;\nimport lombok.Value;\n@Value\npublic class Point {\n  int x;\n  public int twice() { return ${result}; }\n}`,
    'p/User.java': 'package p;\npublic class User { public int m(int a) { return new Point(a).twice(); } }',
  })
  const { verdict, evidence } = await judge({ before: program('2 * getX()'), after: program('2 + getX()') }, [lombok], [lombok])
  expect(verdict).toMatchObject({ kind: 'changed' })
  expect(evidence?.notes).toEqual(["Lombok works with javac alone: only javac's class files were run"])
  const broken = await judge({ before: program('2 * getX()'), after: program('gone') }, [lombok], [lombok])
  expect(broken.verdict).toMatchObject({ kind: 'uncompilable', diagnostics: [{ file: 'p/Point.java', line: 6 }] })
})
