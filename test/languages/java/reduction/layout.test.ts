import { expect, test } from 'vitest'
import { laidOut } from '../../../../src/languages/java/reduction/layout.js'
import { javaParser } from '../../../../src/languages/java/syntax/parser.js'

const modern = `package p;

import a.B;
import static q.C.*;

@Foo(x = 1, y = "a b") public abstract class A<T extends B & C> extends C<T, int[]> implements D, E<List<List<X>>> {
    int f = 1, g;
    final static int[] h = {1, 2};

    enum E {
        A, B(1) {
            void x() {}
        };
        int y;

        E() {}
    }

    record R(int a, T... b) {
        R {
            a = -1;
        }
    }

    interface I {
        void m();

        default int n() {
            return ++i - j--;
        }
    }

    static {
        x();
    }

    A(int x) throws Y, Z {
        super(x);
    }

    @Override public <T> T m(final @X int a, long b) {
        for (int i = 0; i < 10; i++) {
            if (a > b && !c) return (T) x;
            else if (x) {
                y++;
            } else z();
        }
        for (X x : xs) {}
        do {
            x();
        } while (x);
        try (var r = open(); var q = z) {
            x();
        } catch (A | B e) {
            throw new X("}");
        } finally {}
        switch (x) {
            case 1:
            case 2:
                a();
                break;
            default:
                b();
        }
        int y = switch (x) {
            case 1 -> 2;
            case A a when a.x > 1 -> {
                yield 3;
            }
            default -> throw e;
        };
        Runnable r = () -> {
            x();
        };
        F<?> f = (a, b) -> a + b;
        G g = A::new;
        int[][] z = new int[3][];
        z[1] = x instanceof Y y ? 1 : 2;
        new A() {
            int q;

            void w() {}
        }.w();
        String s = """
  a
     b""";
        A.this.m();
        return null;
    }
}

class B {
}
`

test('Java as people write it stays as it is', async () => {
  const parse = await javaParser()
  const root = parse(modern)
  expect(root === undefined ? undefined : laidOut(modern, root).text).toBe(modern)
})

test('without its layout and with comments it comes out the same', async () => {
  const parse = await javaParser()
  const [before = '', block = '', behind = ''] = modern.split('"""')
  const crammed = [before, behind].map(text => `/* é */ ${text.replace(/\s+/g, ' ')} // end\n`).join(`"""${block}"""`)
  const root = parse(crammed)
  expect(root === undefined ? undefined : laidOut(crammed, root).text).toBe(modern)
})
