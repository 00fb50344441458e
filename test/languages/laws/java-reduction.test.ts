/** The reduction of Java under the laws. */
import { languages } from '../../../src/languages/languages.js'
import type { Example } from '../../../src/languages/reduction.js'
import { reductionLaws } from './reduction.js'

const [java] = languages

/** The target is the first text like this. */
function example(files: Example['files'], file: string, target: string, parameters: Example['parameters'] = {}): Example {
  const start = (files[file] ?? '').indexOf(target)
  return { files, target: { file, start, end: start + target.length }, parameters }
}

const family = {
  'p/A.java': 'package p;\n\npublic class A {\n  protected int k(long a) {\n    return 10;\n  }\n\n  int f = 1, g;\n}\n',
  'q/B.java': `package q;

import p.A;

public class B extends A {
  public static int count = 0;

  public long m() {
    return this.k(2) + super.k(3);
  }

  int k(int a) {
    return a > 1 ? count : 20;
  }
}
`,
}
const renamed = Object.fromEntries(
  Object.entries(family).map(([path, text]) => [
    path.replace('B.java', 'D.java'),
    text
      .replace(/\bB\b/g, 'D')
      .replace(/\bm\b/g, 'run')
      .replace(/\bcount\b/g, 'sum'),
  ]),
)
const modern = {
  'Shape.java': `sealed interface Shape permits Circle, Square {
  default double area() {
    return switch (this) {
      case Circle c -> c.r() * c.r() * 3;
      case Square s -> s.side() * s.side();
    };
  }
}

record Circle(double r) implements Shape {}

record Square(double side) implements Shape {}
`,
}

reductionLaws(java, {
  examples: [
    example(family, 'q/B.java', 'm()', { newName: 'k' }),
    example(family, 'p/A.java', 'f = 1', { newName: 'h' }),
    example(modern, 'Shape.java', 'area'),
  ],
  alike: [example(family, 'q/B.java', 'm()', { newName: 'k' }), example(renamed, 'q/D.java', 'run()', { newName: 'k' })],
})
